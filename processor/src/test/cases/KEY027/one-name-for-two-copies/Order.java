package shop;

import dev.partita.*;

@Partition("CUST#{customerId}") @Sort("ORDER#{id}")
@CopyKey(name = "copy", partition = "ORDER#{id}", sort = "HEAD")
@CopyKey(name = "copy", partition = "INVOICE#{invoice}", sort = "HEAD") // error: KEY027 "Order, @CopyKey: \"copy\" is the name of another key of the record already."
public record Order(String customerId, String id, String invoice) {}
