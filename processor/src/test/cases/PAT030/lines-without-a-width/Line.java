package shop;

import dev.partita.*;

@Partition("ORDER#{order}") @Sort("LINE#{no}")
public record Line(String order, int no, String sku) {}
