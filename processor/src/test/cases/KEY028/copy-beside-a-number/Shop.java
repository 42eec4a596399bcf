package shop;

import dev.partita.*;
import java.util.List;
import java.util.Optional;

@Table(name = "Shop", items = LineItem.class)
public interface Shop {

    @AccessPattern("an order's line items")
    List<LineItem> items(String orderId);

    @AccessPattern("where a serial number went")
    Optional<LineItem> bySerial(String serial);

    @Put(when = When.ABSENT) void add(LineItem item);
}
