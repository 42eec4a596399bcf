package dev.partita.processor.advice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.Others;
import dev.partita.When;
import dev.partita.processor.design.Design;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteMethod;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is said of methods that work. */
class MethodAdviceTest {

    private static Design lines() {
        return Design.table("Book")
                .item("Line", "String book, int no, String text", "BOOK#{book}", "LINE#{no}")
                .item("Page", "String book, int no", "BOOK#{book}", "PAGE#{no:4}")
                .collection("Whole", "List<Line> lines, List<Page> pages");
    }

    private static Advised lines(String signature, String options) {
        return Advised.design(Design.table("Book")
                        .item("Line", "String book, int no, String text", "BOOK#{book}", "LINE#{no:4}"))
                .reads(signature, options);
    }

    @Test
    void M02_aListInTheOrderOfDigits() {
        assertThat(Advised.design(lines()).reads("Whole whole(String book)").message())
                .startsWith("Book.whole(book): its items come in the order of the digits of no, 10 before 9, since {no}"
                        + " has no width.")
                .contains("on Line: @Sort(\"LINE#{no:6}\")");
        assertThat(Advised.design(lines())
                        .reads("List<Line> lines(String book)")
                        .reads("List<Page> pages(String book)")
                        .said())
                .containsExactly(
                        "PAT030 Book.lines(book): its items come in the order of the digits of no, 10 before 9,"
                                + " since {no} has no width.");
        assertThat(Advised.design(lines())
                        .reads("Optional<Line> line(String book, int no)")
                        .reads("long pages(String book)", "of = Page")
                        .reads("boolean any(String book)", "of = Line")
                        .said())
                .isEmpty();
    }

    @Test
    void aListThatIsSortedByAnotherFirst() {
        Design design = Design.table("Book")
                .item("Line", "String book, String chapter, int no", "BOOK#{book}", "{chapter}#{no}")
                .indexKey("Line", "GSI1", "C#{chapter}", "{no}#{book}", "")
                .globalIndex("GSI1");
        assertThat(Advised.design(design)
                        .reads("List<Line> lines(String book)")
                        .reads("List<Line> ofChapter(String chapter)")
                        .message())
                .contains("Book.ofChapter(chapter)", "@IndexKey(…, index = \"GSI1\", sort = \"{no:6}#{book}\")");
    }

    @Test
    void twoMethodsThatAreTheSame() {
        assertThat(lines("List<Line> lines(String book)", "")
                        .reads("List<Line> all(@Is(\"book\") String title)")
                        .reads("List<Line> first(String book)", "limit = 10")
                        .reads("List<Line> last(String book)", "order = DESCENDING")
                        .reads("Page<Line> page(String book, PageRequest page)")
                        .reads("Optional<Line> line(String book, int no)")
                        .message())
                .startsWith("Book.all(title): it is the same as Book.lines(book), by request, limit and result.\n"
                        + "    Query: PK = BOOK#{title}")
                .contains("on Book.all: @SuppressWarnings(\"PAT028\")");
    }

    @Test
    void aResultWithoutABound() {
        assertThat(lines("Stream<Line> lines(String book)", "").message())
                .startsWith("Book.lines(book): nothing bounds a Stream without limit")
                .contains("PageRequest");
        assertThat(lines("List<Line> lines(String book)", "overflow = FOLLOW").said())
                .singleElement()
                .asString()
                .startsWith("PAT029 Book.lines(book): nothing bounds overflow = FOLLOW without limit");
        assertThat(lines("long lines(String book)", "of = Line, overflow = FOLLOW")
                        .said())
                .hasSize(1);
    }

    @Test
    void aResultWithABound() {
        assertThat(lines("Stream<Line> lines(String book)", "limit = 100").said())
                .isEmpty();
        assertThat(lines("List<Line> lines(String book)", "limit = 100, overflow = FOLLOW")
                        .said())
                .isEmpty();
        assertThat(lines("Stream<Line> line(String book, int no)", "").said()).isEmpty();
        assertThat(lines("List<Line> lines(String book)", "").said()).isEmpty();
        assertThat(lines("boolean lines(String book)", "of = Line, overflow = FOLLOW")
                        .said())
                .isEmpty();
    }

    private static Advised puts(When when, String sort) {
        JavaType reading = JavaType.of("shop", "Reading");
        WriteAction put = new WriteAction.Put(
                Origin.NONE, reading, "reading", Optional.empty(), when, Others.REPLACE, Optional.empty());
        return Advised.design(Design.table("Desk")
                        .item("Reading", "String sensor, Instant at, LocalDate day, String id", "S#{sensor}", sort))
                .reads("List<Reading> readings(String sensor)")
                .writes(new WriteMethod(
                        Origin.NONE,
                        "add",
                        JavaType.of("", "void"),
                        List.of(new Parameter.Declared("reading", reading)),
                        WriteMethod.Form.SINGLE,
                        List.of(put),
                        WriteMethod.Returned.NOTHING,
                        Optional.empty()));
    }

    @Test
    void aPutThatMayReplaceAnother() {
        assertThat(puts(When.ALWAYS, "{at}").message())
                .startsWith(
                        "Desk.add: two items of Reading with one at have one key, so the later put replaces the earlier"
                                + " item.")
                .contains("on Desk.add: @Put(when = When.ABSENT)", "\"…{at}#{id}\"");
    }

    @Test
    void aPutThatMayNot() {
        assertThat(puts(When.ABSENT, "{at}").said()).isEmpty();
        assertThat(puts(When.ALWAYS, "{at}#{id}").said()).isEmpty();
        assertThat(puts(When.ALWAYS, "DAY#{day}").said()).isEmpty();
    }

    @Test
    void aKeyWithLittleRoom() {
        Design design =
                Design.table("Paths").item("Path", "String root, String path", "R#{root}", "x".repeat(1000) + "{path}");
        assertThat(Advised.design(design).reads("List<Path> paths(String root)").message())
                .startsWith("Path: " + "x".repeat(1000)
                        + "{path} has 1036 bytes with texts of 36 characters, and a sort key" + " has at most 1024");
    }
}
