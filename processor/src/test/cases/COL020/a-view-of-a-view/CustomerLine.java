package shop;

import dev.partita.*;

@View(Customer.class)
public record CustomerLine(String id, String name) {}
