package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.GEN009;
import static dev.partita.processor.diagnostic.DesignError.PAT023;
import static dev.partita.processor.diagnostic.DesignError.PAT024;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.template.Resolution;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

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
    private final ValueTypes valueTypes;
    private final EmbeddedReader embedded;

    ParameterReader(JavaModel model, SourceMap sources, ValueTypes valueTypes, EmbeddedReader embedded) {
        this.model = model;
        this.sources = sources;
        this.valueTypes = valueTypes;
        this.embedded = embedded;
    }

    /** All parameters in order, or nothing if one of them is unsound. */
    Optional<List<Parameter>> read(Signature signature, TypeElement user, List<Item> wanted) {
        ParameterNames names = new ParameterNames(signature);
        List<Parameter> parameters = new ArrayList<>();
        for (Signature.Given given : signature.parameters()) {
            parameter(given, names, user, wanted).ifPresent(parameters::add);
        }
        return parameters.size() == signature.parameters().size() ? Optional.of(parameters) : Optional.empty();
    }

    private Optional<Parameter> parameter(
            Signature.Given given, ParameterNames names, TypeElement user, List<Item> wanted) {
        List<Mark> marks = BINDINGS.keySet().stream()
                .flatMap(a -> Mark.on(given.element(), a).stream())
                .toList();
        if (marks.size() > 1) {
            String found = marks.stream().map(Mark::display).collect(Collectors.joining(" and "));
            given.site()
                    .report(
                            PAT023,
                            "a parameter restricts a component in one way, and this has " + found
                                    + ".\n  Fix: keep one");
            return Optional.empty();
        }
        if (Nullness.isNullable(given.element(), given.element().asType()) || isOptional(given)) {
            given.site()
                    .report(
                            PAT023,
                            "an argument is never left out: which key serves has to be known when the method"
                                    + " is compiled.\n  Fix: write one method with and one without this parameter");
            return Optional.empty();
        }
        if (model.isClass(given.type(), Vocabulary.PAGE_REQUEST)) {
            return paging(given, marks, names);
        }
        return bound(given, marks.stream().findFirst(), names, user, wanted);
    }

    private boolean isOptional(Signature.Given given) {
        return model.isClass(given.type(), "java.util.Optional");
    }

    private Optional<Parameter> paging(Signature.Given given, List<Mark> marks, ParameterNames names) {
        if (!marks.isEmpty()) {
            given.site()
                    .report(
                            PAT023,
                            "a PageRequest is no value of a component.\n  Fix: remove "
                                    + marks.get(0).display());
            return Optional.empty();
        }
        return Optional.of(
                new Parameter.Paging(given.site().origin(), names.of(given, "page"), model.typeOf(given.type())));
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
                                    + " since class files hide parameters' names.\n"
                                    + "  Fix: write @Is(\"…\") on the parameter, or declare the method again in "
                                    + user.getSimpleName());
            return Optional.empty();
        }
        List<String> path = List.of(component.get().split("\\.", -1));
        Site site = named.map(n -> given.site().at(sources.at(n.place()))).orElse(given.site());
        if (!path.stream().allMatch(SourceVersion::isIdentifier)) {
            site.report(
                    PAT023,
                    "\"" + component.get() + "\" is no component's name; write a name, or names with dots"
                            + " between them, as in address.country.");
            return Optional.empty();
        }
        Binding binding = mark.map(m -> BINDINGS.get(m.name())).orElse(Binding.EQUAL);
        return type(given, path, user, wanted)
                .map(t -> new Parameter.Bound(
                        site.origin(), names.of(given, binding, path), model.typeOf(given.type()), path, t, binding));
    }

    /** As the component of that type is stored, since converters may stand on the component; else by itself. */
    private Optional<ValueType> type(Signature.Given given, List<String> path, TypeElement user, List<Item> wanted) {
        JavaType type = model.typeOf(given.type());
        boolean named = false;
        for (Item item : wanted) {
            Resolution resolution = Paths.of(item, embedded::componentsOf).resolve(path);
            if (resolution instanceof Resolution.Found found) {
                named = true;
                if (found.type().javaType().equals(type)) {
                    return Optional.of(found.type());
                }
            }
        }
        return named
                ? valueTypes
                        .read(given.type(), user, Converters.NONE, given.site())
                        .filter(t -> isSingleValue(t, given))
                : nameless(given, user).filter(t -> isSingleValue(t, given));
    }

    /** What binds nothing is refused for that; whether its type could be stored is beside the point. */
    private Optional<ValueType> nameless(Signature.Given given, TypeElement user) {
        Site unheard =
                new Site(new Findings(), given.site().origin(), given.site().name());
        return valueTypes
                .read(given.type(), user, Converters.NONE, unheard)
                .or(() -> Optional.of(
                        new ValueType.Converted(model.typeOf(given.type()), Optional.empty(), Optional.empty())));
    }

    private static boolean isSingleValue(ValueType type, Signature.Given given) {
        if (type instanceof ValueType.ListOf || type instanceof ValueType.SetOf || type instanceof ValueType.MapOf) {
            given.site()
                    .report(
                            PAT024,
                            "a key condition compares with one value; DynamoDB has no IN for keys.\n"
                                    + "  Fix: take one value, and call the method once for each");
            return false;
        }
        return true;
    }
}
