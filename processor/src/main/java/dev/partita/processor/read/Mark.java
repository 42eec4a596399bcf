package dev.partita.processor.read;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * An annotation on an element, with its values and their places.
 *
 * @param element what it stands on
 * @param outer the annotation that stands there in the class file: itself, or the container of a repeated one
 * @param values by the names of its members, defaults included
 * @param inside where it stands in its container, if it has one
 *
 */
record Mark(Element element, AnnotationMirror outer, Map<String, AnnotationValue> values, Optional<Inside> inside) {

    /**
     * Where an annotation stands in its container.
     *
     * @param whole the annotation, as one of the container's values
     * @param name its qualified name
     * @param index how many stand before it
     */
    record Inside(AnnotationValue whole, String name, int index) {

        SourceMap.Repeated repeated(Optional<String> member) {
            return new SourceMap.Repeated(name, index, member);
        }
    }

    /** A value with its place. */
    record Text(String text, SourceMap.Place place) {}

    /** A class named by an annotation, with its place. */
    record Named(TypeMirror type, SourceMap.Place place) {}

    /** The annotation of that name, if it stands there. */
    static Optional<Mark> on(Element element, String annotation) {
        return mirrors(element, annotation)
                .map(m -> new Mark(element, m, valuesOf(m), Optional.empty()))
                .findFirst();
    }

    /** All annotations of that name, also where several stand in a container. */
    static List<Mark> each(Element element, String annotation) {
        Stream<Mark> single = on(element, annotation).stream();
        Stream<Mark> repeated = on(element, annotation + ".List").stream().flatMap(m -> m.contents(annotation));
        return Stream.concat(single, repeated).toList();
    }

    /** The annotation's qualified name. */
    String name() {
        return ((TypeElement) outer.getAnnotationType().asElement())
                .getQualifiedName()
                .toString();
    }

    /** As it is written: {@code @Put}. */
    String display() {
        return "@" + outer.getAnnotationType().asElement().getSimpleName();
    }

    /** The place of the annotation. */
    SourceMap.Place place() {
        return new SourceMap.Place(
                element, outer, inside.map(Inside::whole).orElse(null), inside.map(i -> i.repeated(Optional.empty())));
    }

    /** The place of a value; a defaulted one has none of its own. */
    SourceMap.Place place(String member) {
        return new SourceMap.Place(element, outer, value(member), inside.map(i -> i.repeated(Optional.of(member))));
    }

    String text(String member) {
        return String.valueOf(value(member).getValue());
    }

    /** The text of a member with its place, or nothing if it is empty. */
    Optional<Text> given(String member) {
        String text = text(member);
        return text.isEmpty() ? Optional.empty() : Optional.of(new Text(text, place(member)));
    }

    boolean flag(String member) {
        return Boolean.parseBoolean(text(member));
    }

    int number(String member) {
        return ((Number) value(member).getValue()).intValue();
    }

    char character(String member) {
        return (Character) value(member).getValue();
    }

    /** One of the constants of an enum. */
    <E extends Enum<E>> E constant(String member, E[] constants) {
        Object value = value(member).getValue();
        String name = value instanceof VariableElement constant
                ? constant.getSimpleName().toString()
                : String.valueOf(value);
        return Arrays.stream(constants)
                .filter(c -> c.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UnresolvedType(name));
    }

    /** A class, or nothing if it is {@code void.class}. */
    Optional<Named> type(String member) {
        Named named = named(value(member));
        return named.type().getKind() == TypeKind.VOID ? Optional.empty() : Optional.of(named);
    }

    /** The classes in an array. */
    List<Named> types(String member) {
        return list(value(member)).map(this::named).toList();
    }

    /** The texts in an array. */
    List<Text> texts(String member) {
        return list(value(member))
                .map(v -> new Text(String.valueOf(v.getValue()), new SourceMap.Place(element, outer, v)))
                .toList();
    }

    private Named named(AnnotationValue value) {
        if (!(value.getValue() instanceof TypeMirror type) || type.getKind() == TypeKind.ERROR) {
            throw new UnresolvedType(String.valueOf(value.getValue()));
        }
        return new Named(type, new SourceMap.Place(element, outer, value));
    }

    private AnnotationValue value(String member) {
        AnnotationValue value = values.get(member);
        if (value == null) {
            throw new UnresolvedType(outer + " without " + member);
        }
        return value;
    }

    private Stream<Mark> contents(String name) {
        List<AnnotationValue> all = list(value("value"))
                .filter(v -> v.getValue() instanceof AnnotationMirror)
                .toList();
        return IntStream.range(0, all.size())
                .mapToObj(i -> new Mark(
                        element,
                        outer,
                        valuesOf((AnnotationMirror) all.get(i).getValue()),
                        Optional.of(new Inside(all.get(i), name, i))));
    }

    private static Stream<? extends AnnotationMirror> mirrors(Element element, String annotation) {
        return element.getAnnotationMirrors().stream()
                .filter(m -> ((TypeElement) m.getAnnotationType().asElement())
                        .getQualifiedName()
                        .contentEquals(annotation));
    }

    private static Map<String, AnnotationValue> valuesOf(AnnotationMirror mirror) {
        Map<String, AnnotationValue> values = new HashMap<>();
        for (ExecutableElement member :
                ElementFilter.methodsIn(mirror.getAnnotationType().asElement().getEnclosedElements())) {
            if (member.getDefaultValue() != null) {
                values.put(member.getSimpleName().toString(), member.getDefaultValue());
            }
        }
        mirror.getElementValues()
                .forEach((member, value) -> values.put(member.getSimpleName().toString(), value));
        return values;
    }

    private static Stream<AnnotationValue> list(AnnotationValue array) {
        return array.getValue() instanceof List<?> list
                ? list.stream().filter(AnnotationValue.class::isInstance).map(AnnotationValue.class::cast)
                : Stream.of(array);
    }
}
