package dev.partita.processor.write;

import static dev.partita.processor.write.RepositoryTypes.EXPLANATION;

import com.squareup.javapoet.CodeBlock;
import dev.partita.Direction;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.schema.BatchGet;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Result;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.Wanted;
import dev.partita.processor.schema.WriteMethod;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Writes the explanations of methods.
 *
 * @param table the table
 * @param repository the methods' interface
 */
record ExplanationCode(Table table, Repository repository) {

    CodeBlock of(ReadPlan plan) {
        CodeBlock.Builder code = CodeBlock.builder();
        code.add(plan instanceof ReadPlan.Get get ? get(get) : query((ReadPlan.Query) plan));
        if (plan.method().consistent()) {
            code.add(".consistently()");
        }
        if (plan.method().follow() || plan.method().result().form() == Result.Form.STREAM) {
            code.add(".following()");
        }
        return code.add(attributes(plan)).build();
    }

    /** Of a read that only counts, the service says no more than it must. */
    private CodeBlock attributes(ReadPlan plan) {
        if (!Countability.of(table, plan)) {
            return plan.projection()
                    .map(names -> CodeBlock.of(".projecting($L)", Literals.texts(names)))
                    .orElse(CodeBlock.of(""));
        }
        return plan instanceof ReadPlan.Query
                ? CodeBlock.of(".counting()")
                : CodeBlock.of(".projecting($S)", table.partitionKey());
    }

    CodeBlock of(BatchGet get) {
        Item item = table.item(get.key().item()).orElseThrow();
        Map<String, String> key = new LinkedHashMap<>();
        key.put(table.partitionKey(), item.primary().partition().source());
        item.primary().sort().ifPresent(sort -> key.put(table.sortKey().orElseThrow(), sort.source()));
        return CodeBlock.of(
                "$T.getItem($>$>\n$S,\n$S,\n$L)$<$<.inBatchesOf($L)$L",
                EXPLANATION,
                label(get.name()),
                new BatchText(table).description(get),
                Literals.map(key),
                BatchText.MOST_GETS,
                get.consistent() ? ".consistently()" : "");
    }

    CodeBlock of(WriteMethod write) {
        WriteText text = new WriteText(table);
        CodeBlock batches = write.form() == WriteMethod.Form.BATCH
                ? CodeBlock.of(".inBatchesOf($L)", BatchText.MOST_WRITES)
                : CodeBlock.of("");
        return CodeBlock.of(
                "$T.write($>$>\n$S,\n$S,\n$S,\n$L)$<$<$L",
                EXPLANATION,
                label(write.name()),
                text.description(write),
                text.operation(write),
                Literals.lines(text.items(write)),
                batches);
    }

    private CodeBlock get(ReadPlan.Get get) {
        Map<String, String> key = new LinkedHashMap<>();
        key.put(table.partitionKey(), KeyConditionText.expression(get.partition()));
        get.sort().ifPresent(sort -> key.put(table.sortKey().orElseThrow(), KeyConditionText.expression(sort)));
        return CodeBlock.of(
                "$T.getItem($>$>\n$S,\n$S,\n$L)$<$<",
                EXPLANATION,
                label(get.method().name()),
                get.method().description(),
                Literals.map(key));
    }

    private CodeBlock query(ReadPlan.Query query) {
        ReadMethod method = query.method();
        KeyConditionText condition = KeyConditionText.of(query.partition(), query.sort());
        CodeBlock.Builder code = CodeBlock.builder()
                .add(
                        "$T.query($>$>\n$S,\n$S,\n$S,\n$L,\n$L)$<$<",
                        EXPLANATION,
                        label(method.name()),
                        method.description(),
                        condition.expression(),
                        Literals.map(names(query, condition)),
                        Literals.map(condition.values()));
        query.index().ifPresent(index -> code.add(".on($S)", index.name()));
        if (method.order() == Direction.DESCENDING) {
            code.add(".descending()");
        }
        int limit = limit(query);
        if (limit > 0) {
            code.add(".upTo($L)", limit);
        }
        return code.build();
    }

    private Map<String, String> names(ReadPlan.Query query, KeyConditionText condition) {
        Map<String, String> names = new LinkedHashMap<>();
        names.put("#p", query.index().map(Index::partitionKey).orElse(table.partitionKey()));
        if (condition.expression().contains("#s")) {
            Optional<String> sort = query.index().map(Index::sortKey).orElse(table.sortKey());
            names.put("#s", sort.orElseThrow());
        }
        return names;
    }

    /** How many items the request asks for, as the runtime does; 0 where nothing in the design says. */
    private static int limit(ReadPlan.Query query) {
        ReadMethod method = query.method();
        if (method.result().wanted() instanceof Wanted.Collection collection) {
            long singles = collection.parts().stream()
                    .filter(part -> part.form() != Result.Form.LIST)
                    .count();
            return method.limit() == 0 ? 0 : method.limit() + (int) singles;
        }
        if (method.limit() == 0 && !method.follow() && query.timeToLive().isPresent()) {
            // what is wanted may lie behind expired items
            return 0;
        }
        return switch (method.result().form()) {
            case ONE, NULLABLE, OPTIONAL -> method.limit() == 0 ? 2 : 1;
            case EXISTS -> 1;
            case LIST, STREAM, COUNT -> method.limit();
            case PAGE -> 0;
        };
    }

    private String label(String method) {
        return repository.type().simpleName() + "." + method;
    }
}
