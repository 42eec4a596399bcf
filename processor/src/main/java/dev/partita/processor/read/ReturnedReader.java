package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.WRI002;
import static dev.partita.processor.diagnostic.DesignError.WRI031;

import dev.partita.Returning;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Claim;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteMethod.Form;
import dev.partita.processor.schema.WriteMethod.Returned;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.type.TypeKind;

/** Reads what writes return. The service's transactions return nothing, so what they write is all that can be told. */
final class ReturnedReader {

    private final JavaModel model;

    ReturnedReader(JavaModel model) {
        this.model = model;
    }

    /** What the method returns, or nothing if it can't be had. */
    Optional<Returned> of(Mark mark, Signature signature, Form form, List<WriteAction> actions, TableScope scope) {
        Optional<Component> version = scope.item(actions.get(0).item()).flatMap(Item::version);
        if (signature.result().getKind() == TypeKind.VOID) {
            boolean losing = version.isPresent() && mark.name().equals(Vocabulary.PUT);
            return losing ? losesVersion(signature, form, actions.get(0)) : Optional.of(Returned.NOTHING);
        }
        Optional<Returned> returned = signature.nullable()
                ? Optional.empty()
                : form == Form.TRANSACTION
                        ? each(mark, signature, actions.get(0))
                        : single(mark, signature, actions.get(0))
                                .or(() -> version.flatMap(v -> raised(signature, actions.get(0), v)));
        if (returned.isEmpty()) {
            boolean losing = version.isPresent() && mark.name().equals(Vocabulary.PUT);
            refuse(
                    signature,
                    form == Form.TRANSACTION ? nothing(mark, actions.get(0)) : expected(mark, actions.get(0), version),
                    losing ? stored(signature, form, actions.get(0)) : nothing(signature));
            return Optional.empty();
        }
        Optional<Item> item = scope.item(actions.get(0).item());
        Optional<String> others = item.flatMap(i -> others(i, actions.get(0)));
        if (isTold(returned.get()) && others.isPresent()) {
            refuse(
                    signature,
                    actions.get(0).item().display() + " has " + others.get()
                            + ", so it is written in a transaction, of which the service returns nothing",
                    nothing(signature));
            return Optional.empty();
        }
        return returned;
    }

    /** The next put of the same record would be stale. */
    private Optional<Returned> losesVersion(Signature signature, Form form, WriteAction action) {
        String record = action.item().display();
        signature
                .site()
                .report(
                        WRI031,
                        "it stores " + record + " with its next version, and returns void, so that nobody knows that"
                                + " version and the next write of the same record is stale.",
                        stored(signature, form, action));
        return Optional.empty();
    }

    /** Of a list, each record as stored. */
    private Optional<Returned> each(Mark mark, Signature signature, WriteAction action) {
        boolean records = model.isClass(signature.result(), "java.util.List")
                && model.typeOf(signature.result()).arguments().equals(List.of(action.item()));
        return mark.name().equals(Vocabulary.PUT) && returning(mark) == Returning.NEW && records
                ? Optional.of(Returned.PUT)
                : Optional.empty();
    }

    /** The new version, of a write that knows the old one. */
    private static Optional<Returned> raised(Signature signature, WriteAction action, Component version) {
        ScalarKind kind = ((ValueType.Scalar) version.type()).kind();
        TypeKind wanted = kind == ScalarKind.INT ? TypeKind.INT : TypeKind.LONG;
        boolean known = action instanceof WriteAction.Put
                || (action instanceof WriteAction.Update update && update.expects(version.name()));
        return known && signature.result().getKind() == wanted ? Optional.of(Returned.VERSION) : Optional.empty();
    }

    private static String nothing(Mark mark, WriteAction action) {
        return mark.name().equals(Vocabulary.PUT)
                ? "a @Put of a list returns void, or List<" + action.item().display() + ">: the records as stored"
                : "a transaction returns nothing";
    }

    /** What is written with the item; an update moves the claims only of what it changes. */
    private static Optional<String> others(Item item, WriteAction action) {
        if (!item.copies().isEmpty()) {
            return Optional.of("copies");
        }
        boolean claims = action instanceof WriteAction.Update update
                ? item.claims().stream().anyMatch(claim -> isChanged(claim, item, update))
                : !item.claims().isEmpty();
        return claims ? Optional.of("claims") : Optional.empty();
    }

