package dev.partita.processor.check;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.Locale;
import java.util.Optional;

/** Writes a key that is a single number as a text that sorts the same. */
final class TextForm {

    private TextForm() {}

    /** The edit; empty for what is no number, or stands in no annotation. */
    static Optional<Edit> of(Item item, KeyTemplate template) {
        String word = item.type().simpleName().toUpperCase(Locale.ROOT) + item.delimiter();
        return template.slots()
                .findFirst()
                .flatMap(TextForm::placeholder)
                .flatMap(placeholder -> KeyTexts.of(item)
                        .filter(t -> t.template().equals(template))
                        .findFirst()
                        .map(t -> t.with(word + placeholder)));
    }

    /** As wide as the type's values get. */
    private static Optional<String> placeholder(Part.Slot slot) {
        if (slot.format() instanceof Format.NativeInteger number) {
            return Optional.of(
                    "{" + slot.name() + ":" + String.valueOf(number.max()).length() + "}");
        }
        return slot.format() instanceof Format.NativeDecimal
                ? Optional.of("{" + slot.name() + ":8.2}")
                : Optional.empty();
    }
}
