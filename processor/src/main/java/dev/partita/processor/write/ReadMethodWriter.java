package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import dev.partita.Direction;
import dev.partita.processor.keyspace.SortCondition;
import dev.partita.processor.plan.PlanText;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Result;
import dev.partita.processor.schema.Table;

/** Writes the method of an access pattern: its arguments become one request, its answer the result. */
final class ReadMethodWriter {

    private final RepositoryClass repository;

    ReadMethodWriter(RepositoryClass repository) {
        this.repository = repository;
    }

    MethodSpec method(ReadPlan plan) {
        ReadMethod pattern = plan.method();
        MethodNames names = MethodNames.of(pattern.parameters(), repository);
        MethodSpec.Builder method = MethodHeads.of(pattern.name(), pattern.parameters())
                .addJavadoc(
                        "$L",
                        Javadocs.of(
                                pattern.description(),
                                PlanText.of(repository.table(), plan) + furtherRequests(pattern) + leftOut(plan)))
                .returns(MethodHeads.result(pattern.result()));
        new ResultCode(repository, names, plan, read(plan, names, method)).addTo(method);
        return method.build();
    }

    private static String furtherRequests(ReadMethod pattern) {
        if (pattern.result().form() == Result.Form.STREAM) {
            return "; further requests follow as the stream is read";
        }
        return pattern.follow() ? "; further requests follow an answer that the service cuts off" : "";
    }

    private static String leftOut(ReadPlan plan) {
        return plan.timeToLive()
                .map(attribute -> "; what has expired by " + attribute + " is left out")
                .orElse("");
    }

    private CodeBlock read(ReadPlan plan, MethodNames names, MethodSpec.Builder method) {
        KeyCode keys = new KeyCode(
                repository.keyTexts(), repository.label(plan.method().name()));
        CodeBlock shape = repository.shape(plan.method().name(), RepositoryTypes.READ_SHAPE, shape(plan));
        if (plan instanceof ReadPlan.Get get) {
            CodeBlock sort =
                    get.sort().map(s -> CodeBlock.of(",\n$L", keys.sort(s))).orElse(CodeBlock.of(""));
            return CodeBlock.of(
                    "$L.get(\n$L,\n$L$L)", names.field("table"), shape, keys.partition(get.partition()), sort);
        }
        ReadPlan.Query query = (ReadPlan.Query) plan;
        return CodeBlock.of(
                "$L.query(\n$L,\n$L,\n$L)",
                names.field("table"),
                shape,
                keys.partition(query.partition()),
                sort(query.sort(), keys, names, method));
    }

    /** The condition on the sort key; a range, which takes several lines, is a variable. */
    private static CodeBlock sort(SortCondition sort, KeyCode keys, MethodNames names, MethodSpec.Builder method) {
        CodeBlock code = new SortRangeCode(keys).of(sort);
        if (!(sort instanceof SortCondition.Range)) {
            return code;
        }
        String range = names.local("range");
        method.addStatement("$T $N = $L", RepositoryTypes.SORT_RANGE, range, code);
        return CodeBlock.of("$N", range);
    }

    private CodeBlock shape(ReadPlan plan) {
        ReadMethod pattern = plan.method();
        Table table = repository.table();
        CodeBlock.Builder shape = CodeBlock.builder();
        shape.add(
                "$T.of($S, $L)",
                RepositoryTypes.READ_SHAPE,
                repository.label(pattern.name()),
                Literals.texts(Literals.key(table)));
        if (plan instanceof ReadPlan.Query query) {
            query.index()
                    .ifPresent(index -> shape.add(".index($S, $L)", index.name(), Literals.texts(Literals.key(index))));
            shape.add(pattern.order() == Direction.DESCENDING ? ".descending()" : "");
            if (pattern.limit() > 0) {
                shape.add(".limit($L)", pattern.limit());
            }
        }
        shape.add(pattern.consistent() ? ".consistent()" : "");
        shape.add(pattern.follow() ? ".following()" : "");
        plan.timeToLive().ifPresent(attribute -> shape.add(".expiringBy($S)", attribute));
        if (!Countability.of(table, plan)) {
            plan.projection().ifPresent(names -> shape.add(".attributes($L)", Literals.texts(names)));
        }
        return shape.build();
    }
}
