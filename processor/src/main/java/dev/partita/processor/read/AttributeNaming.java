package dev.partita.processor.read;

import dev.partita.NameStyle;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** How attributes of a record are named. */
record AttributeNaming(NameStyle style) {

    /** What the record, or else its package, says. */
    static AttributeNaming of(TypeElement record, JavaModel model) {
        Optional<Mark> mark = Mark.on(record, Vocabulary.ATTRIBUTE_NAMES)
                .or(() -> Mark.on(model.elements().getPackageOf(record), Vocabulary.ATTRIBUTE_NAMES));
        return new AttributeNaming(
                mark.map(m -> m.constant("value", NameStyle.values())).orElse(NameStyle.AS_WRITTEN));
    }

    String nameOf(String component) {
        return style == NameStyle.SNAKE_CASE ? snakeCase(component) : component;
    }

    /** {@code placedOn} is {@code placed_on}, {@code baseURL} is {@code base_url}, {@code URLPath} is {@code url_path}. */
    private static String snakeCase(String name) {
        return name.replaceAll("([\\p{Ll}\\p{Nd}])(\\p{Lu})", "$1_$2")
                .replaceAll("(\\p{Lu})(\\p{Lu}\\p{Ll})", "$1_$2")
                .toLowerCase(Locale.ROOT);
    }
}
