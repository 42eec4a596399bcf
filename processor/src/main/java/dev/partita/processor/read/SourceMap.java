package dev.partita.processor.read;

import dev.partita.processor.schema.Origin;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/** Hands out origins and knows which element, annotation and value each stands for. It lives for one round. */
public final class SourceMap {

    /**
     * A place in a source.
     *
     * @param element the element that carries it
     * @param mirror an annotation of that element; of a repeated one, the container
     * @param value a value somewhere inside the annotation
     * @param repeated which of several annotations of one kind it is, where they stand without a container
     */
    public record Place(
            Element element,
            @Nullable AnnotationMirror mirror,
            @Nullable AnnotationValue value,
            Optional<Repeated> repeated) {

        Place(Element element, @Nullable AnnotationMirror mirror, @Nullable AnnotationValue value) {
            this(element, mirror, value, Optional.empty());
        }
    }

    /**
     * One of several annotations of a kind.
     *
     * @param annotation its qualified name
     * @param index how many of the kind stand before it
     * @param member the member that is meant, if it is not the whole
     */
    public record Repeated(String annotation, int index, Optional<String> member) {}

    private final JavaModel model;
    private final Map<Place, Origin> origins = new HashMap<>();
    private final List<Place> places = new ArrayList<>();
    private Optional<Element> subject = Optional.empty();

    SourceMap(JavaModel model) {
        this.model = model;
    }

    /** From now on, what comes from class files is shown at this element, which stands in a source. */
    void reading(Element element) {
        subject = Optional.of(element);
    }

    /** The origin of an element as such. */
    public Origin at(Element element) {
        return at(new Place(element, null, null));
    }

    /** The origin of a place; the same place always has the same. */
    Origin at(Place place) {
        Place shown = model.isCompiled(place.element())
                ? place
                : subject.map(s -> new Place(s, null, null)).orElse(place);
        return origins.computeIfAbsent(shown, p -> {
            places.add(p);
            return new Origin(places.size());
        });
    }

    /** The place that an origin stands for. */
    public Optional<Place> place(Origin origin) {
        return origin.equals(Origin.NONE) ? Optional.empty() : Optional.of(places.get(origin.id() - 1));
    }
}
