package design;

import dev.partita.*;

@Partition("CUST#{customerId}") @Sort("ORDER#{id}")
@CopyKey(name = "byParcel", partition = "PARCEL#{parcel}", sort = "ORDER#{id}")
public record Order(String customerId, String id, String parcel, int total) {}
