package shop;

import dev.partita.*;

@Table(name = "Shop", items = Order.class, patterns = Reports.class)
public interface Shop {

    @Put void save(Order order);
}
