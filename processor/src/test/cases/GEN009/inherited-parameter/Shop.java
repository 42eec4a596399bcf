package shop;

import dev.partita.*;

@Table(name = "Shop", items = Customer.class)
public interface Shop extends Finder<Customer> {

    @Put void save(Customer customer);
}
