package shop;

import dev.partita.*;

@Partition("SHOP#{shop}")
@Sort("{price}#{sku}") // error: TPL003 "Offer, @Sort: double has no exact text; use BigDecimal"
public record Offer(String shop, double price, String sku) {}
