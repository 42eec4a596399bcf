package shop;

import dev.partita.*;
import java.math.BigDecimal;

@Partition("SHOP#{shop:6}") // error: TPL003 "Offer, @Partition: :6 is no format of a String; there are :lower, :upper, :rest"
@Sort("{price}#{sku}") // error: TPL003 "a BigDecimal in a text key needs its digits before and behind the point, as in :8.2"
@IndexKey(index = "GSI1", partition = "STOCK#{stock:05}", sort = "{sku:rest}#{shop}") // error: TPL003 ":05 is no width of an int"; TPL003 ":rest has no place here"
public record Offer(String shop, BigDecimal price, String sku, int stock) {}
