package shop;

import dev.partita.*;

@Partition("ORDER#{id}")
public final class Order { // error: GEN001 "Order: @Partition stands on a record, and this is none."

    private final String id;

    public Order(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }
}
