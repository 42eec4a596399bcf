package design;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("an order")
    Optional<Order> order(String customerId, String id);

    @AccessPattern("the order of a parcel")
    Optional<Order> ofParcel(String parcel, String id);

    @Update(Order.class) void setTotal(String customerId, String id, @Assign int total); // error: WRI024 "the copy byParcel, PARCEL#{parcel} / ORDER#{id}, has to be changed as well"
}
