package shop;

import dev.partita.*;

@Partition("STREAM#{stream}") @Sort("{number:12}")
public record Event(String stream, long number, String payload) {}
