package design;

import dev.partita.KeyOf;
import java.time.LocalDate;

@KeyOf(Order.class)
public record OrderKey(String customerId, String placedOn, String id) {} // error: WRI006 "OrderKey.placedOn: it is String, but Order.placedOn is LocalDate."
