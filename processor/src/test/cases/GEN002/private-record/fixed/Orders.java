package shop;

import dev.partita.*;

public final class Orders {

    private Orders() {}

    @Partition("ORDER#{id}")
    record Order(String id, int total) {}
}
