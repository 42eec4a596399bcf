package design;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order")
    Optional<Order> order(String customerId, String id);

    @AccessPattern("the order of a parcel")
    Optional<Order> ofParcel(String parcel, String id);

    @Update(Order.class) void repack(String customerId, String id, @Assign String parcel); // error: WRI024 "Shop.repack: it changes the key of the copy byParcel"
}
