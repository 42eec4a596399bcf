package dev.partita.processor.plan;

import static dev.partita.processor.diagnostic.DesignError.PAT007;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Result;
import dev.partita.processor.schema.Result.Form;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;

/** Result types that don't go together with a method's limit. */
final class ResultFaults {

    private static final Set<Form> AT_MOST_ONE = EnumSet.of(Form.ONE, Form.NULLABLE, Form.OPTIONAL);

    private final MethodFaults faults;

    ResultFaults(MethodFaults faults) {
        this.faults = faults;
    }

    void check(ReadMethod method) {
        Form form = method.result().form();
        if (method.limit() > 0 && form == Form.PAGE) {
            faults.add(
                    PAT007,
                    method.origin(),
                    "the size of a page is the PageRequest's; leave limit out.",
                    r -> Stream.of(Fix.of("leave it out", Edit.remove(r.place(), "limit = " + method.limit()))));
        }
        if (method.limit() > 1 && AT_MOST_ONE.contains(form) && !CollectionParts.isCollection(method)) {
            faults.add(
                    PAT007,
                    method.origin(),
                    "a result of at most one item goes with limit = 1 or none, found " + method.limit() + ".",
                    r -> Stream.concat(
                            Stream.of(Fix.of("read one", Edit.on(r.place(), "@AccessPattern(…, limit = 1)"))),
                            several(r)));
        }
    }

    /** As a list; a {@code @Nullable} would be left on it. */
    private static Stream<Fix> several(MethodFaults.Repairs repairs) {
        Result result = repairs.method().result();
        JavaType one =
                result.form() == Form.OPTIONAL ? result.javaType().arguments().get(0) : result.javaType();
        return result.form() == Form.NULLABLE
                ? Stream.empty()
                : Stream.of(Fix.of(
                        "read that many",
                        Edit.in(
                                repairs.type(),
                                MethodSource.signature(repairs.method(), "List<" + one.display() + ">"))));
    }
}
