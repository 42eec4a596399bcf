package design;

import dev.partita.*;
import java.time.LocalDate;

@Partition("CUST#{customerId}") @Sort("ORDER#{id}")
@IndexKey(index = "GSI1", partition = "WH#{warehouse}", sort = "{placedOn}#{id}", when = "status = OPEN")
public record Order(String customerId, String id, LocalDate placedOn, String warehouse, Status status) {}
