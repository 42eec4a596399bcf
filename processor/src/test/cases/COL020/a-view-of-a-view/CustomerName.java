package shop;

import dev.partita.*;

@View(CustomerLine.class) // error: COL020 "CustomerName: a view shows components of an item, and CustomerLine is no record with @Partition."
public record CustomerName(String name) {}
