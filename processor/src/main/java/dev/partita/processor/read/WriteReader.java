package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.WRI001;
import static dev.partita.processor.diagnostic.DesignError.WRI027;
import static dev.partita.processor.diagnostic.DesignError.WRI029;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteMethod;
import dev.partita.processor.schema.WriteMethod.Form;
import dev.partita.processor.schema.WriteMethod.Returned;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;

/** Reads the methods that write. */
final class WriteReader {

    private static final List<String> ACTIONS =
            List.of(Vocabulary.PUT, Vocabulary.DELETE, Vocabulary.UPDATE, Vocabulary.CHECK);

    private final JavaModel model;
    private final ActionReader actions;
    private final ChangeReader changes;
    private final ReturnedReader returned;

    WriteReader(JavaModel model, ActionReader actions, ChangeReader changes) {
        this.model = model;
        this.actions = actions;
        this.changes = changes;
        this.returned = new ReturnedReader(model);
    }

    /** The method, or nothing if something is wrong with it or with its records. */
    Optional<WriteMethod> read(Mark mark, Signature signature, TypeElement user, TableScope scope) {
        One one = new One(mark, signature, user, scope);
        return switch (mark.name()) {
            case Vocabulary.PUT -> one.put();
            case Vocabulary.DELETE -> one.delete();
            case Vocabulary.UPDATE -> one.update();
            default -> one.transaction();
        };
    }

    /** One method. */
    private final class One {

        private final Mark mark;
        private final Signature signature;
        private final TypeElement user;
        private final TableScope scope;
        private final ParameterNames names;

        One(Mark mark, Signature signature, TypeElement user, TableScope scope) {
            this.mark = mark;
            this.signature = signature;
            this.user = user;
            this.scope = scope;
            this.names = new ParameterNames(signature.parameters());
        }

        Optional<WriteMethod> put() {
            List<Signature.Given> before = signature.parameters().stream()
                    .filter(g -> Mark.on(g.element(), Vocabulary.EXPECT).isPresent())
                    .toList();
            List<Signature.Given> records = new ArrayList<>(signature.parameters());
            records.removeAll(before);
            Optional<ActionReader.Subject> record = only(records);
            if (record.isEmpty() || !areAlike(record.get(), before)) {
                return Optional.empty();
            }
            Optional<String> read = before.stream().map(this::nameOf).findFirst();
            return actions.put(mark, record.get(), read, scope).flatMap(put -> single(put, record.get()));
        }

        /** What was read before is a record of the same type, and one. */
        private boolean areAlike(ActionReader.Subject record, List<Signature.Given> before) {
            for (Signature.Given given : before) {
                JavaType type = model.typeOf(given.type());
                if (before.size() > 1 || record.isList() || !type.equals(model.typeOf(record.type()))) {
                    given.site()
                            .report(
                                    WRI001,
                                    "a @Put expects at most one record, of the type that it puts, as it was read before.",
                                    Fix.of(
                                            "leave it out",
                                            Edit.remove(signature.site().name(), declaration(given))));
                    return false;
                }
            }
            return true;
        }

        Optional<WriteMethod> delete() {
            if (mark.type("value").isPresent()) {
                return spoken(actions.item(mark, signature.site(), scope));
            }
            return only(signature.parameters())
                    .flatMap(record -> actions.delete(mark, record, scope).flatMap(a -> single(a, record)));
        }

        /** A delete by key. */
        private Optional<WriteMethod> spoken(Optional<Item> item) {
            Optional<ChangeReader.Said> said = item.flatMap(i -> changes.read(signature.parameters(), names, i, user));
            if (item.isEmpty() || said.isEmpty()) {
                return Optional.empty();
            }
            for (WriteAction.Change change : said.get().changes()) {
                signature
                        .site()
                        .report(
                                WRI001,
                                "a @Delete changes nothing, but "
                                        + change.value().name() + " does.");
                return Optional.empty();
            }
            return ActionReader.key(said.get().key(), item.get(), signature.site())
                    .flatMap(key -> method(
                            Form.SINGLE,
                            List.of(new WriteAction.Delete(
                                    signature.site().origin(),
                                    item.get().type(),
                                    new WriteAction.Target.OfKey(key),
                                    Optional.empty(),
                                    said.get().expected()))));
        }

        Optional<WriteMethod> update() {
            if (mark.type("value").isEmpty() && signature.parameters().size() == 1) {
                ActionReader.Subject subject = subject(signature.parameters().get(0));
                if (actions.isSpoken(subject)) {
                    return actions.update(mark, subject, scope).flatMap(u -> single(u, subject));
                }
            }
            Optional<Item> item = actions.item(mark, signature.site(), scope);
            Optional<ChangeReader.Said> said = item.flatMap(i -> changes.read(signature.parameters(), names, i, user));
            if (item.isEmpty() || said.isEmpty()) {
                return Optional.empty();
            }
            return ActionReader.key(said.get().key(), item.get(), signature.site())
                    .flatMap(key -> method(
                            Form.SINGLE,
                            List.of(new WriteAction.Update(
                                    signature.site().origin(),
                                    signature.site().name(),
                                    item.get().type(),
                                    key,
                                    Optional.empty(),
                                    said.get().changes(),
                                    said.get().expected(),
                                    mark.flag("upsert"),
                                    mark.flag("once")))));
        }

