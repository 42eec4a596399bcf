package shop;

import dev.partita.*;

@Embedded
public record Address(String street, String city) {}
