package shop;

import dev.partita.*;
import java.time.LocalDate;

@Partition("CUST#{customerId}") @Sort("ORDER#{placedOn}#{id}")
@CopyKey(name = "byOrder", partition = "ORDER#{id}", sort = "HEAD")
@IndexKey(index = "GSI1", partition = "WH#{warehouse}", sort = "{placedOn}#{id}", when = "status = OPEN")
public record Order(
        String customerId, LocalDate placedOn, String id, String warehouse, Status status, int total) {}
