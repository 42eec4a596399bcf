package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.COL024;
import static dev.partita.processor.diagnostic.DesignError.WRI001;
import static dev.partita.processor.diagnostic.DesignError.WRI003;
import static dev.partita.processor.diagnostic.DesignError.WRI027;

import dev.partita.Others;
import dev.partita.When;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.WriteAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads what is done with one parameter: a record, a key or a change, or a list of them. */
final class ActionReader {

    private final JavaModel model;
    private final SourceMap sources;
    private final SoundKeys keys;
    private final ChangeReader changes;

    ActionReader(JavaModel model, SourceMap sources, SoundKeys keys, ChangeReader changes) {
        this.model = model;
        this.sources = sources;
        this.keys = keys;
        this.changes = changes;
    }

    /**
     * A parameter as something that is written.
     *
     * @param name its name in generated code
     * @param type its type, or that of its elements
     */
    record Subject(Signature.Given given, String name, TypeMirror type, boolean isList) {

        Optional<String> each() {
            return isList ? Optional.of(name) : Optional.empty();
        }
    }

    Subject subject(Signature.Given given, String name) {
        boolean list = model.isClass(given.type(), "java.util.List")
                && given.type() instanceof DeclaredType declared
                && declared.getTypeArguments().size() == 1;
        TypeMirror type =
                list ? ((DeclaredType) given.type()).getTypeArguments().get(0) : given.type();
        return new Subject(given, name, type, list);
    }

    /** Whether it is a record of the table. */
    boolean isItem(Subject subject, TableScope scope) {
        return scope.holds(model.typeOf(subject.type()));
    }

    /** Whether it is a key or a change, whose components are what a method's parameters could be. */
    boolean isSpoken(Subject subject) {
        TypeElement element = JavaModel.element(subject.type());
        return element != null
                && (Mark.on(element, Vocabulary.KEY_OF).isPresent()
                        || Mark.on(element, Vocabulary.UPDATE).isPresent());
    }

    Optional<WriteAction> put(Mark mark, Subject subject, Optional<String> before, TableScope scope) {
        return item(mark, subject, scope)
                .map(item -> new WriteAction.Put(
                        subject.given().site().origin(),
                        item.type(),
                        subject.name(),
                        subject.each(),
                        mark.constant("when", When.values()),
                        mark.constant("others", Others.values()),
                        before));
    }

    Optional<WriteAction> delete(Mark mark, Subject subject, TableScope scope) {
        return target(mark, subject, scope)
                .map(t -> new WriteAction.Delete(
                        subject.given().site().origin(), t.item(), t.target(), subject.each(), List.of()));
    }

    Optional<WriteAction> check(Mark mark, Subject subject, TableScope scope) {
        TypeElement record = JavaModel.element(subject.type());
        if (record == null || Mark.on(record, Vocabulary.UPDATE).isEmpty()) {
            return target(mark, subject, scope)
                    .map(t -> new WriteAction.Check(
                            subject.given().site().origin(), t.item(), t.target(), subject.each(), List.of()));
        }
        return update(mark, subject, scope).flatMap(u -> {
            if (u.changes().isEmpty()) {
                return Optional.of(new WriteAction.Check(
                        u.origin(), u.item(), new WriteAction.Target.OfKey(u.key()), u.each(), u.expected()));
            }
            subject.given()
                    .site()
                    .report(
                            WRI027,
                            "a @Check writes nothing, but "
                                    + model.typeOf(record).display() + " changes "
                                    + u.changes().get(0).place().name() + ".",
                            Fix.of(
                                    "update it",
                                    Edit.remove(subject.given().site().place(), "@Check"),
                                    Edit.on(subject.given().site().place(), "@Update")));
            return Optional.empty();
        });
    }

    private record Targeted(JavaType item, WriteAction.Target target) {}

    private Optional<Targeted> target(Mark mark, Subject subject, TableScope scope) {
        TypeElement record = JavaModel.element(subject.type());
        if (record == null || Mark.on(record, Vocabulary.KEY_OF).isEmpty()) {
            return item(mark, subject, scope)
                    .map(i -> new Targeted(i.type(), new WriteAction.Target.OfRecord(subject.name())));
        }
        return keys.find(record, subject.given().site()).flatMap(key -> {
            if (!scope.holds(key.item())) {
                foreign(subject.given().site(), key.item(), scope);
                return Optional.empty();
            }
            List<Parameter.Bound> bound = key.bound(subject.given().site().origin(), subject.name());
            return Optional.of(new Targeted(key.item(), new WriteAction.Target.OfKey(bound)));
        });
    }

