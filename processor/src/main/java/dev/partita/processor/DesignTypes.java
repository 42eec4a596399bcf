package dev.partita.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Finds the types of a round that carry annotations of the vocabulary, in the order of the source. */
final class DesignTypes {

    private static final String[] ITEM = {
        "dev.partita.Partition",
        "dev.partita.Sort",
        "dev.partita.IndexKey",
        "dev.partita.IndexKey.List",
        "dev.partita.CopyKey",
        "dev.partita.CopyKey.List",
        "dev.partita.Unique",
        "dev.partita.Unique.List"
    };

    private static final String[] OTHER = {
        "dev.partita.Table",
        "dev.partita.PatternsOf",
        "dev.partita.Embedded",
        "dev.partita.View",
        "dev.partita.KeyOf",
        "dev.partita.ItemCollection"
    };

    private DesignTypes() {}

    static List<TypeElement> in(Set<? extends Element> roots) {
        List<TypeElement> found = new ArrayList<>();
        collect(ElementFilter.typesIn(new ArrayList<>(roots)), found);
        return found;
    }

    /** Whether the type carries one of the annotations. */
    static boolean carries(TypeElement type, String... annotations) {
        Set<String> wanted = Set.of(annotations);
        return type.getAnnotationMirrors().stream()
                .map(m -> (TypeElement) m.getAnnotationType().asElement())
                .anyMatch(a -> wanted.contains(a.getQualifiedName().toString()));
    }

    /** Whether the type carries one of the annotations of items. */
    static boolean isItem(TypeElement type) {
        return carries(type, ITEM);
    }

    private static void collect(List<TypeElement> types, List<TypeElement> found) {
        for (TypeElement type : types) {
            if (isItem(type) || carries(type, OTHER)) {
                found.add(type);
            }
            collect(ElementFilter.typesIn(type.getEnclosedElements()), found);
        }
    }
}
