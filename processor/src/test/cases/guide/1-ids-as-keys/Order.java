package shop;

import dev.partita.*;
import java.time.LocalDate;

@Partition("{id}") // error: KEY004 "Customer and Order can write the same key."
public record Order(
        String customerId, LocalDate placedOn, String id, String warehouse, Status status, int total) {}
