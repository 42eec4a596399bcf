package dev.partita.it;

import static dev.partita.it.Values.item;
import static dev.partita.it.Values.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.partita.AccessPattern;
import dev.partita.Add;
import dev.partita.Assign;
import dev.partita.Attribute;
import dev.partita.CopyKey;
import dev.partita.Default;
import dev.partita.Delete;
import dev.partita.Embedded;
import dev.partita.Expect;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.Update;
import dev.partita.When;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.CopyMissingException;
import dev.partita.runtime.Decoded;
import dev.partita.runtime.DuplicateException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Copies under every kind of write: none is left behind, and none differs from its item. */
class CopyTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Library",
            items = {Book.class, Reader.class})
    interface Library {

        @AccessPattern("a book")
        Optional<Book> book(String shelf, String isbn);

        @AccessPattern("a book by its number")
        Optional<Book> byIsbn(String isbn);

        @AccessPattern("a reader")
        Optional<Reader> reader(String id);

        @AccessPattern(value = "readers of a town", via = "byTown")
        List<Reader> ofTown(@dev.partita.Is("address.town") String town);

        @Put
        void save(Book book);

        @Update(Book.class)
        void retitle(String shelf, String isbn, @Assign("title") String title);

        @Update(Book.class)
        void lend(String shelf, String isbn, @Add("loans") int by);

        @Delete
        void remove(Book book);

        @Put(when = When.ABSENT)
        void join(Reader reader);

        @Put
        void replace(Reader after, @Expect Reader before);

        @Delete
        boolean leave(Reader reader);
    }

    @Partition("SHELF#{shelf}")
    @Sort("BOOK#{isbn}")
    @CopyKey(name = "byIsbn", partition = "ISBN#{isbn}", sort = "HEAD")
    record Book(String shelf, String isbn, String title, int loans) {}

    enum Level {
        NEW,
        OLD
    }

    @Embedded
    record Address(@Attribute("t") String town, String street) {}

    @Partition("READER#{id}")
    @Sort("PROFILE")
    @CopyKey(name = "byTown", partition = "TOWN#{address.town}", sort = "{id}")
    @CopyKey(name = "byDay", partition = "SEEN#{seen:s}", sort = "{level}#{id}")
    @CopyKey(name = "byCard", partition = "CARD#{card:lower}", sort = "HEAD")
    record Reader(
            String id,
            Address address,
            Instant seen,
            @Default("NEW") Level level,
            String card,
            @Nullable String note) {}

    private static final Book BOOK = new Book("s1", "i1", "Emma", 0);
    private static final Instant DAY = Instant.parse("2026-03-01T07:00:00Z");
    private static final Reader ANN = new Reader("a", new Address("Ulm", "Gasse 1"), DAY, Level.NEW, "C1", null);

    private Library library = new DynamoCopyTest_Library(engine.client());

    @BeforeEach
    void create() {
        CopyTest_LibrarySchema.create(engine.client(), engine.options(Library.class));
        library = new DynamoCopyTest_Library(engine.client(), engine.options(Library.class));
    }

    private List<Decoded> decoded() {
        return engine.items(Library.class).stream()
                .map(CopyTest_LibrarySchema::decode)
                .toList();
    }

    private static List<Decoded> whole(Reader reader) {
        return List.of(
                new Decoded.Primary(reader),
                new Decoded.Copy("byTown", reader),
                new Decoded.Copy("byDay", reader),
                new Decoded.Copy("byCard", reader));
    }

    @Test
    void M74_aCopyGetsWhatItsItemGets() {
        library.save(BOOK);
        library.retitle("s1", "i1", "Emma, again");
        library.lend("s1", "i1", 2);
        Book changed = new Book("s1", "i1", "Emma, again", 2);
        assertThat(decoded())
                .containsExactlyInAnyOrder(new Decoded.Primary(changed), new Decoded.Copy("byIsbn", changed));
    }

    @Test
    void M74_aCopyThatIsMissingIsNoticedAndMendedByAPut() {
        library.save(BOOK);
        engine.plain()
                .deleteItem(r -> r.tableName(engine.table(Library.class)).key(item("PK", "ISBN#i1", "SK", "HEAD")));
        assertThatExceptionOfType(CopyMissingException.class)
                .isThrownBy(() -> library.retitle("s1", "i1", "other"))
                .withMessage("Library.retitle: the copy byIsbn of the Book isn't there: PK = ISBN#i1, SK = HEAD");
        assertThat(library.book("s1", "i1")).contains(BOOK);
        library.save(BOOK);
        library.retitle("s1", "i1", "other");
        assertThat(library.byIsbn("i1")).contains(new Book("s1", "i1", "other", 0));
    }

    @Test
    void twoItemsWithOneCopyKeyAreRefused() {
        library.save(BOOK);
        Book second = new Book("s2", "i1", "Persuasion", 1);
        assertThatExceptionOfType(DuplicateException.class)
                .isThrownBy(() -> library.save(second))
                .satisfies(e -> assertThat(e.key()).isEqualTo(item("PK", "ISBN#i1", "SK", "HEAD")));
        assertThatExceptionOfType(DuplicateException.class).isThrownBy(() -> library.remove(second));
        assertThat(decoded()).containsExactlyInAnyOrder(new Decoded.Primary(BOOK), new Decoded.Copy("byIsbn", BOOK));
    }

    @Test
    void aReplacementLeavesNoCopyBehind() {
        library.join(ANN);
        Reader moved = new Reader("a", new Address("Bonn", "Gasse 1"), DAY.plusSeconds(60), Level.OLD, "C2", "moved");
        library.replace(moved, ANN);
        assertThat(decoded()).containsExactlyInAnyOrderElementsOf(whole(moved));

        Reader noted = new Reader("a", moved.address(), moved.seen(), Level.OLD, "c2", "spelled otherwise");
        library.replace(noted, moved);
        assertThat(decoded()).containsExactlyInAnyOrderElementsOf(whole(noted));
        assertThat(library.ofTown("Bonn")).containsExactly(noted);
        assertThat(library.ofTown("Ulm")).isEmpty();

        assertThat(library.leave(noted)).isTrue();
        assertThat(decoded()).isEmpty();
        assertThat(library.leave(noted)).isFalse();
    }

    @Test
    void onlyWhatKeysUseIsExpected() {
        library.join(ANN);
        Reader otherStreet = new Reader("a", new Address("Ulm", "unknown"), DAY, Level.NEW, "C1", "not as read");
        library.replace(ANN, otherStreet);
        Reader otherTown = new Reader("a", new Address("Bonn", "Gasse 1"), DAY, Level.NEW, "C1", null);
        assertThatExceptionOfType(ConditionFailedException.class)
                .isThrownBy(() -> library.replace(ANN, otherTown))
                .withMessageContaining("expected address.t = Bonn, found Ulm");
        assertThatExceptionOfType(ConditionFailedException.class).isThrownBy(() -> library.leave(otherTown));
        assertThat(decoded()).containsExactlyInAnyOrderElementsOf(whole(ANN));
    }

    @Test
    void whatWasReadIsExpectedHoweverItIsSpelled() {
        library.join(ANN);
        for (String spelling :
                List.of("2026-03-01T07:00:00Z", "2026-03-01T07:00:00.000Z", "2026-03-01T07:00:00.000000Z")) {
            respell("seen", s(spelling));
            respell("level", null);
            Reader read = library.reader("a").orElseThrow();
            assertThat(read).isEqualTo(ANN);
            Reader later = new Reader("a", ANN.address(), DAY.plusSeconds(1), Level.OLD, "C1", null);
            library.replace(later, read);
            assertThat(decoded()).containsExactlyInAnyOrderElementsOf(whole(later));
            library.replace(ANN, later);
        }
    }

    /** Changes the item, as another program would have written it. */
    private void respell(String attribute, @Nullable AttributeValue value) {
        Map<String, AttributeValue> stored = new HashMap<>(engine.items(Library.class).stream()
                .filter(i -> CopyTest_LibrarySchema.decode(i) instanceof Decoded.Primary)
                .findFirst()
                .orElseThrow());
        if (value == null) {
            stored.remove(attribute);
        } else {
            stored.put(attribute, value);
        }
        engine.put(Library.class, stored);
    }
}
