package shop;

import dev.partita.*;

@Partition("ORDER#{orderId}") @Sort("{line}")
@CopyKey(name = "bySerial", partition = "SERIAL#{serial}", sort = "{line}") // error: KEY028 "LineItem, @CopyKey bySerial: a table with Number or Binary keys can't hold copies."
public record LineItem(String orderId, int line, String serial) {}
