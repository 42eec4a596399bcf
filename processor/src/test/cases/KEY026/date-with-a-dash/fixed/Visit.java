package shop;

import dev.partita.*;
import java.time.LocalDate;

@Partition("SHOP#{shop}")
@Sort("{day}#{visitor}")
public record Visit(String shop, LocalDate day, String visitor) {}
