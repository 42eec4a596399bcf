package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.partita.AccessPattern;
import dev.partita.Add;
import dev.partita.Assign;
import dev.partita.CopyKey;
import dev.partita.Delete;
import dev.partita.Expect;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Returning;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.Transaction;
import dev.partita.Update;
import dev.partita.Version;
import dev.partita.When;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.ItemNotFoundException;
import dev.partita.runtime.StaleVersionException;
import dev.partita.runtime.TransactionFailedException;
import dev.partita.runtime.TransactionFailedException.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Kind 11: versions. */
class VersionTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Docs",
            items = {Doc.class, Note.class})
    interface Docs {

        @AccessPattern("a document")
        Optional<Doc> doc(String id);

        @AccessPattern("a note")
        Note note(String id);

        @Put
        Doc save(Doc doc);

        @Put
        List<Doc> saveAll(List<Doc> docs);

        @Put(returning = Returning.OLD)
        Optional<Doc> swap(Doc doc);

        @Put(when = When.ABSENT)
        Doc create(Doc doc);

        @Put
        Note save(Note note);

        @Put
        int raise(Note note);

        @Delete
        void delete(Doc doc);

        @Delete
        boolean remove(Doc doc);

        @Delete(Doc.class)
        boolean deleteById(String id, @Expect long version);

        @Delete
        boolean delete(Note note);

        @Update(Doc.class)
        Doc rename(String id, @Expect long version, @Assign String text);

        @Update(Doc.class)
        long retitle(String id, @Expect long version, @Assign String text);

        @Update(Doc.class)
        Doc hit(String id, @Add long hits);

        @Update(value = Doc.class, upsert = true)
        Doc hitOrMake(String id, @Add long hits);

        @Update(Note.class)
        int rename(String id, @Expect Optional<Integer> version, @Assign String text);

        @Transaction
        void both(@Put Doc one, @Put Doc other);

        @Transaction
        void move(@Delete Doc from, @Put(when = When.ABSENT) Doc to);
    }

    @Partition("DOC#{id}")
    @Sort("HEAD")
    record Doc(
            String id,
            @Nullable String text,
            long hits,
            @Version long version) {

        Doc(String id, String text) {
            this(id, text, 0, 0);
        }
    }

    @Partition("NOTE#{id}")
    @Sort("HEAD")
    @CopyKey(name = "titled", partition = "TITLE#{id}", sort = "HEAD")
    record Note(
            String id,
            @Nullable String text,
            @Version @Nullable Integer version) {}

    private Docs docs;

    @BeforeEach
    void create() {
        VersionTest_DocsSchema.create(engine.client(), engine.options(Docs.class));
        docs = new DynamoVersionTest_Docs(engine.client(), engine.options(Docs.class));
    }

    private Map<String, AttributeValue> stored(String partition) {
        return engine.items(Docs.class).stream()
                .filter(i -> i.get("PK").s().equals(partition))
                .findFirst()
                .orElse(Map.of());
    }

    @Test
    void M64_aStaleDeleteFails() {
        Doc first = docs.save(new Doc("1", "a"));
        Doc second = docs.save(new Doc("1", "b", 0, first.version()));
        assertThat(second.version()).isEqualTo(2);
        assertThatThrownBy(() -> docs.delete(first))
                .isInstanceOfSatisfying(StaleVersionException.class, e -> {
                    assertThat(e.expected()).isEqualTo(1);
                    assertThat(e.record()).isEqualTo("Doc");
                    assertThat(e.key().get("PK").s()).isEqualTo("DOC#1");
                    assertThat(e.current().orElseThrow().get("text").s()).isEqualTo("b");
                })
                .hasMessageEndingWith("(expected version 1, found 2)");
        assertThatThrownBy(() -> docs.deleteById("1", 1)).isInstanceOf(StaleVersionException.class);
        assertThatThrownBy(() -> docs.move(first, new Doc("2", "a")))
                .isInstanceOfSatisfying(
                        TransactionFailedException.class,
                        e -> assertThat(e.reasons().get(0).failure()).containsInstanceOf(StaleVersionException.class));
        assertThat(docs.doc("1")).contains(second);
        assertThat(docs.remove(second)).isTrue();
        assertThat(docs.remove(second)).isFalse();
        assertThat(docs.deleteById("1", 2)).isFalse();
        assertThatThrownBy(() -> docs.delete(second)).isInstanceOf(ItemNotFoundException.class);
    }

    @Test
    void M65_rowsOfOthersAreAdopted() {
        for (String version : List.of("0", "", "null", "7")) {
            Map<String, AttributeValue> item = new java.util.HashMap<>(Map.of(
                    "PK", AttributeValue.fromS("DOC#" + version),
                    "SK", AttributeValue.fromS("HEAD"),
                    "id", AttributeValue.fromS(version.isEmpty() ? "none" : version),
                    "hits", AttributeValue.fromN("1")));
            if (version.isEmpty()) {
                item.put("PK", AttributeValue.fromS("DOC#none"));
            } else {
                item.put(
                        "version",
                        version.equals("null") ? AttributeValue.fromNul(true) : AttributeValue.fromN(version));
            }
            engine.put(Docs.class, item);
        }
        assertThat(docs.doc("none").orElseThrow().version()).isZero();
        assertThat(docs.save(docs.doc("none").orElseThrow()).version()).isEqualTo(1);
        assertThat(docs.save(docs.doc("0").orElseThrow()).version()).isEqualTo(1);
        assertThat(docs.rename("null", 0, "a").version()).isEqualTo(1);
        assertThat(docs.save(docs.doc("7").orElseThrow()).version()).isEqualTo(8);
        assertThat(stored("DOC#7").get("version").n()).isEqualTo("8");
        assertThatThrownBy(() -> docs.save(new Doc("7", "b")))
                .isInstanceOf(StaleVersionException.class)
                .hasMessageEndingWith("(expected version 0, found 8)");
    }

    @Test
    void M66_aStaleWriteCancelsATransaction() {
        Doc one = docs.save(new Doc("1", "a"));
        Doc other = docs.save(new Doc("2", "a"));
        docs.save(other);
        assertThatThrownBy(() -> docs.both(one, other)).isInstanceOfSatisfying(TransactionFailedException.class, e -> {
            assertThat(e.reasons()).extracting(r -> r.code()).containsExactly(Code.NONE, Code.CONDITION_FAILED);
            assertThat(e.reasons().get(1).failure()).containsInstanceOf(StaleVersionException.class);
        });
        assertThat(docs.doc("1")).contains(one);
        docs.both(one, docs.doc("2").orElseThrow());
        assertThat(docs.doc("1").orElseThrow().version()).isEqualTo(2);
        List<Doc> saved = docs.saveAll(List.of(docs.doc("1").orElseThrow(), new Doc("3", "a")));
        assertThat(saved).extracting(Doc::version).containsExactly(3L, 1L);
        assertThat(docs.doc("3")).contains(saved.get(1));
    }

    @Test
    void M69_addingIsNeverLostAndNeedsNoVersion() throws Exception {
        Doc doc = docs.save(new Doc("1", "a"));
        List<Doc> hits = inParallel(2, 10, () -> docs.hit("1", 1));
        assertThat(Set.copyOf(hits.stream().map(Doc::hits).toList())).hasSize(20);
        Doc now = docs.doc("1").orElseThrow();
        assertThat(now).isEqualTo(new Doc("1", "a", 20, 21));
        assertThatThrownBy(() -> docs.save(doc)).isInstanceOf(StaleVersionException.class);
        assertThat(docs.hitOrMake("2", 5)).isEqualTo(new Doc("2", null, 5, 1));
        assertThat(docs.hitOrMake("2", 5)).isEqualTo(new Doc("2", null, 10, 2));
    }

    @Test
    void ofWritersThatRaceOnAVersionOneWins() throws Exception {
        docs.save(new Doc("1", "a"));
        List<Boolean> won = inParallel(2, 10, () -> {
            Doc read = docs.doc("1").orElseThrow();
            try {
                docs.rename("1", read.version(), read.text() + "a");
                return true;
            } catch (StaleVersionException e) {
                return false;
            }
        });
        long wins = won.stream().filter(w -> w).count();
        Doc now = docs.doc("1").orElseThrow();
        assertThat(now.version()).isEqualTo(1 + wins);
        assertThat(now.text()).hasSize(1 + (int) wins);
    }

    @Test
    void updatesExpectTheVersionAndRaiseIt() {
        docs.save(new Doc("1", "a"));
        assertThat(docs.rename("1", 1, "b")).isEqualTo(new Doc("1", "b", 0, 2));
        assertThat(docs.retitle("1", 2, "c")).isEqualTo(3);
        assertThatThrownBy(() -> docs.rename("1", 2, "d"))
                .isInstanceOf(StaleVersionException.class)
                .hasMessageEndingWith("(expected version 2, found 3)");
        assertThatThrownBy(() -> docs.rename("2", 1, "d")).isInstanceOf(ItemNotFoundException.class);
        assertThatThrownBy(() -> docs.rename("2", 0, "d")).isInstanceOf(ItemNotFoundException.class);
        assertThat(docs.swap(docs.doc("1").orElseThrow())).contains(new Doc("1", "c", 0, 3));
    }

    @Test
    void whatIsGoneIsToldApartFromWhatIsStale() {
        Doc doc = docs.save(new Doc("1", "a"));
        docs.delete(doc);
        assertThatThrownBy(() -> docs.save(doc)).isInstanceOf(ItemNotFoundException.class);
        assertThat(docs.create(doc).version()).isEqualTo(2);
        assertThatThrownBy(() -> docs.create(doc))
                .isInstanceOf(ConditionFailedException.class)
                .hasMessageContaining("is there already");
    }

    @Test
    void theReportSaysWhatIsExpected() {
        assertThat(VersionTest_DocsSchema.explain())
                .extracting(Object::toString)
                .anyMatch(t ->
                        t.contains("Docs.save") && t.contains("PK = DOC#{id} and SK = HEAD with version unchanged"))
                .anyMatch(t -> t.contains("Docs.create") && t.contains("SK = HEAD, if absent"))
                .noneMatch(t -> t.contains("Docs.create") && t.contains("version"))
                .anyMatch(t -> t.contains("Docs.delete") && t.contains("with version unchanged"));
    }

    @Test
    void aCopyHasTheVersionOfItsItem() {
        Note note = docs.save(new Note("1", "a", null));
        assertThat(note.version()).isEqualTo(1);
        assertThat(docs.rename("1", Optional.of(1), "b")).isEqualTo(2);
        assertThat(stored("TITLE#1").get("version").n()).isEqualTo("2");
        assertThat(docs.raise(docs.note("1"))).isEqualTo(3);
        assertThatThrownBy(() -> docs.save(note)).isInstanceOf(StaleVersionException.class);
        assertThatThrownBy(() -> docs.delete(note)).isInstanceOf(StaleVersionException.class);
        assertThat(stored("TITLE#1").get("version").n()).isEqualTo("3");
        assertThat(docs.delete(docs.note("1"))).isTrue();
        assertThat(engine.items(Docs.class)).isEmpty();
    }

    /** What so many threads got, each of whom calls so often. */
    private static <T> List<T> inParallel(int threads, int times, Callable<T> call) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<T>> all = new ArrayList<>();
            IntStream.range(0, threads * times).forEach(i -> all.add(pool.submit(call)));
            List<T> results = new ArrayList<>();
            for (Future<T> one : all) {
                results.add(one.get(30, TimeUnit.SECONDS));
            }
            return results;
        } finally {
            pool.shutdownNow();
        }
    }
}
