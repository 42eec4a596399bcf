package design;

import dev.partita.AccessPattern;
import dev.partita.Batch;
import dev.partita.Put;
import dev.partita.Table;
import java.util.List;
import java.util.Optional;

@Table(name = "Shop", items = Customer.class)
public interface Shop {

    @AccessPattern("one by its key")
    Optional<Customer> find(String id);

    @Batch @Put void importAll(List<Customer> customers); // error: WRI008 "Shop.importAll: Customer claims EMAIL#{email:lower}, on the condition that it is free; batches have neither conditions nor transactions."
}
