package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.GEN009;
import static dev.partita.processor.diagnostic.DesignError.PAT023;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.diagnostic.NearMiss;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads the parameters of access patterns and of deletes by key. */
final class ParameterReader {

    private static final Map<String, Binding> BINDINGS = new TreeMap<>(Map.of(
            Vocabulary.IS, Binding.EQUAL,
            Vocabulary.FROM, Binding.FROM,
            Vocabulary.TO, Binding.TO,
            Vocabulary.AFTER, Binding.AFTER,
            Vocabulary.BEFORE, Binding.BEFORE,
            Vocabulary.STARTS_WITH, Binding.STARTS_WITH));

    private final JavaModel model;
    private final SourceMap sources;
    private final BoundTypes types;
    private final SoundKeys keys;

    ParameterReader(JavaModel model, SourceMap sources, BoundTypes types, SoundKeys keys) {
        this.model = model;
        this.sources = sources;
        this.types = types;
        this.keys = keys;
    }

    /** The annotations that say what it binds. */
    static Stream<Mark> bindingsOf(Signature.Given given) {
        return BINDINGS.keySet().stream().flatMap(a -> Mark.on(given.element(), a).stream());
    }

    /** All parameters in order, or nothing if one of them is unsound. */
    Optional<List<Parameter>> read(Signature signature, TypeElement user, List<Item> wanted) {
        return read(signature.parameters(), new ParameterNames(signature.parameters()), user, wanted);
    }

    /** Some of a method's parameters in order, or nothing if one of them is unsound. */
    Optional<List<Parameter>> read(
            List<Signature.Given> some, ParameterNames names, TypeElement user, List<Item> wanted) {
        List<Parameter> parameters = new ArrayList<>();
        boolean sound = true;
        for (Signature.Given given : some) {
            List<? extends Parameter> read = parameter(given, names, user, wanted);
            parameters.addAll(read);
            sound &= !read.isEmpty();
        }
        return sound ? Optional.of(parameters) : Optional.empty();
    }

    /** What a parameter gives; nothing if it is unsound. */
    private List<? extends Parameter> parameter(
            Signature.Given given, ParameterNames names, TypeElement user, List<Item> wanted) {
        List<Mark> marks = bindingsOf(given).toList();
        if (marks.size() > 1) {
            String found = marks.stream().map(Mark::display).collect(Collectors.joining(" and "));
            given.site()
                    .report(
                            PAT023,
                            "a parameter restricts a component in one way, and this has " + found + ".",
                            marks.stream()
                                    .map(m -> without(given, "leave " + m.display() + " out", m.display()))
                                    .toArray(Fix[]::new));
            return List.of();
        }
        if (Nullness.isNullable(given.element(), given.element().asType()) || isOptional(given)) {
            given.site()
                    .report(
                            PAT023,
                            "an argument is never left out: which key serves has to be known when the method"
                                    + " is compiled.",
                            alwaysGiven(given));
            return List.of();
        }
        if (model.isClass(given.type(), Vocabulary.PAGE_REQUEST)) {
            return paging(given, marks, names).stream().toList();
        }
        Optional<Mark> mark = marks.stream().findFirst();
        TypeElement record = JavaModel.element(given.type());
        return record != null && Mark.on(record, Vocabulary.KEY_OF).isPresent() && !isComponent(given, mark, wanted)
                ? key(given, mark, record, names, wanted)
                : bound(given, mark, names, user, wanted).stream().toList();
    }

    private boolean isOptional(Signature.Given given) {
        return model.isClass(given.type(), "java.util.Optional");
    }

    private Optional<Parameter> paging(Signature.Given given, List<Mark> marks, ParameterNames names) {
        if (!marks.isEmpty()) {
            given.site()
                    .report(
                            PAT023,
                            "a PageRequest is no value of a component.",
                            without(given, "leave it unbound", marks.get(0).display()));
            return Optional.empty();
        }
        return Optional.of(
                new Parameter.Paging(given.site().origin(), names.of(given, "page"), model.typeOf(given.type())));
    }

    /** A record that stands for the key of one item may be the type of another's component. */
    private boolean isComponent(Signature.Given given, Optional<Mark> mark, List<Item> wanted) {
        Optional<String> name =
                mark.flatMap(m -> m.given("value")).map(Mark.Text::text).or(given::name);
        JavaType type = model.typeOf(given.type());
        return name.flatMap(n -> types.stored(type, List.of(n.split("\\.", -1)), wanted))
                .isPresent();
    }

