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

    @Batch LineItem[] all(List<LineItemKey> keys); // error: WRI007 "it returns LineItem[], but a @Batch of a List<LineItemKey> returns List<LineItem> or Map<LineItemKey, LineItem>."
}
