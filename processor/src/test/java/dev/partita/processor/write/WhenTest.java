package dev.partita.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.runtime.IndexLayout;
import dev.partita.runtime.TableLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item is in an index exactly if its record satisfies {@code when}. */
class WhenTest {

    /** The values of one record, beside what the conditions make of them. */
    private record Values(
            boolean open,
            @Nullable Boolean sure,
            String status,
            @Nullable String state,
            String text,
            int number,
            @Nullable Integer rank,
            char grade,
            @Nullable String alias,
            @Nullable String note,
            @Nullable String city) {}

    private static final Map<String, Predicate<Values>> CONDITIONS = new LinkedHashMap<>();

    static {
        CONDITIONS.put("open", Values::open);
        CONDITIONS.put("not open", v -> !v.open());
        CONDITIONS.put("sure", v -> Boolean.TRUE.equals(v.sure()));
        CONDITIONS.put("not sure", v -> Boolean.FALSE.equals(v.sure()));
        CONDITIONS.put("status = OPEN", v -> v.status().equals("OPEN"));
        CONDITIONS.put("status != OPEN", v -> !v.status().equals("OPEN"));
        CONDITIONS.put("status in OPEN, PAID", v -> List.of("OPEN", "PAID").contains(v.status()));
        CONDITIONS.put("state = OPEN", v -> "OPEN".equals(v.state()));
        CONDITIONS.put("state != OPEN", v -> !"OPEN".equals(v.state()));
        CONDITIONS.put("text = true", v -> v.text().equals("true"));
        CONDITIONS.put("number = 5", v -> v.number() == 5);
        CONDITIONS.put("number != 5", v -> v.number() != 5);
        CONDITIONS.put("rank in 1, 2", v -> v.rank() != null && v.rank() < 3);
        CONDITIONS.put("grade = A", v -> v.grade() == 'A');
        CONDITIONS.put("alias = x", v -> "x".equals(v.alias()));
        CONDITIONS.put("alias absent", v -> v.alias() == null);
        CONDITIONS.put("note present", v -> v.note() != null);
        CONDITIONS.put("note absent", v -> v.note() == null);
        CONDITIONS.put("place.city = Bonn", v -> "Bonn".equals(v.city()));
        CONDITIONS.put("place.city absent", v -> v.city() == null);
        CONDITIONS.put(
                "open and status = OPEN and number = 5",
                v -> v.open() && v.status().equals("OPEN") && v.number() == 5);
    }

    private static final List<Values> SAMPLES = List.of(
            new Values(true, true, "OPEN", "OPEN", "true", 5, 1, 'A', "x", "n", "Bonn"),
            new Values(false, false, "PAID", "DONE", "false", 6, 3, 'B', "y", "", "Kiel"),
            new Values(true, null, "DONE", null, "", 5, null, 'a', null, null, null),
            new Values(true, false, "OPEN", "PAID", "TRUE", 5, 2, 'A', "", null, null),
            new Values(false, null, "OPEN", null, "true", 4, null, 'A', null, null, null));

    private final UserCode code = UserCode.of(
            indexKeys() + """
                    @Partition("S#{id}") @Sort("S") public record Sparse(String id, boolean open, @Nullable Boolean sure,
                            Status status, @Nullable Status state, String text, int number, @Nullable Integer rank,
                            Grade grade, @Nullable Alias alias, Optional<String> note, @Nullable Place place) {}
                    """,
            "public enum Status { OPEN, PAID, DONE }",
            "public record Alias(String value) {}",
            "public record Grade(char letter) {}",
            "@Embedded public record Place(Optional<String> city, int zip) {}");

    private static String indexKeys() {
        StringBuilder keys = new StringBuilder();
        int index = 0;
        for (String condition : CONDITIONS.keySet()) {
            keys.append("@IndexKey(index = \"G").append(index++);
            keys.append("\", partition = \"{id}\", when = \"").append(condition).append("\")\n");
        }
        return keys.toString();
    }

    @Test
    void anItemIsInAnIndexIfItsConditionHolds() {
        List<IndexLayout> indexes = new ArrayList<>();
        for (int index = 0; index < CONDITIONS.size(); index++) {
            indexes.add(new IndexLayout("G" + index, "G" + index + "PK", null));
        }
        Codec codec = code.codec("Sparse", new TableLayout("App", "PK", "SK", null, indexes));

        for (Values values : SAMPLES) {
            Map<String, AttributeValue> item = codec.item(record(values));
            int index = 0;
            for (Map.Entry<String, Predicate<Values>> condition : CONDITIONS.entrySet()) {
                assertThat(item.containsKey("G" + index++ + "PK"))
                        .as("%s of %s", condition.getKey(), values)
                        .isEqualTo(condition.getValue().test(values));
            }
        }
    }

    private Object record(Values values) {
        return code.make(
                "Sparse",
                "1",
                values.open(),
                values.sure(),
                code.constant("Status", values.status()),
                values.state() == null ? null : code.constant("Status", values.state()),
                values.text(),
                values.number(),
                values.rank(),
                code.make("Grade", values.grade()),
                values.alias() == null ? null : code.make("Alias", values.alias()),
                Optional.ofNullable(values.note()),
                values.city() == null && !values.open()
                        ? null
                        : code.make("Place", Optional.ofNullable(values.city()), 1));
    }
}
