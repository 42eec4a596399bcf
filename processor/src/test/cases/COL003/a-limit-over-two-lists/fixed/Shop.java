package shop;

import dev.partita.*;

@Table(name = "Shop", items = {Order.class, LineItem.class, Parcel.class})
public interface Shop {

    @AccessPattern("an order with its line items and parcels")
    OrderDetails details(String orderId);
}
