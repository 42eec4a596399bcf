package design;

import dev.partita.*;
import java.util.List;

@Partition("CUST#{customerId}") @Sort("ORDER#{id}")
public record Order(String customerId, String id, List<String> notes) {}
