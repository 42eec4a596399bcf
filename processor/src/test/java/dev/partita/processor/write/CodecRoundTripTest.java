package dev.partita.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.runtime.IndexLayout;
import dev.partita.runtime.KeyLimitException;
import dev.partita.runtime.TableLayout;
import dev.partita.runtime.key.KeyValueException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a codec writes it reads, and what it reads it writes: for random values of every type. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CodecRoundTripTest {

    private static final TableLayout LAYOUT = new TableLayout(
            "App",
            "PK",
            "SK",
            "type",
            List.of(
                    new IndexLayout("GSI1", "GSI1PK", "GSI1SK"),
                    new IndexLayout("GSI2", "GSI2PK", null),
                    new IndexLayout("LSI1", "PK", "LSI1SK"),
                    new IndexLayout("byName", "name", "at")));

    private final UserCode code = Everything.compile();
    private final Codec codec = code.codec("Everything", LAYOUT);

    @Test
    void primaryItemsRoundTrip() {
        check(record -> {
            Map<String, AttributeValue> item = codec.item(record);

            assertThat(codec.read(item)).isEqualTo(record);
            assertThat(item).containsAllEntriesOf(codec.key(record));
            assertNoNullsAndNoEmptySets(item);
        });
    }

    @Test
    void copiesRoundTrip() {
        check(record -> {
            Map<String, AttributeValue> copy = codec.attributes("byRefItem", record);

            assertThat(codec.call("readByRef", copy)).isEqualTo(record);
            assertThat(codec.read(copy)).isNull();
            assertThat(copy).containsAllEntriesOf(codec.attributes("byRefKey", record));
            assertThat(copy).doesNotContainKeys("GSI1PK", "GSI1SK", "GSI2PK", "LSI1SK");
        });
    }

    @Test
    void whatIsWrittenAgainIsTheSame() {
        check(record -> {
            Map<String, AttributeValue> item = codec.item(record);

            assertThat(codec.item(Objects.requireNonNull(codec.read(item)))).isEqualTo(item);
        });
    }

    @Test
    void indexKeysAreAllOrNothing() {
        check(record -> {
            Map<String, AttributeValue> item = codec.item(record);

            assertThat(item.containsKey("GSI1PK")).isEqualTo(item.containsKey("GSI1SK"));
            boolean open = AttributeValue.createBool(true).equals(item.get("open"))
                    && !AttributeValue.createS("THREE").equals(item.get("kind"));
            assertThat(item.containsKey("GSI1PK")).isEqualTo(open && item.containsKey("nick"));
            boolean second = item.containsKey("home")
                    && AttributeValue.createN("2").equals(item.get("home").m().get("floor"));
            assertThat(item.containsKey("GSI2PK")).isEqualTo(second);
            assertThat(item.containsKey("LSI1SK")).isEqualTo(item.containsKey("score"));
        });
    }

    @Test
    void viewsReadTheSame() {
        Codec view = code.codec("EverythingView", LAYOUT);
        check(record -> {
            Map<String, AttributeValue> item = codec.item(record);
            Map<String, AttributeValue> projected = new HashMap<>(item);
            projected.keySet().retainAll(List.of("PK", "SK", "type", "kind", "name", "numbers"));

            String shown = String.valueOf(view.read(projected));

            assertThat(shown).startsWith("EverythingView[");
            assertThat(view.read(item)).hasToString(shown);
            assertThat(view.call("readByRef", codec.attributes("byRefItem", record)))
                    .hasToString(shown);
        });
    }

    /** Records whose values no key can hold are refused, and drawn again. */
    private void check(Consumer<Object> law) {
        Long given = Long.getLong("partita.seed");
        long first = given == null ? 1L : given;
        int written = 0;
        for (long seed = first; written < 300; seed++) {
            Object record = new RandomValues(new Random(seed)).record(code.type("Everything"));
            try {
                codec.item(record);
                codec.attributes("byRefItem", record);
            } catch (KeyValueException | KeyLimitException e) {
                continue;
            }
            try {
                law.accept(record);
                written++;
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("repeat with -Dpartita.seed=" + seed + ": " + e.getMessage(), e);
            }
        }
    }

    private static void assertNoNullsAndNoEmptySets(Map<String, AttributeValue> attributes) {
        attributes.values().forEach(CodecRoundTripTest::assertStorable);
    }

    private static void assertStorable(AttributeValue value) {
        assertThat(value.type()).isNotIn(AttributeValue.Type.NUL, AttributeValue.Type.UNKNOWN_TO_SDK_VERSION);
        assertThat(value.hasSs() && value.ss().isEmpty()).isFalse();
        assertThat(value.hasNs() && value.ns().isEmpty()).isFalse();
        assertThat(value.hasBs() && value.bs().isEmpty()).isFalse();
        value.l().forEach(CodecRoundTripTest::assertStorable);
        assertNoNullsAndNoEmptySets(value.m());
    }
}
