package shop;

import dev.partita.*;

@Partition("ORDER#{order}") @Sort("LINE#{no:4}")
public record Line(String order, int no, String sku) {}
