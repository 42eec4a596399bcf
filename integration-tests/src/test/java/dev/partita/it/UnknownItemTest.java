package dev.partita.it;

import static dev.partita.it.Values.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.partita.AccessPattern;
import dev.partita.ItemCollection;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.runtime.ItemReadException;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import dev.partita.runtime.PartitaException;
import dev.partita.runtime.RepositoryListener;
import dev.partita.runtime.SkippedItem;
import dev.partita.runtime.UnknownItemException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items under keys that no record writes: unknown if their form is another, broken if only their values are. */
class UnknownItemTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Solos",
            items = {Note.class})
    interface Notes {

        @AccessPattern("all notes of a topic")
        List<Note> all(String topic);

        @AccessPattern("the first notes of a topic")
        Page<Note> page(String topic, PageRequest page);

        @AccessPattern("all notes of a topic as they come")
        @SuppressWarnings("PAT029")
        Stream<Note> stream(String topic);

        @AccessPattern(value = "a topic's first note", limit = 1)
        Optional<Note> first(String topic);

        @AccessPattern(value = "a topic's first two notes", limit = 2)
        List<Note> firstTwo(String topic);

        @AccessPattern("a topic's only note")
        Optional<Note> only(String topic);

        @AccessPattern(value = "how many notes a topic has", of = Note.class)
        long count(String topic);

        @AccessPattern(value = "whether a topic has notes", of = Note.class)
        boolean any(String topic);

        @AccessPattern("a topic's notes in a collection")
        Topic topic(String topic);

        @Put
        void save(Note note);
    }

    @Partition("TOPIC#{topic}")
    @Sort("NOTE#{no:2}")
    record Note(String topic, int no) {}

    @ItemCollection
    record Topic(List<Note> notes) {}

    private final List<SkippedItem> skipped = new ArrayList<>();
    private Notes notes = new DynamoUnknownItemTest_Notes(engine.client());

    @BeforeEach
    void create() {
        UnknownItemTest_NotesSchema.create(engine.client(), engine.options(Notes.class));
        notes = new DynamoUnknownItemTest_Notes(
                engine.client(), engine.options(Notes.class).listener(new RepositoryListener() {
                    @Override
                    public void skipped(SkippedItem item) {
                        skipped.add(item);
                    }
                }));
    }

    private void putUnknown(String sort) {
        engine.put(Notes.class, item("PK", "TOPIC#t", "SK", sort));
    }

    @Test
    void anUnknownItemIsSkippedAndToldWhereThatChangesNothing() {
        notes.save(new Note("t", 1));
        notes.save(new Note("t", 2));
        putUnknown("A");
        putUnknown("Z");
        List<Note> both = List.of(new Note("t", 1), new Note("t", 2));
        assertThat(notes.all("t")).isEqualTo(both);
        assertThat(notes.page("t", PageRequest.first(9)).items()).isEqualTo(both);
        try (Stream<Note> stream = notes.stream("t")) {
            assertThat(stream).isEqualTo(both);
        }
        assertThat(notes.topic("t")).isEqualTo(new Topic(both));
        assertThat(skipped)
                .hasSize(8)
                .extracting(SkippedItem::key)
                .containsOnly(item("PK", "TOPIC#t", "SK", "A"), item("PK", "TOPIC#t", "SK", "Z"));
        assertThat(notes.count("t")).isEqualTo(2);
    }

    @Test
    void anUnknownItemIsNeitherCountedNorThere() {
        putUnknown("A");
        assertThat(notes.count("t")).isZero();
        assertThat(notes.all("t")).isEmpty();
        assertThat(notes.topic("t")).isEqualTo(new Topic(List.of()));
    }

    @Test
    void anUnknownItemThatUsedUpALimitIsAnError() {
        notes.save(new Note("t", 1));
        putUnknown("A");
        for (Function<String, ?> read : List.<Function<String, ?>>of(notes::first, notes::firstTwo, notes::any)) {
            assertThatExceptionOfType(UnknownItemException.class)
                    .isThrownBy(() -> read.apply("t"))
                    .withMessageContaining("SK = A")
                    .satisfies(e -> assertThat(e.key()).isEqualTo(item("PK", "TOPIC#t", "SK", "A")));
        }
    }

    @Test
    void aBrokenItemIsAnErrorInEveryRead() {
        notes.save(new Note("t", 1));
        putUnknown("NOTE#00x");
        for (Function<String, ?> read : List.<Function<String, ?>>of(
                notes::all,
                notes::first,
                notes::topic,
                topic -> notes.page(topic, PageRequest.first(5)),
                topic -> notes.stream(topic).toList())) {
            assertThatExceptionOfType(ItemReadException.class)
                    .isThrownBy(() -> read.apply("t"))
                    .isInstanceOf(PartitaException.class)
                    .withMessageContaining("NOTE#00x")
                    .satisfies(e -> assertThat(e.key()).containsEntry("SK", AttributeValue.fromS("NOTE#00x")));
        }
    }
}
