package dev.partita.it;

import static dev.partita.it.Values.item;
import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.AccessPattern;
import dev.partita.After;
import dev.partita.Before;
import dev.partita.Delete;
import dev.partita.From;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.StartsWith;
import dev.partita.Table;
import dev.partita.To;
import dev.partita.When;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Kind 3, the ends of a range: each operator, on each kind of key, lets in what it says. */
class BoundTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Notes",
            items = {Note.class})
    interface Notes {

        @AccessPattern("one")
        Optional<Note> one(String userId, Instant at);

        @AccessPattern("all")
        List<Note> all(String userId);

        @AccessPattern("between")
        List<Note> between(String userId, @From("at") Instant first, @To("at") Instant last);

        @AccessPattern("since")
        List<Note> since(String userId, @From("at") Instant first);

        @AccessPattern("until")
        List<Note> until(String userId, @To("at") Instant last);

        @AccessPattern("after")
        List<Note> after(String userId, @After("at") Instant first);

        @AccessPattern("before")
        List<Note> before(String userId, @Before("at") Instant last);

        @Put(when = When.ABSENT)
        void save(Note note);

        @Delete(Note.class)
        void delete(String userId, Instant at);
    }

    @Partition("{userId}-notification")
    @Sort("N#{at}")
    record Note(String userId, Instant at) {}

    @Test
    void M18_everyOperatorUsesThePartitionTemplate() {
        BoundTest_NotesSchema.create(engine.client(), engine.options(Notes.class));
        Notes notes = new DynamoBoundTest_Notes(engine.client(), engine.options(Notes.class));
        Instant at = Instant.parse("2026-01-01T00:00:00Z");
        Note note = new Note("u", at);
        notes.save(note);
        assertThat(engine.items(Notes.class))
                .extracting(item -> item.get("PK").s())
                .containsExactly("u-notification");
        assertThat(engine.sentBy(() -> {
                    assertThat(notes.one("u", at)).contains(note);
                    assertThat(notes.all("u")).containsExactly(note);
                    assertThat(notes.between("u", at, at)).containsExactly(note);
                    assertThat(notes.since("u", at)).containsExactly(note);
                    assertThat(notes.until("u", at)).containsExactly(note);
                    assertThat(notes.after("u", at)).isEmpty();
                    assertThat(notes.before("u", at)).isEmpty();
                }))
                .hasSize(7)
                .allSatisfy(sent -> assertThat(sent.key()).startsWith("PK = \"u-notification\""));
        notes.delete("u", at);
        assertThat(engine.items(Notes.class)).isEmpty();
    }

    @Table(
            name = "Ranks",
            items = {Rank.class})
    interface Ranks {

        @AccessPattern("ranks within limits")
        List<Rank> range(String cat, @From("rank") long low, @To("rank") long high);

        @AccessPattern("ranks strictly within limits")
        List<Rank> inside(String cat, @After("rank") long low, @Before("rank") long high);

        @Put
        void save(Rank rank);
    }

    @Partition("CAT#{cat}")
    @Sort("{rank}")
    record Rank(String cat, long rank) {}

    @Test
    void M19_aNumericSortKeyIsComparedAsANumber() {
        BoundTest_RanksSchema.create(engine.client(), engine.options(Ranks.class));
        Ranks ranks = new DynamoBoundTest_Ranks(engine.client(), engine.options(Ranks.class));
        LongStream.rangeClosed(1, 20).forEach(rank -> ranks.save(new Rank("c", rank)));
        assertThat(engine.oneSentBy(() -> assertThat(ranks.range("c", 5, 9))
                        .extracting(Rank::rank)
                        .containsExactly(5L, 6L, 7L, 8L, 9L)))
                .isEqualTo(engine.query(Ranks.class, "PK = \"CAT#c\" AND SK BETWEEN 5 AND 9"));
        assertThat(ranks.inside("c", 5, 9)).extracting(Rank::rank).containsExactly(6L, 7L, 8L);
        assertThat(ranks.inside("c", Long.MIN_VALUE, Long.MAX_VALUE)).hasSize(20);
        assertThat(ranks.inside("c", 5, 6)).isEmpty();
        engine.put(Ranks.class, item("PK", "CAT#c", "SK", 5.5, "cat", "c"));
        assertThat(ranks.inside("c", 5, 6)).isEmpty();
    }

    @Test
    void M20_aParameterThatNoKeyTakesIsRefused(@TempDir Path folder) {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {Item.class})
                        interface Items {
                            @AccessPattern("items") List<Item> items(String userId, String itemId);
                        }
                        @Partition("USER#{userId}") @Sort("ITEM#{line:4}") record Item(String userId, int line) {}
                        """).compile(folder);
        assertThat(compilation.errors()).singleElement().asString().contains("itemId");
        assertThat(compilation.places()).singleElement().asString().contains("itemId");
    }

    @Table(
            name = "Files",
            items = {Entry.class})
    interface Files {

        @AccessPattern("files whose name begins so")
        List<Entry> named(String folder, @StartsWith("name") String beginning);

        @Put
        void save(Entry file);
    }

    @Partition("FOLDER#{folder}")
    @Sort("{name}")
    record Entry(String folder, String name) {}

    @Test
    void startsWithTakesWhatANameCanBeginWith() {
        BoundTest_FilesSchema.create(engine.client(), engine.options(Files.class));
        Files files = new DynamoBoundTest_Files(engine.client(), engine.options(Files.class));
        List.of("a", "ab", "b", "a#b").forEach(name -> files.save(new Entry("f", name)));
        assertThat(files.named("f", "a")).extracting(Entry::name).containsExactly("a", "a#b", "ab");
        assertThat(files.named("f", "")).hasSize(4);
        assertThat(files.named("f", "a#")).extracting(Entry::name).containsExactly("a#b");
        assertThat(engine.sentBy(() -> assertThat(files.named("f", "\uD83D")).isEmpty()))
                .isEmpty();
    }
}
