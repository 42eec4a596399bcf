package shop;

import dev.partita.*;

@Partition("ORDER#{id}")
public record Order(String id, int total) { // error: IDX007 "shop.Order and billing.Order would both have \"Order\" in kind."
}
