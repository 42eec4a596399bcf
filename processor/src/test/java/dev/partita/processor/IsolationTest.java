package dev.partita.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * M86: compiling one source against the class files of the rest gives the same bytes as compiling everything, also
 * where class files hide nullness and parameters' names.
 */
class IsolationTest {

    private static final String DESK = """
            // file desk/package-info.java
            @org.jspecify.annotations.NullMarked
            @dev.partita.AttributeNames(dev.partita.NameStyle.SNAKE_CASE)
            package desk;
            // file desk/Desk.java
            package desk;
            import dev.partita.*;
            import dev.partita.runtime.*;
            import java.util.*;
            import org.jspecify.annotations.Nullable;
            @Table(name = "Desk", items = {Ticket.class, Event.class}, patterns = Archive.class)
            @GlobalIndex(name = "GSI1")
            public interface Desk extends Finder<Ticket, Id<Ticket>> {
                @AccessPattern("a ticket") @Nullable Ticket ticket(Id<Ticket> id);
                @AccessPattern("a ticket's head") Optional<Head> head(Id<Ticket> id);
                @AccessPattern(value = "tickets that are due, by country", when = "state in OPEN, WAITING and dueOn present")
                Page<Ticket> due(
                        @Is("requester.country") String country, PageRequest page);
                @AccessPattern("all of a ticket") Whole whole(Id<Ticket> id);
                @AccessPattern("everything of a ticket") List<Entry> entries(Id<Ticket> id);
                @Put void save(Event event);
            }
            // file desk/Archive.java
            package desk;
            import dev.partita.*;
            import java.util.*;
            import org.jspecify.annotations.Nullable;
            @PatternsOf(Desk.class)
            public interface Archive {
                @AccessPattern("an event") @Nullable Event event(Id<Ticket> ticket, int number);
                @AccessPattern("events from a number on") List<Event> from(Id<Ticket> ticket, @From("number") int first);
                @Delete(Event.class) boolean forget(Id<Ticket> ticket, int number);
            }
            // file desk/Finder.java
            package desk;
            import dev.partita.*;
            import java.util.*;
            public interface Finder<T, I> {
                @AccessPattern("found by id") Optional<T> found(@Is("id") I id);
                @Put T keep(T thing);
            }
            // file desk/Entry.java
            package desk;
            public sealed interface Entry permits Ticket, Event {}
            // file desk/Id.java
            package desk;
            public record Id<T>(String value) {}
            // file desk/Ticket.java
            package desk;
            import dev.partita.*;
            import java.time.LocalDate;
            import org.jspecify.annotations.Nullable;
            @Partition("T#{id}") @Sort("HEAD")
            @IndexKey(index = "GSI1", partition = "C#{requester.country}", sort = "{dueOn}#{id}", when = "dueOn present and state in OPEN, WAITING")
            public record Ticket(
                    Id<Ticket> id, Person requester, @Nullable LocalDate dueOn, State state, @Nullable Person agent)
                    implements Entry {}
            // file desk/State.java
            package desk;
            public enum State { OPEN, WAITING, CLOSED }
            // file desk/Person.java
            package desk;
            import dev.partita.*;
            import java.util.*;
            import org.jspecify.annotations.Nullable;
            @Embedded
            public record Person(String name, String country, @Nullable String mail, List<Person> deputies) {}
            // file desk/Event.java
            package desk;
            import dev.partita.*;
            import org.jspecify.annotations.Nullable;
            @Partition("T#{ticket}") @Sort("E#{number:6}")
            public record Event(Id<Ticket> ticket, int number, @Nullable String text) implements Entry {}
            // file desk/Head.java
            package desk;
            import dev.partita.*;
            import java.time.LocalDate;
            import org.jspecify.annotations.Nullable;
            @View(Ticket.class)
            public record Head(Id<Ticket> id, @Nullable LocalDate dueOn) {}
            // file desk/Whole.java
            package desk;
            import dev.partita.*;
            import java.util.List;
            @ItemCollection
            public record Whole(Ticket ticket, List<Event> events) {}
            """;

    @TempDir
    private Path folder;

    private Workspace desk;
    private Map<String, byte[]> whole;

    @BeforeEach
    void compileEverything() {
        desk = new Workspace(folder).with(DESK);
        assertThat(desk.compileAll()).isEmpty();
        whole = desk.written();
    }

    private void assertSame(String source, String... forgotten) {
        desk.forget(forgotten);
        assertThat(desk.compileOnly(source)).isEmpty();
        Workspace.assertSame(whole, desk.written());
    }

    @Test
    void theInterfaceAlone() {
        assertSame("desk/Desk.java", "desk/Desk", "desk/DynamoDesk", "desk/DeskSchema");
    }

    @Test
    void theFurtherPatternsAlone() {
        assertSame("desk/Archive.java", "desk/Archive", "desk/DynamoArchive");
    }

    @Test
    void aRecordAlone() {
        assertSame("desk/Ticket.java", "desk/Ticket", "desk/TicketCodec");
    }

    @Test
    void aNestedRecordAlone() {
        assertSame("desk/Person.java", "desk/Person", "desk/PersonCodec");
    }

    @Test
    void aViewAlone() {
        assertSame("desk/Head.java", "desk/Head", "desk/HeadCodec");
    }

    @Test
    void whatNothingIsGeneratedForAlone() {
        assertSame("desk/Finder.java", "desk/Finder");
        assertSame("desk/Id.java", "desk/Id");
        assertSame("desk/Whole.java", "desk/Whole");
        assertSame("desk/Entry.java", "desk/Entry");
    }

    @Test
    void everythingTwice() {
        assertThat(desk.compileAll()).isEmpty();
        Workspace.assertSame(whole, desk.written());
    }
}
