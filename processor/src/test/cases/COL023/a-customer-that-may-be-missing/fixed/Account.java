package shop;

import dev.partita.*;
import java.util.List;
import java.util.Optional;

@ItemCollection
public record Account(Optional<Customer> customer, List<Order> orders) {}
