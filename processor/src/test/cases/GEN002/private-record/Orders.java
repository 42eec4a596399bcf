package shop;

import dev.partita.*;

public final class Orders {

    private Orders() {}

    @Partition("ORDER#{id}")
    private record Order(String id, int total) {} // error: GEN002 "Orders.Order: generated code can't see it, since it is private"
}
