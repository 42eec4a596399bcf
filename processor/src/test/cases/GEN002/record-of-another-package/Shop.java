package shop;

import dev.partita.*;
import java.util.List;
import shop.orders.Kind;

@Table(name = "Shop", items = Kind.class) // error: GEN002 "Shop: Order can't be seen from package shop."
public interface Shop {

    @AccessPattern("what has an id")
    List<Kind> find(String id);
}
