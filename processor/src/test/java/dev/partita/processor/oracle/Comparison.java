package dev.partita.processor.oracle;

import dev.partita.Direction;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.plan.Source;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Result.Form;
import dev.partita.processor.schema.Wanted;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Compares what a plan finds with what the method means. */
final class Comparison {

    private final ReadPlan plan;
    private final Restrictions restrictions;

    Comparison(ReadPlan plan, Restrictions restrictions) {
        this.plan = plan;
        this.restrictions = restrictions;
    }

    /** The first difference, in words. */
    Optional<String> difference(List<Stored> found, List<Row> meant) {
        List<Row> rows = new ArrayList<>();
        for (Stored stored : found) {
            if (plan.sources().stream().noneMatch(s -> isOf(stored, s))) {
                return Optional.of("found what isn't wanted: " + text(stored));
            }
            rows.add(stored.row());
        }
        Set<Row> once = new HashSet<>(rows);
        if (once.size() < rows.size()) {
            return Optional.of(
                    "found twice among " + found.stream().map(Comparison::text).toList());
        }
        for (Stored stored : found) {
            if (!meant.contains(stored.row())) {
                return Optional.of("found, but not meant: " + text(stored));
            }
        }
        return meant.stream()
                .filter(r -> !once.contains(r))
                .map(r -> "meant, but not found: " + r.item().type().simpleName() + r.values())
                .findFirst()
                .or(() -> disorder(rows));
    }

    private static boolean isOf(Stored stored, Source source) {
        return stored.row().item().equals(source.item())
                && stored.key().copy().equals(source.copy())
                && stored.key().claim().isEmpty();
    }

    static String text(Stored stored) {
        return stored.row().item().type().simpleName() + stored.row().values() + stored.attributes();
    }

    private Optional<String> disorder(List<Row> rows) {
        ReadMethod method = plan.method();
        boolean relies = method.limit() > 0 || method.order() == Direction.DESCENDING;
        Form form = method.result().form();
        if (!relies || form == Form.EXISTS || form == Form.COUNT || !(plan instanceof ReadPlan.Query)) {
            return Optional.empty();
        }
        return method.result().wanted() instanceof Wanted.Collection collection && method.limit() > 0
                ? singlesBehind(rows, collection)
                : plan.sources().stream()
                        .flatMap(s -> disorder(rows, s).stream())
                        .findFirst();
    }

    /** A limit counts the list's items, so the single ones come first. */
    private static Optional<String> singlesBehind(List<Row> rows, Wanted.Collection collection) {
        boolean list = false;
        for (Row row : rows) {
            boolean single = collection.parts().stream()
                    .anyMatch(p -> p.form() != Form.LIST
                            && p.items().contains(row.item().type()));
            if (single && list) {
                return Optional.of("a single part behind the list: " + row);
            }
            list |= !single;
        }
        return Optional.empty();
    }

    /** The rows of a record are in the order of the first placeholder that isn't given. */
    private Optional<String> disorder(List<Row> rows, Source source) {
        List<Row> mine =
                rows.stream().filter(r -> r.item().equals(source.item())).toList();
        Optional<Part.Slot> slot = restrictions.open(source.item());
        for (int i = 1; i < mine.size() && slot.isPresent(); i++) {
            int order = compare(slot.get(), mine.get(i - 1), mine.get(i));
            if (plan.method().order() == Direction.ASCENDING ? order > 0 : order < 0) {
                return Optional.of(
                        "out of order by " + slot.get().name() + ": " + mine.get(i - 1) + " before " + mine.get(i));
            }
        }
        return Optional.empty();
    }

    /** Two rows by the placeholder's values. */
    static int compare(Part.Slot slot, Row one, Row other) {
        Object a = Optional.ofNullable(one.values().get(slot.path())).orElseThrow();
        Object b = Optional.ofNullable(other.values().get(slot.path())).orElseThrow();
        boolean asText = slot.format() instanceof Format.Names || slot.format() instanceof Format.Text;
        return asText
                ? Meaning.compare(Encoder.text(slot.format(), a), Encoder.text(slot.format(), b))
                : Meaning.compare(a, b);
    }
}
