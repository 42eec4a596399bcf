package shop;

import dev.partita.ItemCollection;
import java.util.List;

/** An order with its line items. */
@ItemCollection
public record OrderWithItems(Order order, List<LineItem> items) {}
