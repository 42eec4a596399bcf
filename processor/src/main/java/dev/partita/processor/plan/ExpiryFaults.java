package dev.partita.processor.plan;

import static dev.partita.processor.diagnostic.DesignError.PAT008;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Result.Form;
import dev.partita.processor.schema.Wanted;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A limit that expired items may use up, so that what is wanted lies behind it. */
final class ExpiryFaults {

    private final MethodFaults faults;
    private final List<Item> wanted;

    ExpiryFaults(MethodFaults faults, List<Item> wanted) {
        this.faults = faults;
        this.wanted = wanted;
    }

    void check(ReadMethod method) {
        Form form = method.result().form();
        if (method.limit() <= 0 || method.follow() || form == Form.PAGE || form == Form.STREAM) {
            return;
        }
        List<JavaType> counted = counted(method);
        Optional<Item> expiring = wanted.stream()
                .filter(i -> counted.contains(i.type()) && i.expiry().isPresent())
                .findFirst();
        expiring.ifPresent(item -> faults.add(
                PAT008,
                method.origin(),
                "limit = " + method.limit() + " may be used up by items of "
                        + item.type().display()
                        + " that have expired, which DynamoDB keeps for days; expected overflow = FOLLOW, found REFUSE.",
                r -> Stream.of(Fix.of(
                        "read on behind them", Edit.on(r.place(), "@AccessPattern(…, overflow = Overflow.FOLLOW)")))));
    }

    /** The records whose items the limit counts: of a collection, those of its list. */
    private static List<JavaType> counted(ReadMethod method) {
        return method.result().wanted() instanceof Wanted.Collection
                ? CollectionParts.lists(method).stream()
                        .flatMap(p -> p.items().stream())
                        .toList()
                : method.result().wanted().items();
    }
}
