package design;

import dev.partita.AccessPattern;
import dev.partita.Batch;
import dev.partita.Put;
import dev.partita.Table;
import java.util.List;
import static dev.partita.When.ABSENT;

@Table(name = "Shop", items = LineItem.class)
public interface Shop {

    @AccessPattern("an order's items")
    List<LineItem> items(String orderId);

    @Put(when = ABSENT) void importAll(List<LineItem> items);
}
