package shop;

import dev.partita.*;

@View(Customer.class)
public record CustomerName(String name) {}
