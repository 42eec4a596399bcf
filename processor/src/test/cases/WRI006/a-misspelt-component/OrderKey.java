package design;

import dev.partita.KeyOf;
import java.time.LocalDate;

@KeyOf(Order.class)
public record OrderKey(LocalDate placedOn, String id, String customer) {} // error: WRI006 "OrderKey.customer: the primary key of Order has no component customer; did you mean customerId?"
