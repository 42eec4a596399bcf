package design;

import dev.partita.AccessPattern;
import dev.partita.Batch;
import dev.partita.Table;
import java.util.List;
import java.util.Map;

@Table(name = "Shop", items = LineItem.class)
public interface Shop {

    @AccessPattern("an order's items")
    List<LineItem> items(String orderId);

    @Batch Map<LineItemKey, LineItem> all(List<LineItemKey> keys);
}
