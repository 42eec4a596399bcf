package shop;

import dev.partita.*;
import java.util.List;

@ItemCollection
public record OrderWithItems(Order order, List<LineItem> items) {}
