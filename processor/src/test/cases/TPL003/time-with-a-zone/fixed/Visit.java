package shop;

import dev.partita.*;
import java.time.Instant;

@Partition("SHOP#{shop}")
@Sort("{at}")
public record Visit(String shop, Instant at) {}
