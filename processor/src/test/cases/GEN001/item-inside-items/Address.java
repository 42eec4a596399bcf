package shop;

import dev.partita.*;

@Partition("ADDRESS#{id}")
@Embedded
public record Address(String id, String street, String city) {} // error: GEN001 "Address: an item can't be @Embedded as well."
