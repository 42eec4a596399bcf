package dev.partita.processor.write;

import static dev.partita.processor.write.RuntimeTypes.ATTRIBUTES;

import com.squareup.javapoet.CodeBlock;
import dev.partita.processor.effect.Known;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteAction.Holding;
import java.util.Optional;

/**
 * Writes what a write is given: as attributes, and as values for the methods of a codec that make keys.
 *
 * @param repository the class in which it stands
 * @param item the record that is written
 * @param element for a list, the parameter and the variable that holds its element
 */
record ArgumentValues(RepositoryClass repository, Item item, Optional<Element> element) {

    /** The element of a list: what is read of the parameter is read of the variable. */
    record Element(String parameter, String variable) {}

    /** The value by its name. */
    CodeBlock named(String name) {
        return ArgumentCode.of(element.filter(e -> name.equals(e.parameter()) || name.startsWith(e.parameter() + "."))
                .map(e -> e.variable() + name.substring(e.parameter().length()))
                .orElse(name));
    }

    /** As an attribute; null where it has no value. */
    CodeBlock attribute(Parameter.Bound value, WriteAction.Place place, Holding holding) {
        CodeBlock given = named(value.name());
        return switch (holding) {
            case VALUE -> sure(value, place, given);
            case OPTIONAL -> orNull(value, place, given);
            case PATCH -> orNull(value, place, CodeBlock.of("$L.value()", given));
        };
    }

    private CodeBlock sure(Parameter.Bound value, WriteAction.Place place, CodeBlock given) {
        CodeBlock attribute = plain(value.type(), place, given);
        return isSet(value.type())
                ? CodeBlock.of("$L.isEmpty() ? null : $L", KeyTextCode.unwrapped(value.type(), given), attribute)
                : attribute;
    }

    private CodeBlock orNull(Parameter.Bound value, WriteAction.Place place, CodeBlock optional) {
        CodeBlock held = CodeBlock.of("$L.get()", optional);
        CodeBlock some = isSet(value.type())
                ? CodeBlock.of(
                        "$L.filter(s -> !$L.isEmpty()).isPresent()",
                        optional,
                        KeyTextCode.unwrapped(value.type(), CodeBlock.of("s")))
                : CodeBlock.of("$L.isPresent()", optional);
        return CodeBlock.of("$L ? $L : null", some, plain(value.type(), place, held));
    }

    /** A value that is there, as an attribute. */
    CodeBlock plain(ValueType type, WriteAction.Place place, CodeBlock given) {
        CodeBlock where = CodeBlock.of("$S", item.type().simpleName() + "." + place.name());
        return new AttributeWriteCode(repository.members(), true).attribute(type, given, where);
    }

    /** The value that a key's placeholder, or the condition of an index key, has after the write. */
    CodeBlock forKey(Known.Value known, Optional<ValueType> wanted) {
        CodeBlock given = named(known.value().name());
        boolean optional = known.holding() == Holding.OPTIONAL;
        if (known.inside().isEmpty()) {
            return optional
                    ? CodeBlock.of("$L.orElse(null)", given)
                    : as(wanted, known.value().type(), given);
        }
        CodeBlock outer =
                KeyTextCode.unwrapped(known.value().type(), optional ? CodeBlock.of("$L.get()", given) : given);
        CodeBlock inner = CodeBlock.of(
                "$T.orNull($L.$N())", ATTRIBUTES, outer, known.inside().get(0));
        return optional ? CodeBlock.of("$L.isPresent() ? $L : null", given, inner) : inner;
    }

    /** A record with one component counts as its component, so either may be given for the other. */
    static CodeBlock as(Optional<ValueType> wanted, ValueType found, CodeBlock given) {
        return wanted.filter(w -> !w.javaType().equals(found.javaType()))
                .map(w -> KeyTextCode.wrapped(w, KeyTextCode.unwrapped(found, given)))
                .orElse(given);
    }

    /** The names on the way to a place, as arguments. */
    static CodeBlock path(WriteAction.Place place) {
        return place.attributes().stream().map(a -> CodeBlock.of("$S", a)).collect(CodeBlock.joining(", "));
    }

    private static boolean isSet(ValueType type) {
        return type.unwrapped() instanceof ValueType.SetOf;
    }
}
