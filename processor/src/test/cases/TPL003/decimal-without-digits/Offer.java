package shop;

import dev.partita.*;
import java.math.BigDecimal;

@Partition("SHOP#{shop}")
@Sort("{price}#{sku}") // error: TPL003 "a BigDecimal in a text key needs its digits before and behind the point, as in :8.2"
public record Offer(String shop, BigDecimal price, String sku) {}
