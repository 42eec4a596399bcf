package dev.partita.processor.read;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.template.Resolution;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** How the values are stored that parameters give for components. */
final class BoundTypes {

    private final JavaModel model;
    private final ValueTypes valueTypes;
    private final EmbeddedReader embedded;

    BoundTypes(JavaModel model, ValueTypes valueTypes, EmbeddedReader embedded) {
        this.model = model;
        this.valueTypes = valueTypes;
        this.embedded = embedded;
    }

    /** As the component of that type is stored, since converters may stand on the component; else by itself. */
    Optional<ValueType> of(Signature.Given given, List<String> path, TypeElement user, List<Item> wanted) {
        Optional<ValueType> stored = stored(model.typeOf(given.type()), path, wanted);
        if (stored.isPresent()) {
            return stored;
        }
        Optional<TypeMirror> element = SeveralValues.elementOf(given.type(), model);
        if (element.isPresent()) {
            return Optional.of(several(given, element.get(), path, user, wanted));
        }
        return wanted.stream().anyMatch(i -> found(i, path).isPresent())
                ? valueTypes.read(given.type(), user, Converters.NONE, given.site())
                : Optional.of(nameless(given.type(), given, user));
    }

    /** A list of what is meant, whatever holds it: that a key takes one value is said when it is planned. */
    private ValueType several(
            Signature.Given given, TypeMirror element, List<String> path, TypeElement user, List<Item> wanted) {
        ValueType one = stored(model.typeOf(element), path, wanted).orElseGet(() -> nameless(element, given, user));
        return new ValueType.ListOf(model.typeOf(given.type()), one);
    }

    /** How a component with that type is stored, if there is one. */
    Optional<ValueType> stored(JavaType type, List<String> path, List<Item> wanted) {
        return wanted.stream()
                .flatMap(i -> found(i, path).stream())
                .filter(t -> t.javaType().equals(type))
                .findFirst();
    }

    /** The same, as one of the records stores it. */
    Parameter.Bound asStored(Parameter.Bound bound, List<Item> wanted) {
        return stored(bound.javaType(), bound.path(), wanted)
                .map(t -> new Parameter.Bound(
                        bound.origin(),
                        bound.declared(),
                        bound.name(),
                        bound.javaType(),
                        bound.path(),
                        t,
                        bound.binding()))
                .orElse(bound);
    }

    private Optional<ValueType> found(Item item, List<String> path) {
        return Paths.of(item, embedded::componentsOf).resolve(path) instanceof Resolution.Found found
                ? Optional.of(found.type())
                : Optional.empty();
    }

    /** What binds nothing is refused for that; whether its type could be stored is beside the point. */
    private ValueType nameless(TypeMirror type, Signature.Given given, TypeElement user) {
        Site unheard =
                new Site(new Findings(), given.site().origin(), given.site().name());
        return valueTypes
                .read(type, user, Converters.NONE, unheard)
                .orElseGet(() -> new ValueType.Converted(model.typeOf(type), Optional.empty(), Optional.empty()));
    }
}
