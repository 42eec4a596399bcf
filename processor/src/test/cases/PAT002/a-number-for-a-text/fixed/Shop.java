package shop;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Customer.class)
public interface Shop {

    @AccessPattern("a customer")
    Optional<Customer> customer(String id);
}
