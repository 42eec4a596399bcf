package dev.partita.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records of every shape compile, and what is generated for them compiles without a warning. */
class RecordKindsTest {

    @TempDir
    private Path folder;

    @Test
    void M82_recordsOfEveryShape() {
        Workspace shapes = new Workspace(folder).with("""
                // file test/Shapes.java
                package test;
                import dev.partita.*;
                import java.util.*;
                @Table(name = "Shapes", items = {Shapes.Checked.class, Nested.Inner.class, Hidden.class, Made.class})
                interface Shapes {
                    @Partition("CHECKED#{id}") @Sort("HEAD")
                    record Checked(String id, int size) {
                        public Checked {
                            if (size < 0) {
                                throw new IllegalArgumentException("size");
                            }
                        }
                    }
                    @AccessPattern("checked") Optional<Checked> checked(@Is("id") String key);
                    @AccessPattern("inner") Optional<Nested.Inner> inner(String id);
                    @AccessPattern("hidden") Optional<Hidden> hidden(String id);
                    @AccessPattern("made") Optional<Made> made(String id);
                    @Put void save(Hidden hidden);
                    @Put Made save(Made made);
                }
                // file test/Nested.java
                package test;
                import dev.partita.*;
                class Nested {
                    static class Deeper {
                        @Embedded
                        record Place(String street, String town) {}
                    }
                    @Partition("INNER#{id}") @Sort("{place.town}")
                    record Inner(String id, Deeper.Place place) implements Comparable<Inner> {
                        @Override
                        public int compareTo(Inner other) {
                            return id.compareTo(other.id);
                        }
                    }
                }
                // file test/Hidden.java
                package test;
                import dev.partita.*;
                @Partition("HIDDEN#{id}") @Sort("HEAD")
                record Hidden(@KeyOnly String id, byte... raw) {}
                // file test/Made.java
                package test;
                import dev.partita.*;
                @Partition("MADE#{id}") @Sort("HEAD")
                public record Made(String id) {
                    static Made of(String id) {
                        return new Made(id);
                    }
                }
                """);
        assertThat(shapes.compileAll()).isEmpty();
        assertThat(shapes.written().keySet())
                .contains(
                        "test/Shapes_CheckedCodec.class",
                        "test/Nested_InnerCodec.class",
                        "test/Nested_Deeper_PlaceCodec.class")
                .contains("test/DynamoShapes.class", "test/ShapesSchema.class");
    }

    @Test
    void aRecordWithOneComponentCountsAsItWhereAKeyIsGiven() {
        Workspace bare = new Workspace(folder).with("""
                // file test/Desk.java
                package test;
                import dev.partita.*;
                import java.util.*;
                @Table(name = "Desk", items = Desk.Ticket.class)
                interface Desk {
                    record Id<T>(String value) {}
                    record Number<T extends Comparable<T>>(T value) {}
                    record Boxed(Id<Long> id) {}
                    @Partition("DESK#{id}") @Sort("TICKET#{number:5}#{boxed}#{plain}")
                    @CopyKey(name = "byId", partition = "COPY#{id}", sort = "HEAD")
                    record Ticket(Id<Ticket> id, Number<Integer> number, Boxed boxed, String plain) {}
                    @AccessPattern("ticket") Optional<Ticket> ticket(String id, int number, Id<Long> boxed, String plain);
                    @AccessPattern(value = "copy", via = "byId") Optional<Ticket> copy(String id);
                    @Delete(Ticket.class) boolean remove(String id, int number, String boxed, Id<String> plain);
                }
                """);
        assertThat(bare.compileAll()).isEmpty();
    }

    @Test
    void whatIsDeprecatedIsUsedWithoutAWarning() {
        Workspace old = new Workspace(folder).with("""
                // file test/Old.java
                package test;
                /** @deprecated for newer ones */
                @Deprecated(forRemoval = true)
                public enum Old { ONE }
                // file test/Status.java
                package test;
                public enum Status {
                    OPEN,
                    /** @deprecated no longer used */
                    @Deprecated PENDING
                }
                // file test/Order.java
                package test;
                import dev.partita.*;
                import java.util.*;
                @SuppressWarnings("removal")
                @Partition("ORDER#{id}") @Sort("{old}")
                public record Order(String id, Old old, List<Status> past) {}
                // file test/Note.java
                package test;
                import dev.partita.*;
                /** @deprecated no longer written */
                @Deprecated
                @Partition("NOTE#{id}") @Sort("HEAD")
                public record Note(String id) {}
                // file test/Orders.java
                package test;
                import dev.partita.*;
                import java.util.*;
                @SuppressWarnings({"deprecation", "removal"})
                @Table(name = "Orders", items = {Order.class, Note.class})
                public interface Orders {
                    @AccessPattern("order") Optional<Order> order(String id, Old old);
                    @AccessPattern("note") Optional<Note> note(String id);
                    @Put void save(Note note);
                }
                """);
        assertThat(old.compileAll()).isEmpty();
        assertThat(new String(old.written().get("test/OrderCodec.java"), java.nio.charset.StandardCharsets.UTF_8))
                .contains("@SuppressWarnings({\"deprecation\", \"removal\"})");
    }

    @Test
    void M91_namesAreTakenVerbatim() {
        Workspace names = new Workspace(folder).with("""
                // file test/F.java
                package test;
                import dev.partita.*;
                import org.jspecify.annotations.Nullable;
                @Partition("F#{id}")
                public record F(String id, boolean isOpen, @Nullable Boolean isPaid, String getLost, String URL, String aName) {}
                """);
        assertThat(names.compileAll()).isEmpty();
        String codec = new String(names.written().get("test/FCodec.java"), java.nio.charset.StandardCharsets.UTF_8);
        assertThat(codec).contains("\"isOpen\"", "\"isPaid\"", "\"getLost\"", "\"URL\"", "\"aName\"");
    }
}
