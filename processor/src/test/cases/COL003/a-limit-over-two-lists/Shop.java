package shop;

import dev.partita.*;

@Table(name = "Shop", items = {Order.class, LineItem.class, Parcel.class})
public interface Shop {

    @AccessPattern(value = "an order with its line items and parcels", limit = 50)
    OrderDetails details(String orderId); // error: COL003 "Shop.details(orderId): limit counts the items of the one part that is a List, found 2 such parts."
}
