package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Shop", items = {Customer.class, Order.class})
public interface Shop {

    @AccessPattern("all that is stored of a customer")
    List<Entry> entries(String customerId); // error: PAT021 "Shop.entries: it returns Entry, but an access pattern returns T"
}
