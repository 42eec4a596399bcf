package user;

import dev.partita.runtime.AttributeReader;
import dev.partita.runtime.CodecOf;
import dev.partita.runtime.ItemReadException;
import dev.partita.runtime.KeyAttributes;
import dev.partita.runtime.TableLayout;
import dev.partita.runtime.key.KeyParser;
import dev.partita.runtime.key.KeyShape;
import dev.partita.runtime.key.KeyText;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads {@link EverythingView} from items of a table.
 */
@CodecOf(EverythingView.class)
@Generated("dev.partita.processor.PartitaProcessor")
@NullMarked
public final class EverythingViewCodec {
    private final TableLayout layout;

    private final String partitionKey;

    private final String sortKey;

    /**
     * A codec for the items of one table.
     *
     * @param layout the table's key attributes
     */
    public EverythingViewCodec(TableLayout layout) {
        this.layout = layout;
        this.partitionKey = layout.partitionKey();
        this.sortKey = layout.sortKey();
    }

    /**
     * Reads a primary item.
     *
     * @param item the item
     * @return the record; null if the item's key isn't one of a primary item
     * @throws ItemReadException if the key is one and something else is amiss
     */
    public @Nullable EverythingView read(Map<String, AttributeValue> item) {
        KeyParser partition = KeyParser.of(KeyAttributes.text(item, partitionKey), '#');
        partition.literal("EVERY#");
        String tenant = partition.text(0);
        partition.literal("#");
        Kind kind = parseKind(partition, 0);
        KeyParser sort = KeyParser.of(KeyAttributes.text(item, sortKey), '#');
        LocalDate day = sort.date();
        sort.literal("#");
        Instant at = sort.instant(3);
        sort.literal("#");
        int seq = (int) sort.number(6, Integer.MIN_VALUE, Integer.MAX_VALUE);
        sort.literal("#");
        String nameInKey = sort.lower(0);
        if (!partition.end() || !sort.end()) {
            return null;
        }
        AttributeReader in = AttributeReader.of(layout, "EverythingView", item).ofType("Everything");
        try {
            String name = in.at("name").string();
            if (!KeyText.foldLower(name).equals(nameInKey)) {
                throw in.disagrees(nameInKey);
            }
            return new EverythingView(
                    kind,
                    day,
                    name,
                    in.has("numbers") ? readIntegerSet(in) : Set.of());
        } catch (RuntimeException e) {
            throw in.failed(e);
        }
    }

    /**
     * Tells broken items from those of other records, for one that {@code read} doesn't take.
     *
     * @param item the item
     * @return the failure to read it as a primary item, if its key has the literals of one; otherwise null
     */
    public @Nullable ItemReadException broken(Map<String, AttributeValue> item) {
        return KeyShape.matches(KeyAttributes.text(item, partitionKey), '#', false, "EVERY#", "#", "")
                && KeyShape.matches(KeyAttributes.text(item, sortKey), '#', false, "", "#", "#", "#", "")
                ? layout.broken("EverythingView", "EVERY#{tenant}#{kind} / {day}#{at:ms}#{seq:6}#{name:lower}", item)
                : null;
    }

    /**
     * Reads a copy byRef.
     *
     * @param item the item
     * @return the record; null if the item's key isn't one of a copy byRef
     * @throws ItemReadException if the key is one and something else is amiss
     */
    public @Nullable EverythingView readByRef(Map<String, AttributeValue> item) {
        KeyParser partition = KeyParser.of(KeyAttributes.text(item, partitionKey), '#');
        partition.literal("REF#");
        UUID ref = partition.uuid();
        partition.literal("#");
        String placeCountryInKey = partition.text(0);
        KeyParser sort = KeyParser.of(KeyAttributes.text(item, sortKey), '#');
        String tenant = sort.text(0);
        sort.literal("#");
        Kind kind = parseKind(sort, 0);
        sort.literal("#");
        LocalDate day = sort.date();
        sort.literal("#");
        Instant at = sort.instant(3);
        sort.literal("#");
        int seq = (int) sort.number(6, Integer.MIN_VALUE, Integer.MAX_VALUE);
        sort.literal("#");
        String nameInKey = sort.lower(0);
        if (!partition.end() || !sort.end()) {
            return null;
        }
        AttributeReader in = AttributeReader.of(layout, "EverythingView", item).ofType("Everything");
        try {
            String name = in.at("name").string();
            if (!KeyText.foldLower(name).equals(nameInKey)) {
                throw in.disagrees(nameInKey);
            }
            return new EverythingView(
                    kind,
                    day,
                    name,
                    in.has("numbers") ? readIntegerSet(in) : Set.of());
        } catch (RuntimeException e) {
            throw in.failed(e);
        }
    }

    /**
     * Tells broken items from those of other records, for one that {@code readByRef} doesn't take.
     *
     * @param item the item
     * @return the failure to read it as a copy byRef, if its key has the literals of one; otherwise null
     */
    public @Nullable ItemReadException brokenByRef(Map<String, AttributeValue> item) {
        return KeyShape.matches(KeyAttributes.text(item, partitionKey), '#', false, "REF#", "#", "")
                && KeyShape.matches(KeyAttributes.text(item, sortKey), '#', false, "", "#", "#", "#", "#", "#", "")
                ? layout.broken("EverythingView", "REF#{ref}#{place.country} / {tenant}#{kind}#{day}#{at:ms}#{seq:6}#{name:lower}", item)
                : null;
    }

    private static Kind parseKind(KeyParser key, int behind) {
        return switch (key.token(behind)) {
            case "ONE" -> Kind.ONE;
            case "TWO" -> Kind.TWO;
            case "THREE" -> Kind.THREE;
            default -> {
                key.fail();
                yield Kind.ONE;
            }
        };
    }

    private static Set<Integer> readIntegerSet(AttributeReader in) {
        AttributeReader elements = in.numberSet();
        Set<Integer> values = new LinkedHashSet<>();
        while (elements.next()) {
            values.add(elements.integer());
        }
        return Collections.unmodifiableSet(values);
    }
}
