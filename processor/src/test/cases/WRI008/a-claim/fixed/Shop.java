package design;

import dev.partita.AccessPattern;
import dev.partita.Put;
import dev.partita.Table;
import dev.partita.When;
import java.util.List;
import java.util.Optional;

@Table(name = "Shop", items = Customer.class)
public interface Shop {

    @AccessPattern("one by its key")
    Optional<Customer> find(String id);

    @Put(when = When.ABSENT) void importAll(List<Customer> customers);
}
