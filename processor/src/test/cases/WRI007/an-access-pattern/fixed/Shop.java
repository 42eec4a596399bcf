package design;

import dev.partita.AccessPattern;
import dev.partita.Table;
import java.util.List;

@Table(name = "Shop", items = LineItem.class)
public interface Shop {

    @AccessPattern("an order's items")
    List<LineItem> items(String orderId);
}
