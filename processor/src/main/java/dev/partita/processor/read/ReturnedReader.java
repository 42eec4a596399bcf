package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.WRI002;

import dev.partita.Returning;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteMethod.Form;
import dev.partita.processor.schema.WriteMethod.Returned;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeKind;

/** Reads what writes return. The service's transactions return nothing, so what they write is all that can be told. */
final class ReturnedReader {

    private final JavaModel model;

    ReturnedReader(JavaModel model) {
        this.model = model;
    }

    /** What the method returns, or nothing if it can't be had. */
    Optional<Returned> of(Mark mark, Signature signature, Form form, List<WriteAction> actions, TableScope scope) {
        if (signature.result().getKind() == TypeKind.VOID) {
            return Optional.of(Returned.NOTHING);
        }
        Optional<Returned> returned = signature.nullable() || form == Form.TRANSACTION
                ? Optional.empty()
                : single(mark, signature, actions.get(0));
        if (returned.isEmpty()) {
            refuse(
                    signature,
                    form == Form.TRANSACTION ? "a transaction returns nothing" : expected(mark, actions.get(0)));
            return Optional.empty();
        }
        Optional<Item> item = scope.item(actions.get(0).item());
        if (isTold(returned.get()) && item.map(i -> !i.copies().isEmpty()).orElse(false)) {
            refuse(
                    signature,
                    actions.get(0).item().display() + " has copies, so it is written in a transaction, of which the"
                            + " service returns nothing");
            return Optional.empty();
        }
        return returned;
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

    private static String expected(Mark mark, WriteAction action) {
        String record = action.item().display();
        if (action instanceof WriteAction.Delete) {
            return "a @Delete returns void, boolean: whether the item was there, or Optional<" + record + ">: what was"
                    + " there";
        }
        boolean old = returning(mark) == Returning.OLD;
        if (action instanceof WriteAction.Put) {
            return old
                    ? "with returning = OLD a @Put returns void, or Optional<" + record + ">: what was there"
                    : "a @Put returns void, or " + record + ": the record as stored";
        }
        return "an @Update returns void, or " + record + ": the record " + (old ? "before" : "after") + " it";
    }

    private void refuse(Signature signature, String why) {
        String found = (signature.nullable() ? "@Nullable " : "")
                + model.typeOf(signature.result()).display();
        signature
                .site()
                .report(
                        WRI002,
                        "it returns " + found + ", but " + why + ".\n  Fix: void "
                                + signature.method().getSimpleName());
    }
}
