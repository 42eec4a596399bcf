package dev.partita.processor.plan;

import dev.partita.Direction;
import dev.partita.processor.keyspace.KeyExpression;
import dev.partita.processor.keyspace.SortCondition;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A request in one line, with parameters' names in place of their values. */
public final class PlanText {

    private static final Pattern NAME = Pattern.compile("\\{[^{}]*\\}");

    private final Table table;

    private PlanText(Table table) {
        this.table = table;
    }

    /** The same without the parameters' names, by which alone two methods don't differ. */
    public static String nameless(Table table, ReadPlan plan) {
        return NAME.matcher(of(table, plan)).replaceAll("{}");
    }

    /** {@code Query GSI1: GSI1PK = WH#{warehouse} and GSI1SK begins with A#, descending, limit 1}. */
    public static String of(Table table, ReadPlan plan) {
        PlanText text = new PlanText(table);
        return plan instanceof ReadPlan.Get get ? text.get(get) : text.query((ReadPlan.Query) plan);
    }

    private String get(ReadPlan.Get get) {
        String sort = get.sort()
                .map(s -> " and " + table.sortKey().orElse("") + " = " + expression(s))
                .orElse("");
        return "GetItem: " + table.partitionKey() + " = " + expression(get.partition()) + sort
                + (get.method().consistent() ? ", consistent" : "");
    }

    private String query(ReadPlan.Query query) {
        Optional<Index> index = query.index();
        String partition = index.map(Index::partitionKey).orElse(table.partitionKey());
        String sort = index.map(Index::sortKey).orElse(table.sortKey()).orElse("");
        String condition = sort(query.sort());
        return "Query" + index.map(i -> " " + i.name()).orElse("") + ": " + partition + " = "
                + expression(query.partition())
                + (condition.isEmpty() ? "" : " and " + sort + " " + condition)
                + options(query.method());
    }

    private static String options(ReadMethod method) {
        return (method.order() == Direction.DESCENDING ? ", descending" : "")
                + (method.limit() > 0 ? ", limit " + method.limit() : "")
                + (method.consistent() ? ", consistent" : "");
    }

    /** The condition without the attribute's name; empty for none. */
    static String sort(SortCondition condition) {
        if (condition instanceof SortCondition.Equal equal) {
            return "= " + expression(equal.key());
        }
        if (condition instanceof SortCondition.BeginsWith begins) {
            return "begins with " + expression(begins.prefix());
        }
        if (condition instanceof SortCondition.StartsWith starts) {
            return "begins with " + expression(starts.prefix())
                    + argument(starts.argument().name());
        }
        if (condition instanceof SortCondition.Between between) {
            return "between " + visible(bound(between.low())) + " and " + bound(between.high());
        }
        return condition instanceof SortCondition.Range range ? range(range) : "";
    }

    private static String bound(SortCondition.Bound bound) {
        String text = expression(bound.key());
        if (bound.successor()) {
            return "the last that begins with " + text;
        }
        return (bound.predecessor() ? "the last before " : "") + text;
    }

    /** The least character that a text can have is nothing to look at. */
    private static String visible(String text) {
        return text.stripTrailing().replaceAll("\\p{Cntrl}+$", "");
    }

    private static String range(SortCondition.Range range) {
        String prefix = expression(range.prefix());
        String lower =
                range.lower().argument().map(a -> lower(range, a, prefix)).orElse("");
        String upper =
                range.upper().argument().map(a -> upper(range, a, prefix)).orElse("");
        String within = prefix.isEmpty() || (!lower.isEmpty() && !upper.isEmpty()) ? "" : "begins with " + prefix + " ";
        return within + lower + (lower.isEmpty() || upper.isEmpty() ? "" : " ") + upper;
    }

    private static String lower(SortCondition.Range range, Parameter.Bound argument, String prefix) {
        String word = range.lower().kind() == SortCondition.LowerKind.AT ? "from " : "after ";
        return word + prefix + argument(argument.name());
    }

    private static String upper(SortCondition.Range range, Parameter.Bound argument, String prefix) {
        String word = range.upper().kind() == SortCondition.UpperKind.VALUE ? "before " : "to ";
        return word + prefix + argument(argument.name());
    }

    private static String expression(KeyExpression expression) {
        return expression.pieces().stream().map(PlanText::piece).collect(Collectors.joining());
    }

    private static String piece(KeyExpression.Piece piece) {
        return piece instanceof KeyExpression.Argument argument
                ? argument(argument.parameter())
                : ((KeyExpression.Text) piece).text();
    }

    private static String argument(String name) {
        return "{" + name + "}";
    }
}
