package dev.partita.processor.plan;

import dev.partita.processor.keyspace.KeyExpression;
import dev.partita.processor.keyspace.SortCondition;
import dev.partita.processor.keyspace.Witness;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A reason for which a candidate doesn't serve.
 *
 * @param keys the candidate: a key of each wanted record
 * @param rule the simple name of the requirement, or {@link #KEY_SPACE}
 * @param text the reason
 * @param proof what shows it
 */
public record Refusal(List<ItemKey> keys, String rule, String text, Optional<Proof> proof) {

    /** That no condition on the sort key will do. */
    public static final String KEY_SPACE = "KeySpace";

    /** An item that the condition would find in the partition although it isn't wanted. */
    public record Proof(KeyExpression partition, SortCondition condition, ItemKey intruder, Witness witness) {}

    /** All that is in the way of all candidates that {@code via} allows. */
    public static List<Refusal> of(Table table, ReadMethod method) {
        return of(table, method, Serving.REQUIREMENTS, new KeySpace(table));
    }

    static List<Refusal> of(Table table, ReadMethod method, List<Requirement> requirements, KeySpace keySpace) {
        List<Refusal> all = new ArrayList<>();
        for (Candidate candidate : candidates(table, method)) {
            List<Refusal> ofRules = requirements.stream()
                    .flatMap(r -> r.failures(trial(table, method, candidate)).stream()
                            .map(reason -> of(candidate, r.getClass().getSimpleName(), reason)))
                    .toList();
            all.addAll(ofRules);
            if (ofRules.isEmpty()
                    && new Serving(table, requirements, keySpace).tryOut(method, candidate)
                            instanceof Outcome.Fails fails) {
                fails.reasons().forEach(r -> all.add(of(candidate, KEY_SPACE, r)));
            }
        }
        return all;
    }

    /** The plans of all candidates that serve. */
    public static List<ReadPlan> serving(Table table, ReadMethod method) {
        Serving serving = new Serving(table, Serving.REQUIREMENTS, new KeySpace(table));
        return candidates(table, method).stream()
                .map(c -> serving.tryOut(method, c))
                .filter(Outcome.Serves.class::isInstance)
                .map(o -> ((Outcome.Serves) o).plan())
                .toList();
    }

    private static List<Candidate> candidates(Table table, ReadMethod method) {
        List<Item> wanted = method.result().wanted().items().stream()
                .flatMap(t -> table.item(t).stream())
                .toList();
        return new Candidates(table)
                .of(wanted).stream()
                        .filter(c ->
                                method.via().map(via -> c.isVia(via.name())).orElse(true))
                        .toList();
    }

    private static Trial trial(Table table, ReadMethod method, Candidate candidate) {
        List<Parameter.Bound> parameters = method.parameters().stream()
                .filter(Parameter.Bound.class::isInstance)
                .map(Parameter.Bound.class::cast)
                .toList();
        return new Trial(table, method, candidate, new Binder(candidate).bind(parameters));
    }

    private static Refusal of(Candidate candidate, String rule, Reason reason) {
        return new Refusal(
                candidate.keys(),
                rule,
                reason.text(),
                reason.proof().map(p -> new Proof(p.partition(), p.condition(), p.intruder(), p.witness())));
    }
}
