package design;

import dev.partita.*;

@Partition("PAGE#{page}") @Sort("HITS")
public record Hits(String page, long count, String title) {}
