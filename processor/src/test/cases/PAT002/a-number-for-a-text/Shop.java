package shop;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Shop", items = Customer.class)
public interface Shop {

    @AccessPattern("a customer")
    Optional<Customer> customer(long id); // error: PAT002 "Shop.customer(id): id is of type long, expected String"
}
