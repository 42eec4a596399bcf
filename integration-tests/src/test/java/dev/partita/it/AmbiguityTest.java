package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.partita.AccessPattern;
import dev.partita.From;
import dev.partita.GlobalIndex;
import dev.partita.IndexKey;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.When;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Kind 2: two values never write one key, and a key is read back in one way. */
class AmbiguityTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Pairs",
            items = {Pair.class})
    interface Pairs {

        @AccessPattern("a pair")
        Optional<Pair> pair(String a, String b);

        @Put
        void save(Pair pair);
    }

    @Partition("P#{a}#{b}")
    @Sort("P")
    record Pair(String a, String b, int v) {}

    @Test
    void M07_valuesWithTheDelimiterAreRefusedBeforeARequest() {
        AmbiguityTest_PairsSchema.create(engine.client(), engine.options(Pairs.class));
        Pairs pairs = new DynamoAmbiguityTest_Pairs(engine.client(), engine.options(Pairs.class));
        assertThat(engine.sentBy(() -> {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> pairs.save(new Pair("A#", "B", 1)))
                            .withMessageContaining("Pair.a");
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> pairs.save(new Pair("A", "#B", 2)))
                            .withMessageContaining("Pair.b");
                    assertThatIllegalArgumentException().isThrownBy(() -> pairs.pair("A#", "B"));
                    assertThatIllegalArgumentException().isThrownBy(() -> pairs.pair("", "B"));
                    assertThatIllegalArgumentException().isThrownBy(() -> pairs.save(new Pair("A", "", 2)));
                    assertThatIllegalArgumentException().isThrownBy(() -> pairs.pair("A", "\uD800"));
                }))
                .isEmpty();

        List<Pair> fit = List.of(new Pair("A%23", "B", 3), new Pair("A", "B", 4), new Pair("A%", "23B", 5));
        fit.forEach(pairs::save);
        fit.forEach(pair -> assertThat(pairs.pair(pair.a(), pair.b())).contains(pair));
        assertThat(engine.items(Pairs.class)).hasSize(3);
    }

    @Table(
            name = "Creds",
            items = {Cred.class, Title.class})
    interface Creds {

        @AccessPattern("a user's credentials")
        List<Cred> creds(String userId);

        @AccessPattern("a title, however it is written")
        Optional<Title> title(String name);

        @Put
        void save(Cred cred);

        @Put
        void save(Title title);
    }

    @Partition("USER#{userId}")
    @Sort("CRED#{credId}")
    record Cred(String userId, String credId, String label) {}

    @Partition("TITLE#{name:lower}")
    @Sort("TITLE")
    record Title(String name, int year) {}

    @Test
    void M08_caseIsKeptUnlessTheTemplateFoldsIt() {
        AmbiguityTest_CredsSchema.create(engine.client(), engine.options(Creds.class));
        Creds creds = new DynamoAmbiguityTest_Creds(engine.client(), engine.options(Creds.class));
        Cred upper = new Cred("u", "Az3_", "one");
        Cred lower = new Cred("u", "aZ3_", "two");
        creds.save(lower);
        creds.save(upper);
        assertThat(creds.creds("u")).containsExactly(upper, lower);

        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("tr-TR"));
        try {
            creds.save(new Title("TITLE", 2026));
            assertThat(creds.title("title")).contains(new Title("TITLE", 2026));
        } finally {
            Locale.setDefault(before);
        }
        assertThat(engine.items(Creds.class))
                .anySatisfy(item -> assertThat(item.get("PK").s()).isEqualTo("TITLE#title"));
    }

    @Table(
            name = "Links",
            items = {Link.class, Slot.class})
    interface Links {

        @AccessPattern("everything that a link leads to")
        List<Link> links(String owner);

        @AccessPattern("slots of a day")
        List<Slot> slots(String room, @From("day") LocalDate first);

        @Put
        void save(Link link);

        @Put
        void save(Slot slot);
    }

    @Partition("OWNER#{owner}")
    @Sort("{left}-{right}")
    record Link(String owner, UUID left, UUID right) {}

    @Partition("ROOM#{room}")
    @Sort("{day}{seq:6}")
    record Slot(String room, LocalDate day, int seq) {}

    @Test
    void M09_fixedWidthsNeedNoLiteralBetweenThem() {
        AmbiguityTest_LinksSchema.create(engine.client(), engine.options(Links.class));
        Links links = new DynamoAmbiguityTest_Links(engine.client(), engine.options(Links.class));
        Link link = new Link("o", new UUID(1, 2), new UUID(3, 4));
        links.save(link);
        assertThat(links.links("o")).containsExactly(link);

        LocalDate day = LocalDate.of(2026, 2, 28);
        List<Slot> slots = List.of(new Slot("r", day, -3), new Slot("r", day, 7), new Slot("r", day.plusDays(1), -1));
        slots.forEach(links::save);
        links.save(new Slot("r", day.minusDays(1), 999_999));
        assertThat(links.slots("r", day)).isEqualTo(slots);
    }

    @Test
    void M09_twoTextsSideBySideAreRefused(@TempDir Path folder) {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {Pair.class})
                        interface Pairs {
                            @AccessPattern("all") List<Pair> all(String owner);
                        }
                        @Partition("O#{owner}") @Sort("{a}{b}") record Pair(String owner, String a, String b) {}
                        """).compile(folder);
        assertThat(compilation.errors())
                .singleElement()
                .asString()
                .contains("{a}")
                .contains("{b}");
        assertThat(compilation.places()).containsExactly("\"{a}{b}\"");
    }

    @Test
    void M10_placeholdersWithNothingBetweenThemAreRefused(@TempDir Path folder) {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {Row.class})
                        interface Rows {
                            @AccessPattern("one") Optional<Row> row(String site, String role, int n);
                        }
                        @Partition("{site}{role}{n}") record Row(String site, String role, int n) {}
                        """).compile(folder);
        assertThat(compilation.errors())
                .singleElement()
                .asString()
                .contains("{site}")
                .contains("{role}");
        assertThat(compilation.places()).containsExactly("\"{site}{role}{n}\"");
    }

    @Table(
            name = "Users",
            items = {User.class})
    interface Users {

        @AccessPattern("a user")
        Optional<User> user(String id);

        @Put
        void save(User user);
    }

    @Partition("USER#{id}")
    @Sort("USER#{id}")
    record User(String id, String name) {}

    @Test
    void M11_oneComponentInBothKeys() {
        AmbiguityTest_UsersSchema.create(engine.client(), engine.options(Users.class));
        Users users = new DynamoAmbiguityTest_Users(engine.client(), engine.options(Users.class));
        users.save(new User("7", "Ann"));
        assertThat(engine.oneSentBy(() -> assertThat(users.user("7")).contains(new User("7", "Ann"))))
                .satisfies(sent -> {
                    assertThat(sent.operation()).isEqualTo("GetItem");
                    assertThat(sent.key()).isEqualTo("PK = \"USER#7\" AND SK = \"USER#7\"");
                });
    }

    enum State {
        NEW,
        DONE
    }

    @Table(
            name = "Tasks",
            items = {Task.class})
    @GlobalIndex(name = "GSI1")
    interface Tasks {

        @AccessPattern("a team's tasks in a state")
        List<Task> inState(String team, State state);

        @AccessPattern("a team's tasks of a day")
        List<Task> ofDay(String team, LocalDate day);

        @Put(when = When.ABSENT)
        void save(Task task);
    }

    @Partition("TEAM#{team}")
    @Sort("{state}#{day}")
    @IndexKey(index = "GSI1", partition = "TEAM#{team}", sort = "{day}#{state}")
    record Task(String team, State state, LocalDate day) {}

    @Test
    void M12_twoKeysWithTheSameComponentsInOtherOrder() {
        AmbiguityTest_TasksSchema.create(engine.client(), engine.options(Tasks.class));
        Tasks tasks = new DynamoAmbiguityTest_Tasks(engine.client(), engine.options(Tasks.class));
        Task done = new Task("t", State.DONE, LocalDate.of(2026, 1, 1));
        Task late = new Task("t", State.NEW, LocalDate.of(2026, 1, 2));
        Task early = new Task("t", State.NEW, LocalDate.of(2026, 1, 1));
        List.of(late, early, done).forEach(tasks::save);

        assertThat(tasks.inState("t", State.NEW)).containsExactly(early, late);
        assertThat(tasks.ofDay("t", LocalDate.of(2026, 1, 1))).containsExactly(done, early);
    }
}
