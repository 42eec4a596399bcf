package shop;

import dev.partita.*;

@Partition("ADDRESS#{id}")
public record Address(String id, String street, String city) {}
