package shop;

import dev.partita.*;

@Partition("ORDER#{orderId}") @Sort("PARCEL#{number:2}")
public record Parcel(String orderId, int number, String carrier) {}
