package design;

import dev.partita.KeyOf;
import java.time.LocalDate;

@KeyOf(Order.class)
public record OrderKey(String customerId, LocalDate placedOn) {} // error: WRI006 "OrderKey: the primary key of Order also has id."
