package shop;

import dev.partita.*;
import java.util.List;

@ItemCollection
public record OrderDetails(Order order, List<LineItem> items, List<Parcel> parcels) {}
