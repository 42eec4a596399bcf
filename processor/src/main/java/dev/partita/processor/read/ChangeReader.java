package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.GEN009;
import static dev.partita.processor.diagnostic.DesignError.PAT001;
import static dev.partita.processor.diagnostic.DesignError.WRI022;
import static dev.partita.processor.diagnostic.DesignError.WRI023;

import dev.partita.Comparison;
import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.diagnostic.NearMiss;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteAction.Holding;
import dev.partita.processor.schema.WriteAction.Kind;
import dev.partita.processor.template.Resolution;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads what parameters, or the components of a change record, say about an item: its key, changes, expectations. */
final class ChangeReader {

    private static final Map<String, Kind> KINDS = new TreeMap<>(Map.of(
            Vocabulary.ASSIGN, Kind.ASSIGN,
            Vocabulary.ADD, Kind.ADD,
            Vocabulary.REMOVE, Kind.REMOVE,
            Vocabulary.APPEND, Kind.APPEND));

    private final JavaModel model;
    private final SourceMap sources;
    private final ParameterReader keyParameters;
    private final ValueTypes valueTypes;
    private final EmbeddedReader embedded;

    ChangeReader(
            JavaModel model,
            SourceMap sources,
            ParameterReader keyParameters,
            ValueTypes valueTypes,
            EmbeddedReader embedded) {
        this.model = model;
        this.sources = sources;
        this.keyParameters = keyParameters;
        this.valueTypes = valueTypes;
        this.embedded = embedded;
    }

    /** What was read. */
    record Said(List<Parameter.Bound> key, List<WriteAction.Change> changes, List<WriteAction.Expectation> expected) {}

    /** Whether a parameter or component changes or expects something. */
    static boolean isChange(Signature.Given given) {
        return !marks(given).isEmpty();
    }

    private static List<Mark> marks(Signature.Given given) {
        return Stream.concat(KINDS.keySet().stream(), Stream.of(Vocabulary.EXPECT))
                .flatMap(a -> Mark.on(given.element(), a).stream())
                .toList();
    }

    /** Everything, or nothing if something is unsound. */
    Optional<Said> read(List<Signature.Given> parameters, ParameterNames names, Item item, TypeElement user) {
        List<Signature.Given> rest =
                parameters.stream().filter(g -> !isChange(g)).toList();
        Optional<List<Parameter>> key = keyParameters.read(rest, names, user, List.of(item));
        One one = new One(item, user, names);
        parameters.stream().filter(ChangeReader::isChange).forEach(one::read);
        if (key.isEmpty() || !one.sound) {
            return Optional.empty();
        }
        List<Parameter.Bound> bound = new ArrayList<>();
        for (Parameter parameter : key.get()) {
            if (parameter instanceof Parameter.Bound b) {
                bound.add(b);
            }
        }
        return Optional.of(new Said(bound, one.changes, one.expected));
    }

    /** The changes and expectations of one item. */
    private final class One {

        private final Item item;
        private final TypeElement user;
        private final ParameterNames names;
        private final List<WriteAction.Change> changes = new ArrayList<>();
        private final List<WriteAction.Expectation> expected = new ArrayList<>();
        private boolean sound = true;

        One(Item item, TypeElement user, ParameterNames names) {
            this.item = item;
            this.user = user;
            this.names = names;
        }

        void read(Signature.Given given) {
            List<Mark> marks = marks(given);
            List<Mark> kinds =
                    marks.stream().filter(m -> KINDS.containsKey(m.name())).toList();
            if (kinds.size() > 1) {
                String found = kinds.stream().map(Mark::display).collect(Collectors.joining(" and "));
                refuse(
                        given.site(),
                        WRI023,
                        "it changes a component in one way, and this has " + found + ".",
                        new Fix(
                                "keep one",
                                kinds.stream()
                                        .skip(1)
                                        .map(m -> Edit.remove(given.site().place(), m.display()))
                                        .toList()));
                return;
            }
            for (Mark mark : marks) {
                Optional<String> name = mark.given("value").map(Mark.Text::text).or(given::name);
                if (name.isEmpty()) {
                    refuse(
                            given.site(),
                            GEN009,
                            "a method of a super-interface has to name each component, since class"
                                    + " files hide parameters' names.",
                            Fix.of("name it in the annotation: " + mark.display() + "(\"…\")"));
                    return;
                }
                value(given, mark, List.of(name.get().split("\\.", -1)));
            }
        }

