package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Shop", items = Order.class)
public interface Shop {

    @AccessPattern("a customer's orders")
    List<Order> orders(String customer);

    @AccessPattern("a customer's orders with a word in their note")
    List<Order> noted(
            String customer,
            String noteContains); // error: PAT026 "Shop.noted(customer, noteContains): noteContains looks for a part of note"
}
