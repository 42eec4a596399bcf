package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.partita.AccessPattern;
import dev.partita.CopyKey;
import dev.partita.GlobalIndex;
import dev.partita.IndexKey;
import dev.partita.ItemCollection;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.View;
import dev.partita.When;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.testing.WireRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Which key a pattern reads by, where several would do, and what reads by copies find. */
class ChoiceTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @TempDir
    Path folder;

    @Table(
            name = "Books",
            items = {Book.class, Shelf.class})
    @GlobalIndex(name = "GSI1")
    interface Books {

        @AccessPattern(value = "an owner's books by number", via = "primary", consistent = true)
        List<Book> byNumber(String owner);

        @AccessPattern(value = "an owner's books by title", via = "GSI1")
        List<Book> byTitle(String owner);

        @AccessPattern("a genre's books")
        List<Book> ofGenre(String genre);

        @AccessPattern("a genre's books of an owner, briefly")
        List<Title> titles(String genre, String owner);

        @AccessPattern("a genre with its books")
        Genre genre(String genre);

        @AccessPattern(value = "a book", consistent = true)
        Optional<Book> book(String owner, int no);

        @AccessPattern("a book of a genre")
        Optional<Book> inGenre(String genre, String owner, int no);

        @Put(when = When.ABSENT)
        void add(Book book);

        @Put
        void save(Shelf shelf);
    }

    @Partition("OWNER#{owner}")
    @Sort("BOOK#{no:3}")
    @CopyKey(name = "byGenre", partition = "GENRE#{genre}", sort = "BOOK#{owner}#{no:3}")
    @IndexKey(index = "GSI1", partition = "OWNER#{owner}", sort = "{title}")
    record Book(String owner, int no, String genre, String title) {}

    @Partition("GENRE#{genre}")
    @Sort("A")
    record Shelf(String genre, int row) {}

    @View(Book.class)
    record Title(int no, String title) {}

    @ItemCollection
    record Genre(Optional<Shelf> shelf, List<Book> books) {}

    private static final Book ONE = new Book("o", 1, "g", "z");
    private static final Book TWO = new Book("o", 2, "g", "a");
    private static final Book OTHER = new Book("p", 1, "g", "b");

    private Books books = new DynamoChoiceTest_Books(engine.client());

    @BeforeEach
    void fill() {
        ChoiceTest_BooksSchema.create(engine.client(), engine.options(Books.class));
        books = new DynamoChoiceTest_Books(engine.client(), engine.options(Books.class));
        List.of(ONE, TWO, OTHER).forEach(books::add);
        engine.log().clear();
    }

    @Test
    void viaSaysWhichKey() {
        assertThat(books.byNumber("o")).containsExactly(ONE, TWO);
        assertThat(books.byTitle("o")).containsExactly(TWO, ONE);
        assertThat(engine.log().sent()).extracting(WireRequest::index).containsExactly("", "GSI1");
        assertThat(engine.log().sent()).extracting(WireRequest::consistent).containsExactly(true, false);
    }

    @Test
    void copiesAreReadAsTheItemsTheyAre() {
        assertThat(books.ofGenre("g")).containsExactly(ONE, TWO, OTHER);
        assertThat(books.titles("g", "o")).containsExactly(new Title(1, "z"), new Title(2, "a"));
        assertThat(books.genre("g")).isEqualTo(new Genre(Optional.empty(), List.of(ONE, TWO, OTHER)));
        books.save(new Shelf("g", 3));
        assertThat(books.genre("g")).isEqualTo(new Genre(Optional.of(new Shelf("g", 3)), List.of(ONE, TWO, OTHER)));
        assertThat(books.ofGenre("g")).containsExactly(ONE, TWO, OTHER);
        assertThat(books.inGenre("g", "p", 1)).contains(OTHER);
        assertThat(books.inGenre("h", "p", 1)).isEmpty();
    }

    @Test
    void aConsistentGetSaysSo() {
        assertThat(engine.oneSentBy(() -> assertThat(books.book("o", 1)).contains(ONE)))
                .satisfies(sent -> {
                    assertThat(sent.operation()).isEqualTo("GetItem");
                    assertThat(sent.consistent()).isTrue();
                });
    }

    @Test
    void aFailedPutLeavesItemAndCopyAlone() {
        assertThatExceptionOfType(ConditionFailedException.class)
                .isThrownBy(() -> books.add(new Book("o", 1, "h", "new")));
        assertThat(books.ofGenre("h")).isEmpty();
        assertThat(books.book("o", 1)).contains(ONE);
    }

    private static String twoKeys(String more) {
        return """
                @Table(name = "Tab", items = {Book.class})
                @GlobalIndex(name = "GSI1")
                interface Books {
                    @AccessPattern(value = "an owner's books"%s) List<Book> books(String owner);
                }
                @Partition("OWNER#{owner}") @Sort("BOOK#{no:3}")
                @IndexKey(index = "GSI1", partition = "OWNER#{owner}", sort = "{title}")
                record Book(String owner, int no, String title) {}
                """.formatted(more);
    }

    @Test
    void twoKeysThatServeAreRefusedUntilViaChooses() {
        Sources.Compilation refused = Sources.design(twoKeys("")).compile(folder);
        assertThat(refused.errors())
                .singleElement()
                .asString()
                .contains("primary")
                .contains("GSI1")
                .contains("via");
        Sources.Compilation chosen =
                Sources.design(twoKeys(", via = \"GSI1\"")).warningsAllowed().compile(folder);
        assertThat(chosen.done()).as(chosen.said()).isTrue();
    }

    private static String put(String annotation) {
        return """
                @Table(name = "Tab", items = {User.class})
                interface Users {
                    @AccessPattern("a user by mail") Optional<User> byMail(String mail);
                    @AccessPattern("a user") Optional<User> user(String id);
                    %s void write(User user);
                }
                @Partition("USER#{id}") @Sort("A")
                @CopyKey(name = "byMail", partition = "MAIL#{mail}", sort = "A")
                record User(String id, String mail) {}
                """.formatted(annotation);
    }

    @Test
    void aBlindWriteThatWouldOrphanACopyIsRefused() {
        for (String blind : List.of("@Put", "@Put(when = When.PRESENT)")) {
            assertThat(Sources.design(put(blind)).compile(folder).errors())
                    .as(blind)
                    .singleElement()
                    .asString()
                    .contains("mail");
        }
        Sources.Compilation vouched =
                Sources.design(put("@Put(when = When.ABSENT)")).compile(folder);
        assertThat(vouched.done()).as(vouched.said()).isTrue();
    }

    @Test
    void M89_attributesWithOneNameAreRefused() {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {A.class, B.class, C.class}, typeAttribute = "type")
                        interface Items {
                            @AccessPattern("a") Optional<A> a(String id);
                            @AccessPattern("b") Optional<B> b(String id);
                            @AccessPattern("c") Optional<C> c(String id);
                        }
                        @Partition("A#{id}") record A(String id, @Attribute("PK") int own) {}
                        @Partition("B#{id}") record B(String id, String type) {}
                        @Partition("C#{id}") record C(String id, int one, @Attribute("one") int two) {}
                        """).compile(folder);
        assertThat(compilation.errors())
                .hasSize(3)
                .anySatisfy(e -> assertThat(e).contains("A.own").contains("PK"))
                .anySatisfy(e -> assertThat(e).contains("B.type"))
                .anySatisfy(e -> assertThat(e).contains("C.").contains("one"));
    }
}
