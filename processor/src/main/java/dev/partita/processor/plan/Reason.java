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
 */
record Reason(String text, List<String> evidence, Optional<Proof> proof) {

    Reason {
        evidence = List.copyOf(evidence);
    }

    static Reason of(String text) {
        return new Reason(text, List.of(), Optional.empty());
    }

    /** An item that a condition would find although it isn't wanted. */
    record Proof(KeyExpression partition, SortCondition condition, ItemKey intruder, Witness witness) {}
}
