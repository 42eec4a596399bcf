package dev.partita.processor.plan;

import static dev.partita.processor.diagnostic.DesignError.COL001;
import static dev.partita.processor.diagnostic.DesignError.COL002;
import static dev.partita.processor.diagnostic.DesignError.COL003;
import static dev.partita.processor.diagnostic.DesignError.COL004;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Result.Form;
import dev.partita.processor.schema.Wanted;
import dev.partita.processor.schema.Wanted.CollectionPart;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Item collections that can't be put together from the items of one answer. */
final class CollectionFaults {

    private static final Set<Form> WHOLE = EnumSet.of(Form.ONE, Form.NULLABLE, Form.OPTIONAL);

    private final MethodFaults faults;

    CollectionFaults(MethodFaults faults) {
        this.faults = faults;
    }

    void check(ReadMethod method) {
        if (!(method.result().wanted() instanceof Wanted.Collection collection)) {
            return;
        }
        String type = collection.javaType().simpleName();
        if (!WHOLE.contains(method.result().form())) {
            faults.add(
                    COL001,
                    method.origin(),
                    type + " is a collection, which is read as a whole, found "
                            + method.result().javaType().display()
                            + ".",
                    r -> Stream.of(
                            Fix.of("read it as a whole", whole(r, collection)),
                            Fix.of("page over a sealed interface of its records")));
        }
        checkParts(method);
        checkLimit(method);
    }

    private void checkParts(ReadMethod method) {
        Map<JavaType, CollectionPart> seen = new HashMap<>();
        for (CollectionPart part : CollectionParts.parts(method)) {
            for (JavaType item : part.items()) {
                CollectionPart earlier = seen.putIfAbsent(item, part);
                if (earlier != null) {
                    faults.add(
                            COL002,
                            part.origin(),
                            item.simpleName() + " stands in the parts " + earlier.name() + " and " + part.name()
                                    + ", so that its items can't be told apart by their keys.",
                            r -> Stream.of(Fix.of(
                                    "read each record in one part",
                                    Edit.remove(collection(method), declaration(part)))));
                }
            }
            if (part.form() != Form.LIST && part.items().size() > 1) {
                faults.add(
                        COL004,
                        part.origin(),
                        part.name() + " is one item, but a " + part.javaType().simpleName()
                                + " is stored under several keys; make it a List.",
                        r -> Stream.of(Fix.of(
                                "make it a list",
                                Edit.in(
                                        collection(method),
                                        "List<" + part.javaType().display() + "> " + part.name()))));
            }
        }
    }

    private void checkLimit(ReadMethod method) {
        int lists = CollectionParts.lists(method).size();
        if (method.limit() > 0 && lists != 1) {
            faults.add(
                    COL003,
                    method.origin(),
                    "limit counts the items of the one part that is a List, found " + lists + " such parts.",
                    r -> Stream.of(Fix.of("leave it out", Edit.remove(r.place(), "limit = " + method.limit()))));
        }
    }

    private static String collection(ReadMethod method) {
        return ((Wanted.Collection) method.result().wanted()).javaType().display();
    }

    private static String declaration(CollectionPart part) {
        String type = part.javaType().display();
        return (part.form() == Form.LIST ? "List<" + type + ">" : type) + " " + part.name();
    }

    /** The method without pages. */
    private static Edit whole(MethodFaults.Repairs repairs, Wanted.Collection collection) {
        ReadMethod method = repairs.method()
                .withParameters(repairs.method().name(), repairs.method().bound());
        return Edit.in(
                repairs.type(),
                MethodSource.signature(method, collection.javaType().display()));
    }
}
