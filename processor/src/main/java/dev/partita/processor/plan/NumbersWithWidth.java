package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Gives the numbers of sort keys a width, by which they are in order. */
final class NumbersWithWidth {

    private static final int WIDTH = 6;

    private NumbersWithWidth() {}

    /** The templates with widths, where that is all that the method lacks. */
    static Optional<Fix> fix(Table table, ReadMethod method, Candidate candidate) {
        boolean helps = OtherSorts.areOwn(candidate)
                && candidate.keys().stream().anyMatch(NumbersWithWidth::lacksOne)
                && new OtherSorts(table, candidate, NumbersWithWidth::padded).serve(method);
        return helps
                ? Optional.of(Fix.of(
                        "give the number a width, before the table holds any items",
                        candidate.keys().stream()
                                .filter(NumbersWithWidth::lacksOne)
                                .map(k -> KeyEdit.sort(
                                        k, padded(k.key().sort().orElseThrow()).source()))
                                .toArray(Edit[]::new)))
                : Optional.empty();
    }

    private static boolean lacksOne(ItemKey key) {
        return key.key().sort().stream().flatMap(KeyTemplate::slots).anyMatch(s -> s.format() instanceof Format.Plain);
    }

    /** The template with a width for each number. */
    static KeyTemplate padded(KeyTemplate template) {
        List<Part> parts = new ArrayList<>();
        StringBuilder source = new StringBuilder(template.source());
        for (Part part : template.parts()) {
            if (part instanceof Part.Slot slot && slot.format() instanceof Format.Plain plain) {
                int shift = source.length() - template.source().length();
                source.insert(source.indexOf("}", slot.index() + shift), ":" + WIDTH);
                Format format = new Format.Padded(WIDTH, plain.min(), plain.max());
                parts.add(slot.as(format, slot.index() + shift));
            } else {
                parts.add(part);
            }
        }
        return new KeyTemplate(template.origin(), source.toString(), parts);
    }
}
