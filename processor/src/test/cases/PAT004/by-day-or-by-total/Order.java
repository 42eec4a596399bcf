package shop;

import dev.partita.*;
import java.time.LocalDate;

@Partition("CUST#{customerId}") @Sort("ORDER#{placedOn}#{id}")
@IndexKey(index = "GSI1", partition = "CUST#{customerId}", sort = "{total:8}#{id}")
public record Order(String customerId, LocalDate placedOn, String id, int total) {}
