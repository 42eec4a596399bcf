package shop;

import dev.partita.*;

@Partition("CUST#{}") // error: TPL001 "Order, @Partition: this placeholder names no component"
@Sort("ORDER#{id:}") // error: TPL001 "Order, @Sort: the format behind : is missing"
@CopyKey(name = "byId", partition = "", sort = "HEAD") // error: TPL001 "Order, @CopyKey byId: the template is empty"
public record Order(String customerId, String id, int total) {}
