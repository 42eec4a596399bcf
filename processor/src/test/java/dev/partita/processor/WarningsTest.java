package dev.partita.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where warnings stand, when they wait, and how they are silenced or made errors. */
class WarningsTest {

    private static final String DESK = """
            // file test/Desk.java
            package test;
            import dev.partita.*;
            import java.util.*;
            import java.util.stream.*;
            @Table(name = "Desk", items = {Desk.Ticket.class, Desk.Note.class})
            @GlobalIndex(name = "GSI1")
            @GlobalIndex(
                    name = "GSI2") // warning: IDX028 "Desk, index GSI2: no access pattern reads by it"
            public interface Desk {
                @Partition("TICKET#{id}") @Sort("HEAD")
                @IndexKey(index = "GSI1", sort = "{id}",
                        partition = "OPEN") // warning: KEY030 "Desk.Ticket, @IndexKey GSI1: the partition OPEN doesn't spread"
                record Ticket(String id) {}
                @Partition("TICKET#{id}") @Sort("NOTE#{no}")
                record Note(String id, int no) {} // warning: IDX029 "Desk.Note: no access pattern of Desk returns it"
                @AccessPattern("open tickets")
                Stream<Ticket> open(); // warning: PAT029 "Desk.open(): nothing bounds a Stream"
                @Put void save(Note note);
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void theyStandOnWhatTheyAreAbout() {
        DesignCase.check(DESK);
    }

    @Test
    void whatIsWarnedOfIsWritten() {
        Workspace desk = new Workspace(folder).with(DESK);
        assertThat(desk.compileAll()).hasSize(4);
        assertThat(desk.written().keySet()).contains("test/DynamoDesk.class", "test/DeskSchema.class");
    }

    @Test
    void theyWaitUntilNothingIsWrong() {
        DesignCase.check(DESK.replaceAll(" // warning.*", "")
                .replace(
                        "@Put void save(Note note);", "@Put void save(); // error: WRI001 \"expected one parameter\""));
    }

    @Test
    void whoAsksForItStrictlyGetsErrors() {
        Compilation compilation = Compiler.javac()
                .withOptions("-proc:only", "-Xlint:-options", "-Apartita.strict=true")
                .withProcessors(new PartitaProcessor())
                .compile(Sources.files(DESK));
        assertThat(compilation.warnings()).isEmpty();
        assertThat(compilation.errors()).hasSize(4);
    }

    @Test
    void strictnessStopsTheBuildButNotTheCodeThatIsSeenBesideIt() {
        Workspace desk = new Workspace(folder).with(DESK).using("-Apartita.strict=true");
        assertThat(desk.compileAll()).hasSize(4).allMatch(m -> m.matches("(?s)Desk.java:\\d+ \\[.*"));
    }

    @Test
    void theyAreSilencedWhereTheyStand() {
        DesignCase.clean("""
                // file test/Desk.java
                package test;
                import dev.partita.*;
                import java.util.*;
                import java.util.stream.*;
                @Table(name = "Desk", items = {Ticket.class, Note.class})
                @GlobalIndex(name = "GSI1")
                @GlobalIndex(name = "GSI2")
                @SuppressWarnings("IDX028")
                public interface Desk {
                    @AccessPattern("open tickets")
                    @SuppressWarnings({"unused", "PAT029"})
                    Stream<Ticket> open();
                    @Put void save(Note note);
                }
                // file test/Ticket.java
                package test;
                import dev.partita.*;
                @Partition("TICKET#{id}") @Sort("HEAD")
                @IndexKey(index = "GSI1", partition = "OPEN", sort = "{id}")
                @SuppressWarnings("KEY030")
                record Ticket(String id) {}
                // file test/Note.java
                package test;
                import dev.partita.*;
                @Partition("TICKET#{id}") @Sort("NOTE#{no}")
                @SuppressWarnings(value = "IDX029")
                record Note(String id, int no) {}
                """);
    }

    @Test
    void theyAreSilencedByTheTypeAround() {
        DesignCase.clean(DESK.replaceAll(" // warning.*", "").replace("public interface Desk", """
                        @SuppressWarnings({"IDX028", "IDX029", "KEY030", "PAT029"})
                        public interface Desk"""));
    }

    @Test
    void nothingElseSilencesThem() {
        Compilation compilation = DesignCase.compile(
                Sources.files(DESK.replaceAll(" // warning.*", "").replace("public interface Desk", """
                        @SuppressWarnings({"all", "idx028", "IDX02", "IDX029 "})
                        public interface Desk""")));
        assertThat(compilation.warnings()).hasSize(4);
    }

    @Test
    void errorsAreNotSilenced() {
        DesignCase.check("""
                // file test/Desk.java
                package test;
                import dev.partita.*;
                import java.util.*;
                @SuppressWarnings("PAT003")
                @Table(name = "Desk", items = Desk.Ticket.class)
                public interface Desk {
                    @Partition("TICKET#{id}") @Sort("HEAD")
                    record Ticket(String id, String name) {}
                    @AccessPattern("by name")
                    List<Ticket> named(String name); // error: PAT003 "Desk.named"
                }
                """);
    }

    @Test
    void aTableOfAnotherModuleIsNotWarnedOfAgain() {
        Workspace desk = new Workspace(folder.resolve("desk")).with(DESK);
        assertThat(desk.compileAll()).hasSize(4);
        Workspace more = new Workspace(folder.resolve("more"))
                .with("""
                // file more/More.java
                package more;
                import dev.partita.*;
                import java.util.*;
                import test.Desk;
                @PatternsOf(Desk.class)
                public interface More {
                    @AccessPattern("notes of a ticket") List<Desk.Note> notes(String id);
                    @AccessPattern("all notes of a ticket") List<Desk.Note> again(String id);
                }
                """)
                .using("-cp", desk.classes() + java.io.File.pathSeparator + System.getProperty("java.class.path"));
        assertThat(more.compileAll())
                .hasSize(3)
                .anySatisfy(m -> assertThat(m).startsWith("More.java:7 [PAT030] More.notes(id)"))
                .anySatisfy(m -> assertThat(m).startsWith("More.java:8 [PAT030] More.again(id)"))
                .anySatisfy(m -> assertThat(m).startsWith("More.java:8 [PAT028] More.again(id): it is the same as"));
    }

    @Test
    void whatHasNoEffectIsRefused() {
        DesignCase.check("""
                // file test/Desk.java
                package test;
                import dev.partita.*;
                import java.util.*;
                import static dev.partita.Direction.*;
                @Table(name = "Desk", items = Desk.Note.class)
                public interface Desk {
                    @Partition("TICKET#{id}") @Sort("NOTE#{no:6}")
                    record Note(String id, int no) {}
                    @AccessPattern(value = "a note", order = DESCENDING)
                    Note note(String id, int no); // error: PAT027 "Desk.note(id, no): order = DESCENDING has no effect, since the key is full"
                    @AccessPattern(value = "perhaps a note", limit = 1)
                    Optional<Note> maybe(String id, int no); // error: PAT027 "limit = 1 has no effect, since the key is full"
                    @AccessPattern(value = "the last note", order = DESCENDING)
                    Optional<Note> last(String id); // error: PAT027 "without a limit the result is the only item there is"
                    @AccessPattern(value = "how many", of = Note.class, order = DESCENDING)
                    long count(String id); // error: PAT027 "a count has no order"
                    @AccessPattern(value = "any", of = Note.class, limit = 1)
                    boolean any(String id); // error: PAT027 "one item is enough to know"
                    @AccessPattern(value = "the very last", order = DESCENDING, limit = 1)
                    Optional<Note> veryLast(String id);
                    @AccessPattern(value = "at most ten", of = Note.class, limit = 10)
                    long atMostTen(String id);
                }
                """);
    }
}
