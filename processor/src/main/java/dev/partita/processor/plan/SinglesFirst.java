package dev.partita.processor.plan;

import dev.partita.Direction;
import dev.partita.processor.keyspace.KeyExpression;
import dev.partita.processor.keyspace.SortCondition;
import dev.partita.processor.keyspace.SortCondition.Between;
import dev.partita.processor.keyspace.SortCondition.Bound;
import dev.partita.processor.keyspace.Verdict;
import dev.partita.processor.keyspace.WitnessLine;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.Result.Form;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.Wanted.CollectionPart;
import dev.partita.runtime.key.KeyLimits;
import java.util.List;
import java.util.Optional;

/** With a limit on a collection, its single parts are read before the items of its list, in the method's direction. */
final class SinglesFirst {

    private static final String LAST_CHARACTER = Character.toString(Character.MAX_CODE_POINT);

    private static final int LAST_BYTES = 4;

    private final Table table;
    private final Trial trial;
    private final KeySpace keySpace;

    SinglesFirst(Table table, Trial trial, KeySpace keySpace) {
        this.table = table;
        this.trial = trial;
        this.keySpace = keySpace;
    }

    /** The single part that an item of the list could come before. */
    Optional<Reason> fault(SortCondition condition) {
        if (trial.method().limit() == 0) {
            return Optional.empty();
        }
        return keysOf(false).stream()
                .flatMap(single -> keysOf(true).stream().flatMap(list -> fault(condition, single, list).stream()))
                .findFirst();
    }

    private Optional<Reason> fault(SortCondition condition, BoundKey single, BoundKey list) {
        SortCondition before = before(condition, new Bound(single.sortExpression(), false, false));
        Verdict verdict = keySpace.reach(trial.first().partitionExpression(), before, list.key());
        if (verdict instanceof Verdict.Apart) {
            return Optional.empty();
        }
        String order = list.key().item().type().simpleName() + " items can be read before "
                + single.key().item().type().simpleName() + ", so that a limit would cut it off";
        if (!(verdict instanceof Verdict.Meets meets)) {
            return Optional.of(Reason.of("not proved that no " + order));
        }
        List<String> evidence = meets.witness().items().stream()
                .map(w -> WitnessLine.of(table, list.key(), w))
                .toList();
        return Optional.of(Reason.of(
                order,
                evidence,
                new Reason.Proof(trial.first().partitionExpression(), before, list.key(), meets.witness())));
    }

    /** What of the condition is read before the single item. */
    private SortCondition before(SortCondition condition, Bound single) {
        return trial.method().order() == Direction.ASCENDING
                ? new Between(least(condition), single)
                : new Between(single, greatest(condition));
    }

    private static Bound least(SortCondition condition) {
        if (condition instanceof Between between) {
            return between.low();
        }
        return condition instanceof SortCondition.BeginsWith begins
                ? new Bound(begins.prefix(), false, false)
                : bound("");
    }

    private static Bound greatest(SortCondition condition) {
        if (condition instanceof Between between) {
            return between.high();
        }
        return condition instanceof SortCondition.BeginsWith begins
                ? new Bound(begins.prefix(), true, false)
                : bound(LAST_CHARACTER.repeat(KeyLimits.SORT / LAST_BYTES));
    }

    private static Bound bound(String text) {
        List<KeyExpression.Piece> pieces = text.isEmpty() ? List.of() : List.of(new KeyExpression.Text(text));
        return new Bound(new KeyExpression(KeyKind.TEXT, pieces), false, false);
    }

    private List<BoundKey> keysOf(boolean lists) {
        return trial.keys().stream()
                .filter(k -> CollectionParts.parts(trial.method()).stream()
                        .anyMatch(p -> (p.form() == Form.LIST) == lists && isOf(k, p)))
                .toList();
    }

    private static boolean isOf(BoundKey key, CollectionPart part) {
        JavaType type = key.key().item().type();
        return part.items().contains(type);
    }
}
