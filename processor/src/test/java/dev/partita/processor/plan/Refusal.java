package dev.partita.processor.plan;

import dev.partita.processor.keyspace.KeyExpression;
import dev.partita.processor.keyspace.SortCondition;
import dev.partita.processor.keyspace.Witness;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Why a candidate that would serve but for the key space doesn't.
 *
 * @param text the reason
 * @param proof what shows it
 */
public record Refusal(String text, Optional<Proof> proof) {

    /** An item that the condition would find in the partition although it isn't wanted. */
    public record Proof(KeyExpression partition, SortCondition condition, ItemKey intruder, Witness witness) {}

    /** All refusals for reasons of key space. */
    public static List<Refusal> of(Table table, ReadMethod method) {
        List<Item> wanted = method.result().wanted().items().stream()
                .flatMap(t -> table.item(t).stream())
                .toList();
        Serving serving = new Serving(table, Serving.REQUIREMENTS, new KeySpace(table));
        return new Candidates(table)
                .of(wanted).stream()
                        .map(c -> serving.tryOut(method, c))
                        .flatMap(o -> o instanceof Outcome.Fails fails && fails.nearly()
                                ? fails.reasons().stream()
                                : Stream.empty())
                        .map(Refusal::of)
                        .toList();
    }

    private static Refusal of(Reason reason) {
        return new Refusal(
                reason.text(),
                reason.proof().map(p -> new Proof(p.partition(), p.condition(), p.intruder(), p.witness())));
    }
}
