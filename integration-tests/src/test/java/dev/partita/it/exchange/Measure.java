package dev.partita.it.exchange;

import dev.partita.Embedded;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A nested record. */
@Embedded
record Measure(BigDecimal width, String unit, Map<String, List<String>> labels) {}
