package shop;

import dev.partita.*;
import java.math.BigDecimal;

@Partition("SHOP#{shop}")
@Sort("{price:8.2}#{sku}")
@IndexKey(index = "GSI1", partition = "STOCK#{stock:5}", sort = "{sku}#{shop}")
public record Offer(String shop, BigDecimal price, String sku, int stock) {}
