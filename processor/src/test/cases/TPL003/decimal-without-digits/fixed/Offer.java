package shop;

import dev.partita.*;
import java.math.BigDecimal;

@Partition("SHOP#{shop}")
@Sort("{price:8.2}#{sku}")
public record Offer(String shop, BigDecimal price, String sku) {}