        private void value(Signature.Given given, Mark mark, List<String> path) {
            Site site = mark.given("value")
                    .map(t -> given.site().at(sources.at(t.place())))
                    .orElse(given.site());
            Optional<WriteAction.Place> place = new PlaceReader(embedded::componentsOf).find(item, path);
            if (place.isEmpty()) {
                Resolution resolution = Paths.of(item, embedded::componentsOf).resolve(path);
                String why = resolution instanceof Resolution.Missing missing ? missing.text() : "it has no value";
                if (!why.equals(Paths.SILENT)) {
                    refuse(site, PAT001, why + ".", near(given, mark, path));
                }
                sound = false;
                return;
            }
            if (Nullness.isNullable(given.element(), given.element().asType())) {
                refuse(
                        given.site(),
                        WRI022,
                        "it may be null, which would say nothing.",
                        Fix.of(
                                "say with an Optional that there may be no value",
                                Edit.in(
                                        owner(given),
                                        "Optional<"
                                                + model.typeOf(valueTypes.boxed(given.type()))
                                                        .display()
                                                + "> " + given.name().orElse("value")),
                                Edit.remove(given.site().place(), "@Nullable")));
                return;
            }
            Holding holding = holding(given.type());
            Optional<ValueType> type = type(given, place.get(), holding);
            if (type.isEmpty()) {
                sound = false;
                return;
            }
            add(
                    mark,
                    place.get(),
                    holding,
                    new Parameter.Bound(
                            site.origin(),
                            names.of(given, path.get(path.size() - 1)),
                            model.typeOf(given.type()),
                            path,
                            type.get(),
                            Parameter.Binding.EQUAL));
        }

        private void add(Mark mark, WriteAction.Place place, Holding holding, Parameter.Bound value) {
            Kind kind = KINDS.get(mark.name());
            if (kind == null) {
                Comparison comparison = mark.constant("is", Comparison.values());
                expected.add(new WriteAction.Expectation(comparison, value, place, holding));
            } else {
                changes.add(new WriteAction.Change(kind, value, place, holding));
            }
        }

        private static boolean isExpiry(WriteAction.Place place) {
            return place.type().unwrapped() instanceof ValueType.Scalar scalar
                    && scalar.kind() == ScalarKind.EPOCH_SECOND;
        }

        private Optional<ValueType> type(Signature.Given given, WriteAction.Place place, Holding holding) {
            TypeMirror held = holding == Holding.VALUE ? given.type() : held(given.type());
            return model.typeOf(held).equals(place.type().javaType())
                    ? Optional.of(place.type())
                    : valueTypes
                            .read(held, user, Converters.NONE, given.site())
                            .map(found ->
                                    isExpiry(place) ? RoleReader.seconds(found).orElse(found) : found);
        }

        private Holding holding(TypeMirror type) {
            if (model.isClass(type, "java.util.Optional")) {
                return Holding.OPTIONAL;
            }
            return model.isClass(type, Vocabulary.PATCH) ? Holding.PATCH : Holding.VALUE;
        }

        private static TypeMirror held(TypeMirror type) {
            return type instanceof DeclaredType declared
                            && declared.getTypeArguments().size() == 1
                    ? declared.getTypeArguments().get(0)
                    : type;
        }

        /** The component that is probably meant. */
        private Fix[] near(Signature.Given given, Mark mark, List<String> path) {
            List<String> names = item.components().stream().map(Component::name).toList();
            return NearMiss.of(path.get(0), names).stream()
                    .map(n -> Fix.of(
                            "name the component", Edit.on(given.site().place(), mark.display() + "(\"" + n + "\")")))
                    .toArray(Fix[]::new);
        }

        /** The method or the record that it stands in. */
        private static String owner(Signature.Given given) {
            String place = given.site().place();
            return place.substring(0, place.lastIndexOf('.'));
        }

        private void refuse(Site site, DesignError error, String text, Fix... fixes) {
            sound = false;
            site.report(error, text, fixes);
        }
    }
}
