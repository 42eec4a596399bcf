package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.COL024;
import static dev.partita.processor.diagnostic.DesignError.WRI007;

import dev.partita.Others;
import dev.partita.Returning;
import dev.partita.When;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.BatchGet;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.KeyRecord;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteMethod;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;

/** Reads the methods that are sent in batches. */
final class BatchReader {

    private final JavaModel model;
    private final ActionReader actions;
    private final SoundKeys keys;

    BatchReader(JavaModel model, ActionReader actions, SoundKeys keys) {
        this.model = model;
        this.actions = actions;
        this.keys = keys;
    }

    /** Puts or deletes of a list, or nothing if something is wrong with the method or with its record. */
    Optional<WriteMethod> write(Mark batch, Mark mark, Signature signature, TableScope scope) {
        Site site = signature.site();
        Optional<ActionReader.Subject> list = list(signature, "items");
        if (list.isEmpty()) {
            site.report(
                    WRI007,
                    "a @Batch " + mark.display() + " has one parameter, a List; found " + found(signature) + ".",
                    Fix.of("one item is one request", Edit.remove(site.name(), "@Batch")));
            return Optional.empty();
        }
        if (signature.result().getKind() != TypeKind.VOID) {
            site.report(
                    WRI007,
                    "it returns " + model.typeOf(signature.result()).display()
                            + ", but batches tell nothing of what was there; what can't be written is thrown.",
                    Fix.of("return nothing"));
            return Optional.empty();
        }
        if (!isPlain(mark, signature) || !isWrite(batch, signature)) {
            return Optional.empty();
        }
        Optional<WriteAction> action = mark.name().equals(Vocabulary.PUT)
                ? actions.put(mark, list.get(), Optional.empty(), scope)
                : actions.delete(mark, list.get(), scope);
        return action.map(a -> new WriteMethod(
                site.origin(),
                name(signature),
                model.typeOf(signature.result()),
                List.of(declared(list.get())),
                WriteMethod.Form.BATCH,
                List.of(a),
                WriteMethod.Returned.NOTHING,
                Optional.empty()));
    }

    /** Whether the write asks for nothing that a batch can't do. */
    private boolean isPlain(Mark mark, Signature signature) {
        Optional<String> problem = mark.name().equals(Vocabulary.PUT)
                ? ofPut(mark)
                : mark.type("value")
                        .map(v -> "the list says which record's items are deleted, so value has no meaning");
        problem.ifPresent(p -> {
            Site site = signature.site();
            Fix whole = Fix.of(
                    "write the list in one transaction of up to 100 actions", Edit.remove(site.name(), "@Batch"));
            Fix plain = Fix.of("leave it out", Edit.on(site.name(), mark.display()));
            Fix[] fixes = mark.name().equals(Vocabulary.PUT) && mark.constant("when", When.values()) != When.ALWAYS
                    ? new Fix[] {whole, plain}
                    : new Fix[] {plain};
            site.report(WRI007, p + ".", fixes);
        });
        return problem.isEmpty();
    }

    private static Optional<String> ofPut(Mark put) {
        When when = put.constant("when", When.values());
        if (when != When.ALWAYS) {
            return Optional.of("a batch has no conditions, and when = " + when + " is one");
        }
        if (put.constant("others", Others.values()) != Others.REPLACE) {
            return Optional.of("a batch replaces items as a whole, so others = KEEP is nothing that it can do");
        }
        return put.constant("returning", Returning.values()) == Returning.NEW
                ? Optional.empty()
                : Optional.of("a batch returns nothing of what was there, so returning = OLD has no meaning");
    }

    private static boolean isWrite(Mark batch, Signature signature) {
        if (batch.flag("consistent")) {
            Site site = signature.site();
            site.report(
                    WRI007,
                    "consistent is about gets, and this writes.",
                    Fix.of("leave it out", Edit.on(site.name(), "@Batch")));
        }
        return !batch.flag("consistent");
    }

    /** Gets of a list of keys, or nothing if something is wrong with the method or with its record. */
    Optional<BatchGet> get(Mark batch, Signature signature, TableScope scope) {
        Site site = signature.site();
        Optional<ActionReader.Subject> list = list(signature, "keys");
        TypeElement record = list.map(l -> JavaModel.element(l.type())).orElse(null);
        if (list.isEmpty()
                || record == null
                || Mark.on(record, Vocabulary.KEY_OF).isEmpty()) {
            site.report(
                    WRI007,
                    "without @Put or @Delete a @Batch gets the items of one List of records with @KeyOf; found "
                            + found(signature) + ".",
                    Fix.of("write the primary key as a record, @KeyOf(Order.class) record OrderKey(…) {}, and take"
                            + " List<OrderKey>"));
            return Optional.empty();
        }
        return keys.find(record, list.get().given().site())
                .flatMap(key -> get(batch, signature, scope, list.get(), key));
    }

    private Optional<BatchGet> get(
            Mark batch, Signature signature, TableScope scope, ActionReader.Subject list, KeyRecord key) {
        if (!scope.holds(key.item())) {
            list.given()
                    .site()
                    .report(
                            COL024,
                            key.item().display() + " is not among the items of " + scope.name() + ".",
                            scope.holding(List.of(key.item())));
            return Optional.empty();
        }
        JavaType result = model.typeOf(signature.result());
        Optional<BatchGet.Form> form = form(signature, result, key);
        if (form.isEmpty()) {
            String item = key.item().display();
            Site site = signature.site();
            String table = site.name().substring(0, site.name().lastIndexOf('.'));
            String parameter = " " + name(signature) + "(List<" + key.type().display() + "> " + list.name() + ")";
            String map = "Map<" + key.type().display() + ", " + item + ">";
            site.report(
                    WRI007,
                    "it returns " + result.display() + ", but a @Batch of a List<"
                            + key.type().display() + "> returns List<" + item + "> or " + map + ".",
                    Fix.of("what is there, in the order of the keys", Edit.in(table, "List<" + item + ">" + parameter)),
                    Fix.of("what is there, by its key", Edit.in(table, map + parameter)));
        }
        return form.map(f -> new BatchGet(
                signature.site().origin(), name(signature), result, declared(list), key, f, batch.flag("consistent")));
    }

    private Optional<BatchGet.Form> form(Signature signature, JavaType result, KeyRecord key) {
        if (signature.nullable()) {
            return Optional.empty();
        }
        if (model.isClass(signature.result(), "java.util.List")
                && result.arguments().equals(List.of(key.item()))) {
            return Optional.of(BatchGet.Form.LIST);
        }
        return model.isClass(signature.result(), "java.util.Map")
                        && result.arguments().equals(List.of(key.type(), key.item()))
                ? Optional.of(BatchGet.Form.MAP)
                : Optional.empty();
    }

    /** The only parameter, if it is a list. */
    private Optional<ActionReader.Subject> list(Signature signature, String wish) {
        if (signature.parameters().size() != 1) {
            return Optional.empty();
        }
        Signature.Given given = signature.parameters().get(0);
        String name = new ParameterNames(signature.parameters()).of(given, wish);
        return Optional.of(actions.subject(given, name)).filter(ActionReader.Subject::isList);
    }

    private Parameter.Declared declared(ActionReader.Subject list) {
        return new Parameter.Declared(list.name(), model.typeOf(list.given().type()));
    }

    private String found(Signature signature) {
        return signature.parameters().size() == 1
                ? model.typeOf(signature.parameters().get(0).type()).display()
                : signature.parameters().size() + " parameters";
    }

    private static String name(Signature signature) {
        return signature.method().getSimpleName().toString();
    }
}
