package shop;

import dev.partita.*;

@Table(name = "Shop", items = Order.class, patterns = Reports.class) // error: GEN008 "has no @PatternsOf(Shop.class)."
public interface Shop {

    @Put void save(Order order);
}
