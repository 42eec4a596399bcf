package dev.partita.it;

import static dev.partita.it.Values.item;
import static dev.partita.it.Values.n;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.partita.AccessPattern;
import dev.partita.GlobalIndex;
import dev.partita.IndexKey;
import dev.partita.Partition;
import dev.partita.Projection;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.View;
import dev.partita.runtime.ItemReadException;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Kind 5: an item becomes a record only if it is one. */
class IdentityTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @TempDir
    Path folder;

    private static String holds(String result, String parts) {
        return """
                @Table(name = "Tab", items = {Hold.class})
                @GlobalIndex(name = "GSI1")
                interface Holds {
                    @AccessPattern("holds of a token") List<%s> holds(String token);
                    @AccessPattern("a member's holds") List<Hold> all(String member);
                }
                sealed interface Hold permits BookHold, MovieHold {}
                @Partition("MEMBER#{member}") @Sort("BOOKHOLD#{id}")
                @IndexKey(index = "GSI1", partition = "TOKEN#{token}", sort = "%s{placedAt}")
                record BookHold(String member, String id, String token, LocalDate placedAt) implements Hold {}
                @Partition("MEMBER#{member}") @Sort("MOVIEHOLD#{id}")
                @IndexKey(index = "GSI1", partition = "TOKEN#{token}", sort = "%s{placedAt}")
                record MovieHold(String member, String id, String token, LocalDate placedAt) implements Hold {}
                """.formatted(result, parts.isEmpty() ? "" : "BOOK#", parts.isEmpty() ? "" : "MOVIE#");
    }

    @Test
    void M28_anIndexThatMixesRecordsServesNoSingleOne() {
        Sources.Compilation compilation = Sources.design(holds("MovieHold", "")).compile(folder);
        assertThat(compilation.errors()).singleElement().asString().contains("BookHold");
    }

    @Test
    void M28_aWordInTheIndexKeyTellsThemApart() {
        Sources.Compilation compilation =
                Sources.design(holds("MovieHold", "words")).compile(folder);
        assertThat(compilation.done()).as(compilation.said()).isTrue();
    }

    @Table(
            name = "Holds",
            items = {Hold.class})
    @GlobalIndex(name = "GSI1")
    interface Holds {

        @AccessPattern("holds of a token")
        List<Hold> holds(String token);

        @AccessPattern("a member's holds")
        Page<Hold> all(String member, PageRequest page);

        @Put
        void save(BookHold hold);

        @Put
        void save(MovieHold hold);
    }

    sealed interface Hold permits BookHold, MovieHold {}

    @Partition("MEMBER#{member}")
    @Sort("BOOKHOLD#{id}")
    @IndexKey(index = "GSI1", partition = "TOKEN#{token}", sort = "{placedAt}")
    record BookHold(String member, String id, String token, LocalDate placedAt) implements Hold {}

    @Partition("MEMBER#{member}")
    @Sort("MOVIEHOLD#{id}")
    @IndexKey(index = "GSI1", partition = "TOKEN#{token}", sort = "{placedAt}")
    record MovieHold(String member, String id, String token, LocalDate placedAt) implements Hold {}

    @Test
    void M28_aSealedResultGetsEachItemAsWhatItIs() {
        IdentityTest_HoldsSchema.create(engine.client(), engine.options(Holds.class));
        Holds holds = new DynamoIdentityTest_Holds(engine.client(), engine.options(Holds.class));
        BookHold book = new BookHold("m", "1", "t", LocalDate.of(2026, 1, 2));
        MovieHold movie = new MovieHold("m", "1", "t", LocalDate.of(2026, 1, 1));
        holds.save(book);
        holds.save(movie);
        assertThat(holds.holds("t")).containsExactly(movie, book);
        assertThat(holds.all("m", PageRequest.first(5)).items()).containsExactly(book, movie);
    }

    @Table(
            name = "Refs",
            items = {Bill.class})
    @GlobalIndex(
            name = "GX1",
            projection = Projection.INCLUDE,
            include = {"name", "placedOn"})
    interface Refs {

        @AccessPattern("a customer's bills, briefly")
        List<BillRef> refs(String customer);

        @AccessPattern("a bill")
        Optional<Bill> bill(String id);

        @Put
        void save(Bill bill);
    }

    @Partition("BILL#{id}")
    @IndexKey(index = "GX1", partition = "CUST#{customer}", sort = "{placedOn}")
    record Bill(String id, String customer, LocalDate placedOn, String name, int total) {}

    @View(Bill.class)
    record BillRef(String id, LocalDate placedOn, String name) {}

    @Test
    void M29_aViewOverWhatAnIndexProjects() {
        IdentityTest_RefsSchema.create(engine.client(), engine.options(Refs.class));
        Refs refs = new DynamoIdentityTest_Refs(engine.client(), engine.options(Refs.class));
        Bill bill = new Bill("1", "c", LocalDate.of(2026, 1, 1), "pens", 12);
        refs.save(bill);
        assertThat(refs.refs("c")).containsExactly(new BillRef("1", bill.placedOn(), "pens"));
        assertThat(refs.bill("1")).contains(bill);
    }

    @Test
    void M29_anIndexThatLacksAnAttributeServesNoWholeRecord() {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {Bill.class})
                        @GlobalIndex(name = "GX1", projection = Projection.INCLUDE, include = {"name"})
                        interface Bills {
                            @AccessPattern("a customer's bills") List<Bill> bills(String customer);
                        }
                        @Partition("BILL#{id}") @IndexKey(index = "GX1", partition = "CUST#{customer}", sort = "{id}")
                        record Bill(String id, String customer, String name, int total) {}
                        """).compile(folder);
        assertThat(compilation.errors())
                .singleElement()
                .asString()
                .contains("GX1")
                .contains("total");
    }

    @Table(
            name = "Nicks",
            items = {Member.class})
    interface Nicks {

        @AccessPattern("a member's nick")
        Optional<Nick> nick(String id);

        @Put
        void save(Member member);
    }

    @Partition("MEMBER#{id}")
    record Member(String id, @Nullable String nick) {}

    @View(Member.class)
    record Nick(@Nullable String nick) {}

    @Test
    void M31_anEmptyViewIsNoMissingItem() {
        IdentityTest_NicksSchema.create(engine.client(), engine.options(Nicks.class));
        Nicks nicks = new DynamoIdentityTest_Nicks(engine.client(), engine.options(Nicks.class));
        nicks.save(new Member("1", null));
        nicks.save(new Member("2", "Bo"));
        assertThat(nicks.nick("1")).contains(new Nick(null));
        assertThat(nicks.nick("2")).contains(new Nick("Bo"));
        assertThat(nicks.nick("3")).isEmpty();
    }

    @Test
    void aBrokenItemIsNamedWithKeyComponentExpectedAndFound() {
        IdentityTest_RefsSchema.create(engine.client(), engine.options(Refs.class));
        Refs refs = new DynamoIdentityTest_Refs(engine.client(), engine.options(Refs.class));
        engine.put(
                Refs.class,
                item("PK", "BILL#1", "id", "1", "customer", "c", "placedOn", "2026-02-30", "name", "x", "total", n(1)));
        assertThatExceptionOfType(ItemReadException.class)
                .isThrownBy(() -> refs.bill("1"))
                .withMessageContaining("Refs")
                .withMessageContaining("BILL#1")
                .withMessageContaining("Bill")
                .withMessageContaining("placedOn")
                .withMessageContaining("2026-02-30");
        engine.put(
                Refs.class, item("PK", "BILL#2", "customer", "c", "placedOn", "2026-02-01", "name", "x", "total", "1"));
        assertThatExceptionOfType(ItemReadException.class)
                .isThrownBy(() -> refs.bill("2"))
                .withMessageContaining("total");
        engine.put(Refs.class, item("PK", "BILL#3", "customer", "c", "placedOn", "2026-02-01", "name", "x"));
        assertThatExceptionOfType(ItemReadException.class)
                .isThrownBy(() -> refs.bill("3"))
                .withMessageContaining("total");
    }
}
