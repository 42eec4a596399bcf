package shop;

import dev.partita.*;

@View(Address.class) // error: COL020 "City: a view shows components of an item, and Address is no record with @Partition."
public record City(String city) {}
