package shop;

import dev.partita.*;

@Partition("CUST#{customer}") @Sort("ORDER#{id}")
@CopyKey( // error: IDX003 "Order: its copy byId has the key attributes of the index byWarehouse too"
        name = "byId", partition = "ORDER#{id}", sort = "HEAD")
@IndexKey(index = "byWarehouse")
public record Order(String customer, String id, String warehouse) {}
