package shop;

import dev.partita.*;

@Partition("STREAM#{stream}") @Sort("{number:12}")
public record Event<T>(String stream, long number, T payload) {} // error: GEN003 "Event: a type with type parameters can't be stored or implemented: what stands for T has to be known."