    private static boolean isChanged(Claim claim, Item item, WriteAction.Update update) {
        return update.changes().stream()
                .anyMatch(c -> claim.key().slots().anyMatch(s -> c.place().overlaps(s.path()))
                        || item.expiry()
                                .filter(e -> c.place().overlaps(List.of(e.name())))
                                .isPresent());
    }

    /** Whether it is told by the service alone. */
    private static boolean isTold(Returned returned) {
        return returned == Returned.NEW || returned == Returned.OLD || returned == Returned.OLD_IF_ANY;
    }

    private Optional<Returned> single(Mark mark, Signature signature, WriteAction action) {
        JavaType result = model.typeOf(signature.result());
        boolean record = result.equals(action.item());
        boolean optional = model.isClass(signature.result(), "java.util.Optional")
                && result.arguments().equals(List.of(action.item()));
        if (action instanceof WriteAction.Delete) {
            return signature.result().getKind() == TypeKind.BOOLEAN
                    ? Optional.of(Returned.EXISTED)
                    : Optional.of(Returned.OLD_IF_ANY).filter(r -> optional);
        }
        boolean old = returning(mark) == Returning.OLD;
        if (action instanceof WriteAction.Put) {
            return old
                    ? Optional.of(Returned.OLD_IF_ANY).filter(r -> optional)
                    : Optional.of(Returned.PUT).filter(r -> record);
        }
        boolean upsert = action instanceof WriteAction.Update update && update.upsert();
        if (old && upsert) {
            return Optional.of(Returned.OLD_IF_ANY).filter(r -> optional);
        }
        return Optional.of(old ? Returned.OLD : Returned.NEW).filter(r -> record);
    }

    private static Returning returning(Mark mark) {
        return mark.values().containsKey("returning") ? mark.constant("returning", Returning.values()) : Returning.NEW;
    }

    private static String expected(Mark mark, WriteAction action, Optional<Component> version) {
        String record = action.item().display();
        if (action instanceof WriteAction.Delete) {
            return "a @Delete returns void, boolean: whether the item was there, or Optional<" + record + ">: what was"
                    + " there";
        }
        boolean old = returning(mark) == Returning.OLD;
        if (action instanceof WriteAction.Put) {
            return old
                    ? "with returning = OLD a @Put returns void, or Optional<" + record + ">: what was there"
                    : "a @Put returns "
                            + version.map(v -> "its new version, or ").orElse("void, or ") + record
                            + ": the record as stored";
        }
        return "an @Update returns void, or " + record + ": the record " + (old ? "before" : "after") + " it";
    }

    private Fix stored(Signature signature, Form form, WriteAction action) {
        String record = action.item().display();
        String result = form == Form.TRANSACTION ? "List<" + record + ">" : record;
        return Fix.of("return what is stored", declared(signature, result));
    }

    private Fix nothing(Signature signature) {
        boolean plain = signature.parameters().stream()
                .allMatch(g -> g.element().getAnnotationMirrors().isEmpty()
                        || Mark.on(g.element(), Vocabulary.EXPECT)
                                .filter(m -> m.given("value").isEmpty())
                                .isPresent());
        return plain ? Fix.of("return nothing", declared(signature, "void")) : Fix.of("return void");
    }

    /** The method with another result. */
    private Edit declared(Signature signature, String result) {
        String parameters = signature.parameters().stream()
                .map(g -> (Mark.on(g.element(), Vocabulary.EXPECT).isPresent() ? "@Expect " : "")
                        + model.typeOf(g.type()).display() + " " + g.name().orElse("record"))
                .collect(Collectors.joining(", "));
        String place = signature.site().place();
        return Edit.in(
                place.substring(0, place.lastIndexOf('.')),
                result + " " + signature.method().getSimpleName() + "(" + parameters + ")");
    }

    private void refuse(Signature signature, String why, Fix fix) {
        String found = (signature.nullable() ? "@Nullable " : "")
                + model.typeOf(signature.result()).display();
        signature.site().report(WRI002, "it returns " + found + ", but " + why + ".", fix);
    }
}
