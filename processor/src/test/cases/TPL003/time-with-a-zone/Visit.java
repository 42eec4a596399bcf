package shop;

import dev.partita.*;
import java.time.ZonedDateTime;

@Partition("SHOP#{shop}")
@Sort("{at}") // error: TPL003 "Visit, @Sort: ZonedDateTime does not sort as text; use Instant"
public record Visit(String shop, ZonedDateTime at) {}
