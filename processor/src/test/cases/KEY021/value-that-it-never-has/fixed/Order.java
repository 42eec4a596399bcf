package shop;

import dev.partita.*;

@Partition("CUST#{customerId}") @Sort("ORDER#{id}")
@IndexKey(index = "GSI1", partition = "WH#{warehouse}", sort = "{id}",
        when = "status = OPEN")
public record Order(String customerId, String id, String warehouse, Status status) {}
