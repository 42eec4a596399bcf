package shop;

import dev.partita.*;

@Partition("CUST#{customer}") @Sort("ORDER#{id}")
@CopyKey(name = "byId", partition = "ORDER#{id}", sort = "HEAD")
@IndexKey(index = "byWarehouse", partition = "WH#{warehouse}")
public record Order(String customer, String id, String warehouse) {}
