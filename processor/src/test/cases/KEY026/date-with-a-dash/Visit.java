package shop;

import dev.partita.*;
import java.time.LocalDate;

@Partition("SHOP-{shop}")
@Sort("{day}-{visitor}") // error: KEY026 "Visit: {day} is written with -, the delimiter, so that the key could not be read back."
@Delimiter('-')
public record Visit(String shop, LocalDate day, String visitor) {}