    private List<? extends Parameter> key(
            Signature.Given given, Optional<Mark> mark, TypeElement record, ParameterNames names, List<Item> wanted) {
        if (mark.isPresent()) {
            given.site()
                    .report(
                            PAT023,
                            "a key is given whole, each of its components by equality.",
                            without(given, "give the key as it is", mark.get().display()));
            return List.of();
        }
        return keys
                .find(record, given.site())
                .map(k -> k.bound(given.site().origin(), names.of(given, "key")))
                .orElse(List.of())
                .stream()
                .map(b -> types.asStored(b, wanted))
                .toList();
    }

    private Optional<Parameter> bound(
            Signature.Given given, Optional<Mark> mark, ParameterNames names, TypeElement user, List<Item> wanted) {
        Optional<Mark.Text> named = mark.flatMap(m -> m.given("value"));
        Optional<String> component = named.map(Mark.Text::text).or(given::name);
        if (component.isEmpty()) {
            given.site()
                    .report(
                            GEN009,
                            "a method of a super-interface has to say which component each parameter binds,"
                                    + " since class files hide parameters' names.",
                            named(given.element(), user));
            return Optional.empty();
        }
        List<String> path = List.of(component.get().split("\\.", -1));
        Site site = named.map(n -> given.site().at(sources.at(n.place()))).orElse(given.site());
        if (!path.stream().allMatch(SourceVersion::isIdentifier)) {
            site.report(
                    PAT023,
                    "\"" + component.get() + "\" is no component's name; write a name, or names with dots"
                            + " between them, as in address.country.",
                    nearest(given, mark, component.get(), wanted));
            return Optional.empty();
        }
        Binding binding = mark.map(m -> BINDINGS.get(m.name())).orElse(Binding.EQUAL);
        return types.of(given, path, user, wanted)
                .map(t -> new Parameter.Bound(
                        site.origin(), names.of(given, binding, path), model.typeOf(given.type()), path, t, binding));
    }

    private static Fix without(Signature.Given given, String words, String annotation) {
        return given.name().isPresent() ? Fix.of(words, Edit.remove(given.site().place(), annotation)) : Fix.of(words);
    }

    private Fix alwaysGiven(Signature.Given given) {
        String words = "let it be given always, and write another method without it";
        if (!isOptional(given)) {
            return without(given, words, "@Nullable");
        }
        List<? extends TypeMirror> arguments = ((DeclaredType) given.type()).getTypeArguments();
        String place = given.site().place();
        return arguments.isEmpty() || given.name().isEmpty()
                ? Fix.of(words)
                : Fix.of(
                        words,
                        Edit.in(
                                place.substring(0, place.lastIndexOf('.')),
                                model.typeOf(arguments.get(0)).display() + " "
                                        + given.name().get()));
    }

    /** The component with nearly that name. */
    private static Fix[] nearest(Signature.Given given, Optional<Mark> mark, String written, List<Item> wanted) {
        List<String> names = wanted.stream()
                .flatMap(i -> i.components().stream())
                .map(Component::name)
                .toList();
        return given.name().isEmpty()
                ? new Fix[0]
                : NearMiss.of(written, names)
                        .flatMap(n -> mark.map(m -> Fix.of(
                                "name the component that is meant",
                                Edit.on(given.site().place(), m.display() + "(" + Edit.literal(n) + ")"))))
                        .stream()
                        .toArray(Fix[]::new);
    }

    /** Its own name says it, where the super-interface is compiled with it. */
    private Fix named(Element parameter, TypeElement user) {
        String words = "write @Is on the parameter, or declare the method again in " + user.getSimpleName();
        if (parameter.getEnclosingElement() instanceof ExecutableElement method && model.isCompiled(method)) {
            String place = model.typeOf(JavaModel.ownerOf(method)).display() + "." + method.getSimpleName() + "."
                    + parameter.getSimpleName();
            String name = parameter.getSimpleName().toString();
            return Fix.of(words, Edit.on(place, "@Is(" + Edit.literal(name) + ")"));
        }
        return Fix.of(words);
    }
}
