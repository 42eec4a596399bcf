package shop;

import dev.partita.*;

@Partition("CUST#{customerId}") @Sort("ORDER#{id}")
@CopyKey(name = "byId", partition = "ORDER#{id}", sort = "HEAD")
@CopyKey(name = "byInvoice", partition = "INVOICE#{invoice}", sort = "HEAD")
public record Order(String customerId, String id, String invoice) {}
