package shop;

import dev.partita.*;

@View(Customer.class)
public record City(String id, Address address) {

    public String city() {
        return address.city();
    }
}
