package shop;

import dev.partita.*;

@Partition("CUST#{id}")
@Sort("") // error: TPL001 "Customer, @Sort: the template is empty"
public record Customer(String id, String name) {}
