package dev.partita.processor.read;

import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * The converters that apply somewhere, nearest first. For one type the nearest place that has any decides.
 *
 * @param scopes the converters of each place
 */
record Converters(List<List<Converter>> scopes) {

    /**
     * A converter.
     *
     * @param type the type that it converts
     */
    record Converter(
            TypeMirror type, Optional<ValueType.ConvertedKey> key, Optional<ValueType.ConvertedAttribute> attribute) {}

    static final Converters NONE = new Converters(List.of());

    /** These, with nearer ones before them. */
    Converters within(List<Converter> nearer) {
        List<List<Converter>> all = new ArrayList<>();
        all.add(nearer);
        all.addAll(scopes);
        return new Converters(all);
    }

    /** These, with farther ones behind them. */
    Converters beyond(Converters farther) {
        List<List<Converter>> all = new ArrayList<>(scopes);
        all.addAll(farther.scopes);
        return new Converters(all);
    }

    /** What converts that type. */
    List<Converter> of(TypeMirror type, Types types) {
        return scopes.stream()
                .map(scope -> scope.stream()
                        .filter(c -> types.isSameType(c.type(), type))
                        .toList())
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** Both kinds put together, as far as there are both. */
    static ValueType.Converted join(List<Converter> converters, JavaType type) {
        Stream<ValueType.ConvertedKey> keys = converters.stream().flatMap(c -> c.key().stream());
        Stream<ValueType.ConvertedAttribute> attributes = converters.stream().flatMap(c -> c.attribute().stream());
        return new ValueType.Converted(type, keys.findFirst(), attributes.findFirst());
    }
}
