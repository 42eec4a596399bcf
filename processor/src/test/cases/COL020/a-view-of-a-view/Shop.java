package shop;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Customer.class)
public interface Shop {

    @AccessPattern("a customer's name")
    Optional<CustomerName> name(String id);
}
