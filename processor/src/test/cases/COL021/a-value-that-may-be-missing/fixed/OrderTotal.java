package shop;

import dev.partita.*;
import org.jspecify.annotations.Nullable;

@View(Order.class)
public record OrderTotal(int total, @Nullable String note) {}
