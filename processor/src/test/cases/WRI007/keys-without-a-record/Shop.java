package design;

import dev.partita.AccessPattern;
import dev.partita.Batch;
import dev.partita.Table;
import java.util.List;

@Table(name = "Shop", items = LineItem.class)
public interface Shop {

    @AccessPattern("an order's items")
    List<LineItem> items(String orderId);

    @Batch List<LineItem> all(List<String> keys); // error: WRI007 "Shop.all: without @Put or @Delete a @Batch gets the items of one List of records with @KeyOf; found List<String>."
}
