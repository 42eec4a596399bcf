package dev.partita.processor.plan;

import dev.partita.processor.keyspace.KeyExpression;
import dev.partita.processor.keyspace.SortCondition;
import dev.partita.processor.keyspace.Witness;
import dev.partita.processor.schema.ItemKey;
import java.util.List;
import java.util.Optional;

/**
 * Why a candidate doesn't serve.
 *
 * @param text in a few words
 * @param evidence further lines, such as the keys of a witness
 * @param proof the witness itself
 * @param change what would undo it, if it is the only reason; empty if another key is needed
 */
record Reason(String text, List<String> evidence, Optional<Proof> proof, String change) {

    Reason {
        evidence = List.copyOf(evidence);
    }

    static Reason of(String text) {
        return of(text, "");
    }

    static Reason of(String text, String change) {
        return new Reason(text, List.of(), Optional.empty(), change);
    }

    /** An item that a condition would find although it isn't wanted. */
    record Proof(KeyExpression partition, SortCondition condition, ItemKey intruder, Witness witness) {}
}
