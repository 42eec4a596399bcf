package shop;

import dev.partita.*;
import java.time.LocalDate;
import java.util.List;

@Table(name = "Shop", items = {Order.class, Invoice.class})
public interface Shop {

    @AccessPattern("a customer's orders")
    List<Order> orders(String customerId);

    @AccessPattern("a customer's invoices")
    List<Invoice> invoices(String customerId);

    @Put void save(Order order);
    @Put void save(Invoice invoice);
}