    /** What a change record says. */
    Optional<WriteAction.Update> update(Mark mark, Subject subject, TableScope scope) {
        TypeElement record = JavaModel.element(subject.type());
        Optional<Mark> own = record == null ? Optional.empty() : Mark.on(record, Vocabulary.UPDATE);
        if (record == null || own.isEmpty()) {
            subject.given()
                    .site()
                    .report(
                            WRI027,
                            "expected a record with @Update, whose components are the key and what changes, found "
                                    + model.typeOf(subject.type()).display() + ".",
                            change(subject, scope));
            return Optional.empty();
        }
        Site site = new Site(
                subject.given().site().findings(),
                sources.at(record),
                model.typeOf(record).display());
        if (!RecordShape.isRecord(record, "@Update", site)) {
            return Optional.empty();
        }
        return item(own.get(), site, scope).flatMap(item -> of(own.get(), record, site, subject, item));
    }

    /** The item that an {@code @Update} or {@code @Delete} names. */
    Optional<Item> item(Mark mark, Site site, TableScope scope) {
        Optional<Mark.Named> named = mark.type("value");
        JavaType type = named.map(n -> model.typeOf(n.type())).orElse(null);
        if (type == null) {
            site.report(
                    WRI001,
                    "it has to say which record it is for.",
                    new Fix(
                            "name a record of " + scope.name(),
                            scope.items().size() == 1
                                    ? List.of(Edit.on(
                                            site.place(),
                                            mark.display() + "("
                                                    + scope.items()
                                                            .keySet()
                                                            .iterator()
                                                            .next()
                                                            .display() + ".class)"))
                                    : List.of()));
            return Optional.empty();
        }
        if (!scope.holds(type)) {
            foreign(named.map(n -> site.at(sources.at(n.place()))).orElse(site), type, scope);
            return Optional.empty();
        }
        return scope.item(type);
    }

    private Optional<WriteAction.Update> of(Mark mark, TypeElement record, Site site, Subject subject, Item item) {
        List<Signature.Given> components = new ArrayList<>();
        for (RecordComponentElement component : record.getRecordComponents()) {
            String name = component.getSimpleName().toString();
            Site at = site.part(sources.at(JavaModel.fieldOf(component)), name);
            components.add(
                    new Signature.Given(JavaModel.fieldOf(component), at, component.asType(), Optional.of(name)));
        }
        Optional<ChangeReader.Said> said = changes.read(components, new ParameterNames(components), item, record);
        Optional<List<Parameter.Bound>> key = said.flatMap(s -> key(s.key(), item, site));
        if (said.isEmpty() || key.isEmpty()) {
            return Optional.empty();
        }
        Home home = new Home(new Parameter.Declared(subject.name(), model.typeOf(record)), subject.name());
        return Optional.of(new WriteAction.Update(
                site.origin(),
                site.name(),
                item.type(),
                key.get().stream().map(home::of).toList(),
                subject.each(),
                said.get().changes().stream().map(home::of).toList(),
                said.get().expected().stream().map(home::of).toList(),
                mark.flag("upsert"),
                mark.flag("once")));
    }

    /** The parameters of a primary key; what is wrong with them is reported. */
    static Optional<List<Parameter.Bound>> key(List<Parameter.Bound> given, Item item, Site site) {
        Optional<String> problem = PrimaryKeyParameters.problem(List.copyOf(given), item);
        problem.ifPresent(p -> site.report(WRI003, p));
        return problem.isPresent() ? Optional.empty() : Optional.of(given);
    }

    /** The record that holds what was read of its components. */
    private record Home(Parameter.Declared declared, String name) {

        Parameter.Bound of(Parameter.Bound inner) {
            return new Parameter.Bound(
                    inner.origin(),
                    declared,
                    name + "." + inner.name(),
                    inner.javaType(),
                    inner.path(),
                    inner.type(),
                    inner.binding());
        }

        WriteAction.Change of(WriteAction.Change change) {
            return new WriteAction.Change(change.kind(), of(change.value()), change.place(), change.holding());
        }

        WriteAction.Expectation of(WriteAction.Expectation expected) {
            return new WriteAction.Expectation(
                    expected.comparison(), of(expected.value()), expected.place(), expected.holding());
        }
    }

    private Optional<Item> item(Mark mark, Subject subject, TableScope scope) {
        JavaType type = model.typeOf(subject.type());
        if (!scope.holds(type)) {
            subject.given()
                    .site()
                    .report(
                            WRI001,
                            "expected a record of " + scope.name() + ", found " + type.display() + ".",
                            advice(mark.display()));
            return Optional.empty();
        }
        return scope.item(type);
    }

    private Fix change(Subject subject, TableScope scope) {
        return isItem(subject, scope)
                ? Fix.of(
                        "put the whole record",
                        Edit.remove(subject.given().site().place(), "@Update"),
                        Edit.on(subject.given().site().place(), "@Put"))
                : Fix.of("write @Update with a record of " + scope.name() + " on it");
    }

    /** What could be meant where the parameter is no record. */
    static Fix advice(String annotation) {
        return annotation.equals("@Put")
                ? Fix.of("write one @Put method for each record")
                : Fix.of("name the record to delete by key, as in " + annotation + "(Order.class)");
    }

    private static void foreign(Site site, JavaType type, TableScope scope) {
        site.report(
                COL024,
                type.display() + " is not among the items of " + scope.name() + ".",
                scope.holding(List.of(type)));
    }
}
