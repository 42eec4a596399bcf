package dev.partita.runtime;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a read has found for the parts of a collection. */
public final class Collected {

    private final ReadShape shape;
    private final String words;
    private final List<CollectionPart<?>> parts;

    Collected(ReadShape shape, String words, List<CollectionPart<?>> parts) {
        this.shape = shape;
        this.words = words;
        this.parts = parts;
    }

    int singleParts() {
        return (int) parts.stream().filter(CollectionPart::isSingle).count();
    }

    Taken take(Map<String, AttributeValue> item) {
        for (CollectionPart<?> part : parts) {
            if (part.take(item, shape.limit())) {
                return part.isSingle() ? Taken.EXTRA : Taken.COUNTED;
            }
        }
        return Taken.UNKNOWN;
    }

    /** {@return whether nothing was found} */
    public boolean isEmpty() {
        return parts.stream().allMatch(CollectionPart::isEmpty);
    }

    /**
     * {@return the item of a part that must be there}
     *
     * @param part one of the parts
     * @param <T> what the part holds
     * @throws ItemNotFoundException if it isn't there; the message says what else was found
     */
    public <T> T one(CollectionPart<T> part) {
        T found = part.orNull();
        if (found == null) {
            String others = parts.stream()
                    .filter(p -> !p.isEmpty())
                    .map(CollectionPart::words)
                    .collect(Collectors.joining(", "));
            throw new ItemNotFoundException(shape.method() + " found no " + part.name() + " under " + words + ", "
                    + (others.isEmpty() ? "nor anything else" : "only " + others));
        }
        return Objects.requireNonNull(found);
    }
}
