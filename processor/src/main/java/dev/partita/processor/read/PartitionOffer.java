package dev.partita.processor.read;

import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.diagnostic.KeyPlace;
import java.util.Comparator;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** Offers a partition key for a record that has none. */
final class PartitionOffer {

    /** Types whose plain placeholder is a text, each with many values. */
    private static final Set<String> SPREADING =
            Set.of("java.lang.String", "int", "long", "java.lang.Integer", "java.lang.Long", "java.util.UUID");

    private PartitionOffer() {}

    /** The record's own word and its identity, or the first component that could be that. */
    static Fix of(TypeElement record, String name) {
        String word = record.getSimpleName().toString().toUpperCase(Locale.ROOT);
        return record.getRecordComponents().stream()
                .filter(c -> SPREADING.contains(c.asType().toString()))
                .map(RecordComponentElement::getSimpleName)
                .min(Comparator.comparing(n -> !n.contentEquals("id")))
                .map(n ->
                        Fix.of("add its partition key", KeyPlace.partition(name).with(word + "#{" + n + "}")))
                .orElse(Fix.of("add @Partition, the template of its partition key"));
    }
}
