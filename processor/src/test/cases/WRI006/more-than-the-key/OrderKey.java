package design;

import dev.partita.KeyOf;
import java.time.LocalDate;

@KeyOf(Order.class)
public record OrderKey(String customerId, LocalDate placedOn, String id, int total) {} // error: WRI006 "OrderKey.total: the primary key of Order has no component total: it has customerId, placedOn, id."
