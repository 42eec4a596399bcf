package user;

import dev.partita.runtime.AttributeReader;
import dev.partita.runtime.Attributes;
import dev.partita.runtime.CodecOf;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads and writes {@link Place} as a map inside an item.
 */
@CodecOf(
        value = Place.class,
        nullable = {
                "floor",
                "inner"
        }
)
@Generated("dev.partita.processor.PartitaProcessor")
@NullMarked
public final class PlaceCodec {
    private PlaceCodec() {
    }

    /**
     * Makes the map that holds a record.
     *
     * @param place the record
     * @return its attributes
     */
    public static Map<String, AttributeValue> write(Place place) {
        Map<String, AttributeValue> item = new HashMap<>(8);
        item.put("country", Attributes.text("Place.country", place.country()));
        Integer floor = place.floor();
        if (floor != null) {
            item.put("floor", Attributes.number(floor));
        }
        item.put("kinds", writeKindList("Place.kinds", place.kinds()));
        Place inner = place.inner();
        if (inner != null) {
            item.put("inner", AttributeValue.createM(PlaceCodec.write(inner)));
        }
        return item;
    }

    /**
     * Reads a record.
     *
     * @param in the attributes of the map that holds it
     * @return the record
     */
    public static Place read(AttributeReader in) {
        try {
            return new Place(
                    in.at("country").string(),
                    in.has("floor") ? in.integer() : null,
                    readKindList(in.at("kinds")),
                    in.has("inner") ? PlaceCodec.read(in.map()) : null);
        } catch (RuntimeException e) {
            throw in.failed(e);
        }
    }

    private static AttributeValue writeKindList(String where, List<Kind> values) {
        Objects.requireNonNull(values, where);
        List<AttributeValue> elements = new ArrayList<>(values.size());
        for (Kind value : values) {
            elements.add(Attributes.name(where, value));
        }
        return AttributeValue.createL(elements);
    }

    private static Kind readKind(AttributeReader in) {
        return switch (in.string()) {
            case "ONE" -> Kind.ONE;
            case "TWO" -> Kind.TWO;
            case "THREE" -> Kind.THREE;
            default -> throw in.unreadable("one of ONE, TWO, THREE");
        };
    }

    private static List<Kind> readKindList(AttributeReader in) {
        AttributeReader elements = in.list();
        List<Kind> values = new ArrayList<>(in.size());
        while (elements.next()) {
            values.add(readKind(elements));
        }
        return Collections.unmodifiableList(values);
    }
}
