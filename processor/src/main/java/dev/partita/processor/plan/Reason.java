package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.Fix;
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
 * @param changes what would undo it, if it is the only reason; none if another key is needed
 */
record Reason(String text, List<String> evidence, Optional<Proof> proof, List<Fix> changes) {

    Reason {
        evidence = List.copyOf(evidence);
        changes = List.copyOf(changes);
    }

    static Reason of(String text, Fix... changes) {
        return new Reason(text, List.of(), Optional.empty(), List.of(changes));
    }

    /** That something else lies between what is wanted, with the items that show it. */
    static Reason of(String text, List<String> evidence, Proof proof) {
        return new Reason(text, evidence, Optional.of(proof), List.of());
    }

    /** An item that a condition would find although it isn't wanted. */
    record Proof(KeyExpression partition, SortCondition condition, ItemKey intruder, Witness witness) {}
}
