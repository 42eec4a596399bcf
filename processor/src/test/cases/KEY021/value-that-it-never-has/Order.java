package shop;

import dev.partita.*;

@Partition("CUST#{customerId}") @Sort("ORDER#{id}")
@IndexKey(index = "GSI1", partition = "WH#{warehouse}", sort = "{id}",
        when = "status = Open") // error: KEY021 "Order.status is Status, and Open is no value of it: expected one of OPEN, SHIPPED"
public record Order(String customerId, String id, String warehouse, Status status) {}