        Optional<WriteMethod> transaction() {
            List<WriteAction> all = new ArrayList<>();
            boolean sound = true;
            for (Signature.Given given : signature.parameters()) {
                if (Mark.on(given.element(), Vocabulary.CLIENT_REQUEST_TOKEN).isPresent()) {
                    sound &= isToken(given);
                } else {
                    Optional<WriteAction> action = action(given);
                    action.ifPresent(all::add);
                    sound &= action.isPresent();
                }
            }
            if (sound && all.isEmpty()) {
                signature
                        .site()
                        .report(
                                WRI027,
                                "a @Transaction without actions does nothing.",
                                Fix.of("give it what is to be written, each with @Put, @Delete, @Update or @Check"));
                return Optional.empty();
            }
            return sound ? method(Form.TRANSACTION, all) : Optional.empty();
        }

        private Optional<WriteAction> action(Signature.Given given) {
            List<Mark> marks = ACTIONS.stream()
                    .flatMap(a -> Mark.on(given.element(), a).stream())
                    .toList();
            if (marks.size() != 1) {
                String found = marks.isEmpty()
                        ? "none"
                        : marks.stream().map(Mark::display).collect(Collectors.joining(" and "));
                given.site()
                        .report(
                                WRI027,
                                "a parameter of a @Transaction has one of @Put, @Delete, @Update and @Check; found "
                                        + found + ".",
                                marks.isEmpty() ? annotated(given) : one(given, marks));
                return Optional.empty();
            }
            Mark action = marks.get(0);
            ActionReader.Subject subject = subject(given);
            return switch (action.name()) {
                case Vocabulary.PUT -> actions.put(action, subject, Optional.empty(), scope);
                case Vocabulary.DELETE -> actions.delete(action, subject, scope);
                case Vocabulary.UPDATE -> actions.update(action, subject, scope).map(u -> u);
                default -> actions.check(action, subject, scope);
            };
        }

        private boolean isToken(Signature.Given given) {
            boolean text = model.isClass(given.type(), "java.lang.String");
            if (!text) {
                given.site()
                        .report(
                                WRI029,
                                "a token is a String, found "
                                        + model.typeOf(given.type()).display() + ".",
                                Fix.of(
                                        "declare it as one",
                                        Edit.in(
                                                signature.site().name(),
                                                "String " + given.name().orElse("token"))));
            }
            return text;
        }

        private Fix annotated(Signature.Given given) {
            ActionReader.Subject subject = subject(given);
            String annotation = actions.isItem(subject, scope) ? "@Put" : "@Update";
            return Fix.of("say what is done with it", Edit.on(given.site().place(), annotation));
        }

        private Fix one(Signature.Given given, List<Mark> marks) {
            return new Fix(
                    "keep one",
                    marks.stream()
                            .skip(1)
                            .map(m -> Edit.remove(given.site().place(), m.display()))
                            .toList());
        }

        private String declaration(Signature.Given given) {
            return model.typeOf(given.type()).display() + " " + given.name().orElse("");
        }

        /** The only parameter. */
        private Optional<ActionReader.Subject> only(List<Signature.Given> records) {
            if (records.size() == 1) {
                return Optional.of(subject(records.get(0)));
            }
            signature
                    .site()
                    .report(
                            WRI001,
                            "expected one parameter, a record of " + scope.name() + ", found " + records.size()
                                    + " parameters.",
                            ActionReader.advice(mark.display()));
            return Optional.empty();
        }

        private ActionReader.Subject subject(Signature.Given given) {
            return actions.subject(given, nameOf(given));
        }

        private String nameOf(Signature.Given given) {
            String type = model.typeOf(given.type()).simpleName();
            return names.of(given, type.substring(0, 1).toLowerCase(Locale.ROOT) + type.substring(1));
        }

        /** A list is written in one transaction. */
        private Optional<WriteMethod> single(WriteAction action, ActionReader.Subject subject) {
            return method(subject.isList() ? Form.TRANSACTION : Form.SINGLE, List.of(action));
        }

        private Optional<WriteMethod> method(Form form, List<WriteAction> all) {
            Optional<Returned> result = returned.of(mark, signature, form, all, scope);
            return result.map(r -> new WriteMethod(
                    signature.site().origin(),
                    signature.method().getSimpleName().toString(),
                    model.typeOf(signature.result()),
                    signature.parameters().stream()
                            .map(g -> new Parameter.Declared(nameOf(g), model.typeOf(g.type())))
                            .toList(),
                    form,
                    all,
                    r,
                    token()));
        }

        private Optional<String> token() {
            Stream<Signature.Given> tokens = signature.parameters().stream()
                    .filter(g -> Mark.on(g.element(), Vocabulary.CLIENT_REQUEST_TOKEN)
                            .isPresent());
            return tokens.map(this::nameOf).findFirst();
        }
    }
}
