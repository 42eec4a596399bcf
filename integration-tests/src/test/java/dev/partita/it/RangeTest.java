package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.partita.AccessPattern;
import dev.partita.After;
import dev.partita.Before;
import dev.partita.From;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.To;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Kind 3: a range holds what its bounds say and nothing else. */
class RangeTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Rows",
            items = {Row.class})
    interface Rows {

        @AccessPattern("rows by the first field")
        List<Row> byA(String owner, String a);

        @AccessPattern("rows by the first two fields")
        List<Row> byAB(String owner, String a, String b);

        @Put
        void save(Row row);
    }

    @Partition("{owner}")
    @Sort("{a}#{b}#{c}#{d}")
    record Row(String owner, String a, String b, String c, String d) {}

    @Test
    void M13_prefixByTheLeadingFields() {
        RangeTest_RowsSchema.create(engine.client(), engine.options(Rows.class));
        Rows rows = new DynamoRangeTest_Rows(engine.client(), engine.options(Rows.class));
        Row one = new Row("o", "A1", "b", "c", "d");
        Row two = new Row("o", "A1", "bb", "c", "d");
        List.of(one, two, new Row("o", "A12", "b", "c", "d")).forEach(rows::save);

        assertThat(engine.oneSentBy(() -> assertThat(rows.byA("o", "A1")).containsExactly(one, two)))
                .isEqualTo(engine.query(Rows.class, "PK = \"o\" AND begins_with(SK, \"A1#\")"));
        assertThat(engine.oneSentBy(() -> assertThat(rows.byAB("o", "A1", "b")).containsExactly(one)))
                .isEqualTo(engine.query(Rows.class, "PK = \"o\" AND begins_with(SK, \"A1#b#\")"));
        assertThat(engine.sentBy(() -> assertThatIllegalArgumentException()
                        .isThrownBy(() -> rows.save(new Row("o", "A1", "", "c", "d")))
                        .withMessageContaining("Row.b")))
                .isEmpty();
    }

    @Test
    void M13_aSkippedFieldIsRefused(@TempDir Path folder) {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {Row.class})
                        interface Rows {
                            @AccessPattern("rows by the first and the third field")
                            List<Row> byAC(String owner, String a, String c);
                        }
                        @Partition("{owner}") @Sort("{a}#{b}#{c}#{d}")
                        record Row(String owner, String a, String b, String c, String d) {}
                        """).compile(folder);
        assertThat(compilation.errors())
                .singleElement()
                .asString()
                .contains("b")
                .contains("byAC");
    }

    @Table(
            name = "Orders",
            items = {Placed.class})
    interface Orders {

        @AccessPattern("orders of a period")
        List<Placed> between(String customer, @From("placedOn") LocalDate first, @To("placedOn") LocalDate last);

        @AccessPattern("orders after a day")
        List<Placed> after(String customer, @After("placedOn") LocalDate day);

        @AccessPattern("orders until a day")
        List<Placed> until(String customer, @To("placedOn") LocalDate day);

        @AccessPattern("orders before a day")
        List<Placed> before(String customer, @Before("placedOn") LocalDate day);

        @Put
        void save(Placed order);
    }

    @Partition("CUST#{customer}")
    @Sort("ORDER#{placedOn}#{id}")
    record Placed(String customer, LocalDate placedOn, String id) {}

    @Test
    void M14_comparisonOnALeadingComponentWithASuffixBehindIt() {
        RangeTest_OrdersSchema.create(engine.client(), engine.options(Orders.class));
        Orders orders = new DynamoRangeTest_Orders(engine.client(), engine.options(Orders.class));
        LocalDate last = LocalDate.of(2026, 1, 31);
        List<Placed> january =
                List.of(new Placed("c", last, "a"), new Placed("c", last, "zz"), new Placed("c", last, "\uD83D\uDE00"));
        Placed february = new Placed("c", last.plusDays(1), "b");
        january.forEach(orders::save);
        orders.save(february);

        assertThat(engine.oneSentBy(() -> assertThat(orders.between("c", last.minusDays(30), last))
                                .isEqualTo(january))
                        .key())
                .isEqualTo("PK = \"CUST#c\" AND SK BETWEEN \"ORDER#2026-01-01\" AND \"ORDER#2026-01-31$\"");
        assertThat(engine.oneSentBy(() -> assertThat(orders.after("c", last)).containsExactly(february))
                        .key())
                .isEqualTo("PK = \"CUST#c\" AND SK BETWEEN \"ORDER#2026-01-31$\" AND \"ORDER$\"");
        assertThat(engine.oneSentBy(() -> assertThat(orders.until("c", last)).isEqualTo(january))
                        .key())
                .isEqualTo("PK = \"CUST#c\" AND SK BETWEEN \"ORDER#\" AND \"ORDER#2026-01-31$\"");
        assertThat(engine.oneSentBy(() -> assertThat(orders.before("c", last)).isEmpty())
                        .key())
                .isEqualTo("PK = \"CUST#c\" AND SK BETWEEN \"ORDER#\" AND \"ORDER#2026-01-31\"");
    }

    @Table(
            name = "Tasks",
            items = {TaskV1.class, TaskV11.class})
    interface Tasks {

        @AccessPattern("all tasks of the old form")
        List<TaskV1> all(String board);

        @AccessPattern("tasks behind a team")
        List<TaskV1> after(String board, @After("team") String team);

        @AccessPattern("tasks of the new form")
        List<TaskV11> newer(String board);

        @Put
        void save(TaskV1 task);

        @Put
        void save(TaskV11 task);
    }

    @Partition("BOARD#{board}")
    @Sort("TASK_1#TEAM#{team}")
    record TaskV1(String board, String team) {}

    @Partition("BOARD#{board}")
    @Sort("TASK_11#TEAM#{team}")
    record TaskV11(String board, String team) {}

    @Test
    void M15_aRangeWithOneBoundStaysInItsKeySpace() {
        RangeTest_TasksSchema.create(engine.client(), engine.options(Tasks.class));
        Tasks tasks = new DynamoRangeTest_Tasks(engine.client(), engine.options(Tasks.class));
        List.of("a", "m", "m!", "z").forEach(team -> {
            tasks.save(new TaskV1("b", team));
            tasks.save(new TaskV11("b", team));
        });
        assertThat(engine.oneSentBy(() -> assertThat(tasks.all("b")).hasSize(4)).key())
                .isEqualTo("PK = \"BOARD#b\" AND begins_with(SK, \"TASK_1#TEAM#\")");
        assertThat(engine.oneSentBy(() -> assertThat(tasks.after("b", "m"))
                                .containsExactly(new TaskV1("b", "m!"), new TaskV1("b", "z")))
                        .key())
                .isEqualTo("PK = \"BOARD#b\" AND SK BETWEEN \"TASK_1#TEAM#m\\u{0}\" AND \"TASK_1#TEAM$\"");
        assertThat(tasks.newer("b")).hasSize(4);
    }

    @Table(
            name = "Sites",
            items = {Site.class, Post.class, Author.class, Draft.class})
    interface Sites {

        @AccessPattern("a site's posts")
        List<Post> posts(String site);

        @AccessPattern("a site")
        Optional<Site> site(String site);

        @AccessPattern("a site's authors")
        List<Author> authors(String site);

        @AccessPattern("a draft")
        Optional<Draft> draft(String site, String kind, String id);

        @Put
        void save(Site site);

        @Put
        void save(Post post);

        @Put
        void save(Author author);

        @Put
        void save(Draft draft);
    }

    @Partition("SITE#{site}")
    @Sort("SITE#{site}")
    record Site(String site) {}

    @Partition("SITE#{site}")
    @Sort("POST#{id}")
    record Post(String site, String id) {}

    @Partition("SITE#{site}")
    @Sort("AUTHOR#{id}")
    record Author(String site, String id) {}

    /** Its kind is never empty, so its keys never begin with those of posts. */
    @Partition("SITE#{site}")
    @Sort("POST{kind}#{id}")
    record Draft(String site, String kind, String id) {}

    @Test
    void M16_aRangeIsNotDisturbedByLaterRecords() {
        RangeTest_SitesSchema.create(engine.client(), engine.options(Sites.class));
        Sites sites = new DynamoRangeTest_Sites(engine.client(), engine.options(Sites.class));
        sites.save(new Site("s"));
        sites.save(new Author("s", "a"));
        sites.save(new Draft("s", "ER", "1"));
        sites.save(new Draft("s", "!", "1"));
        sites.save(new Post("s", "1"));
        assertThat(engine.oneSentBy(() -> assertThat(sites.posts("s")).containsExactly(new Post("s", "1")))
                        .key())
                .isEqualTo("PK = \"SITE#s\" AND begins_with(SK, \"POST#\")");
        assertThat(sites.draft("s", "!", "1")).contains(new Draft("s", "!", "1"));
    }

    @Test
    void M17_aPrefixThatCoversTwoRecordsIsRefused(@TempDir Path folder) {
        Sources.Compilation compilation =
                Sources.design(stock("INV{no}", "String")).compile(folder);
        assertThat(compilation.errors())
                .singleElement()
                .asString()
                .contains("Stock")
                .contains("INVENTORY#");
    }

    @Test
    void M17_aWordOfItsOwnTellsThemApart(@TempDir Path folder) {
        Sources.Compilation compilation =
                Sources.design(stock("INV#{no}", "String")).compile(folder);
        assertThat(compilation.done()).as(compilation.said()).isTrue();
    }

    private static String stock(String sort, String type) {
        return """
                @Table(name = "Tab", items = {Invoice.class, Stock.class})
                interface Shop {
                    @AccessPattern("invoices") List<Invoice> invoices(String id);
                    @AccessPattern("stock") List<Stock> stock(String id);
                }
                @Partition("SHOP#{id}") @Sort("%s") record Invoice(String id, %s no) {}
                @Partition("SHOP#{id}") @Sort("INVENTORY#{sku}") record Stock(String id, String sku) {}
                """.formatted(sort, type);
    }
}
