package design;

import dev.partita.AccessPattern;
import dev.partita.Batch;
import dev.partita.Table;
import java.util.List;

@Table(name = "Shop", items = LineItem.class)
public interface Shop {

    @Batch // error: WRI007 "Shop.items: @Batch goes with @Put or @Delete, or alone with a list of keys to get, and not with @AccessPattern."
    @AccessPattern("an order's items")
    List<LineItem> items(String orderId);
}
