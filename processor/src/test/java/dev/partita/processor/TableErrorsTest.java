package dev.partita.processor;

import org.junit.jupiter.api.Test;

/** What can be wrong with a table. */
class TableErrorsTest {

    private static final String THING = """
            // file test/Thing.java
            package test;
            import dev.partita.*;
            @Partition("T#{id}") @Sort("HEAD")
            public record Thing(String id, String name, int size) {}
            """;

    @Test
    void names() {
        DesignCase.check(THING + """
                // file test/Things.java
                package test;
                import dev.partita.*;
                @Table(name = "T", items = Thing.class, partitionKey = "SK") // error: IDX021 "Things, @Table: the table's name"; IDX027 "partition key and sort key are both stored in"
                @GlobalIndex(name = "a b c", partitionKey = "A") // error: IDX021 "the name of an index"
                @GlobalIndex(name = "GSI1")
                @GlobalIndex(name = "GSI1", partitionKey = "B") // error: IDX022 "two indexes are named GSI1"
                public interface Things {
                    @Put void save(Thing thing);
                }
                // file test/Others.java
                package test;
                import dev.partita.*;
                @Table(name = "Others", items = Thing.class, sortKey = "") // error: IDX027 "has 1 to 255 bytes"
                public interface Others {
                    @Put void save(Thing thing);
                }
                """);
    }

    @Test
    void items() {
        DesignCase.check(THING + """
                // file test/Things.java
                package test;
                import dev.partita.*;
                import test.other.*;
                @Table(name = "Things", items = {
                    Thing.class,
                    String.class, // error: IDX020 "String is no record with @Partition"
                    int.class, // error: IDX020 "int is no record with @Partition"
                    Shape.class, // error: IDX020 "Square, which Shape permits, is no record with @Partition"
                    Animal.class}) // error: GEN002 "Cat can't be seen from package test"
                public interface Things {
                    @Put void save(Thing thing);
                }
                // file test/Nothing.java
                package test;
                import dev.partita.*;
                @Table(name = "Nothing", items = {}) // error: IDX020 "a table without records holds nothing"
                public interface Nothing {}
                // file test/Shape.java
                package test;
                import dev.partita.*;
                public sealed interface Shape permits Square, Round {}
                // file test/Square.java
                package test;
                public record Square(String id) implements Shape {}
                // file test/Round.java
                package test;
                import dev.partita.*;
                @Partition("R#{id}") @Sort("HEAD")
                public record Round(String id) implements Shape {}
                // file test/other/Animal.java
                package test.other;
                public sealed interface Animal permits Cat {}
                // file test/other/Cat.java
                package test.other;
                import dev.partita.*;
                @Partition("C#{id}") @Sort("HEAD")
                record Cat(String id) implements Animal {}
                """);
    }

    @Test
    void indexes() {
        DesignCase.check("""
                // file test/Thing.java
                package test;
                import dev.partita.*;
                @Partition("T#{id}")
                @IndexKey(index = "LSI1", partition = "X#{id}", sort = "{name}") // error: IDX025 "the partition key of a local index is the table's, T#{id}"
                public record Thing(String id, String name, int size) {}
                // file test/Things.java
                package test;
                import dev.partita.*;
                @Table(name = "Things", items = Thing.class)
                @LocalIndex(name = "LSI1", // error: IDX025 "a table without a sort key can't have a local index"; IDX026 "did you mean name?"
                        projection = Projection.INCLUDE, include = "nmae")
                @GlobalIndex(name = "GSI1", // error: IDX026 "but it includes nothing"
                        projection = Projection.INCLUDE)
                @GlobalIndex(name = "GSI2", include = "size") // error: IDX026 "its projection is ALL"
                public interface Things {
                    @Put void save(Thing thing);
                }
                """);
    }

    @Test
    void includedAttributesExist() {
        DesignCase.check(THING + """
                // file test/Things.java
                package test;
                import dev.partita.*;
                @Table(name = "Things", items = Thing.class)
                @GlobalIndex(name = "GSI2", // error: IDX026 "which is an attribute of no record; did you mean size?"
                        projection = Projection.INCLUDE, include = "szie")
                public interface Things {
                    @Put void save(Thing thing);
                }
                """);
    }

    @Test
    void indexCounts() {
        StringBuilder indexes = new StringBuilder();
        for (int i = 0; i < 21; i++) {
            String error = i == 20 ? " // error: IDX023 \"it has 21 global indexes, and DynamoDB allows 20\"" : "";
            indexes.append("@GlobalIndex(name = \"GSI" + i + "\")")
                    .append(error)
                    .append('\n');
        }
        for (int i = 0; i < 6; i++) {
            String error = i == 5 ? " // error: IDX023 \"it has 6 local indexes, and DynamoDB allows 5\"" : "";
            indexes.append("@LocalIndex(name = \"LSI" + i + "\")").append(error).append('\n');
        }
        DesignCase.check(THING + """
                // file test/Things.java
                package test;
                import dev.partita.*;
                @Table(name = "Things", items = Thing.class)
                """ + indexes + """
                public interface Things {
                    @Put void save(Thing thing);
                }
                """);
    }

    @Test
    void M89_typeAttributesAndDelimiters() {
        DesignCase.check(THING + """
                // file test/Pipe.java
                package test;
                import dev.partita.*;
                @Partition("P|{id}") @Sort("HEAD") @Delimiter('|')
                public record Pipe(String id) {} // error: KEY025 "Pipe: its delimiter is |, but that of Thing is #"
                // file test/Typed.java
                package test;
                import dev.partita.*;
                @Partition("Q#{id}") @Sort("HEAD")
                public record Typed(String id,
                        String type) {} // error: ATT008 "is the type attribute of Things"
                // file test/Things.java
                package test;
                import dev.partita.*;
                @Table(name = "Things", items = {Thing.class, Pipe.class, Typed.class}, typeAttribute = "type")
                public interface Things {
                    @Put void save(Thing thing);
                }
                // file test/Others.java
                package test;
                import dev.partita.*;
                @Table(name = "Others", items = Thing.class, typeAttribute = "SK") // error: ATT008 "is a key attribute as well"
                public interface Others {
                    @Put void save(Thing thing);
                }
                """);
    }

    @Test
    void copies() {
        DesignCase.check("""
                // file test/Line.java
                package test;
                import dev.partita.*;
                @Partition("L#{id}") @Sort("{line}")
                @CopyKey(name = "byName", partition = "N#{name}", sort = "{line}") // error: KEY028 "a table with Number or Binary keys can't hold copies"
                public record Line(String id, int line, String name) {}
                // file test/Lines.java
                package test;
                import dev.partita.*;
                @Table(name = "Lines", items = Line.class)
                public interface Lines {
                    @Put(when = When.ABSENT) void add(Line line);
                    @Put void save(Line line); // error: WRI004 "the key of the copy byName, N#{name} / {line}, isn't determined by the primary key"
                    @Delete void remove(Line line);
                    @Delete(Line.class) void removeBy(String id, int line); // error: WRI004 "Lines.removeBy"
                }
                """);
    }

    @Test
    void kindsOfTypes() {
        DesignCase.check("""
                // file test/NoRecord.java
                package test;
                @dev.partita.Partition("A#{id}")
                public final class NoRecord {} // error: GEN001 "@Partition stands on a record"
                // file test/Generic.java
                package test;
                @dev.partita.Partition("A#{id}")
                public record Generic<T>(String id) {} // error: GEN003 "type parameters"
                // file test/Outer.java
                package test;
                public class Outer {
                    @dev.partita.Partition("A#{id}")
                    private record Hidden(String id) {} // error: GEN002 "generated code can't see it"
                    @dev.partita.Table(name = "Hidden", items = Hidden.class) // error: GEN002 "generated code can't see it"
                    private interface Table {}
                }
                // file test/NoInterface.java
                package test;
                @dev.partita.Table(name = "Table", items = Shown.class) // error: GEN001 "@Table stands on an interface"
                public record NoInterface(String id) {}
                // file test/Shown.java
                package test;
                @dev.partita.Partition("A#{id}")
                public record Shown(String id) {}
                // file test/Sealed.java
                package test;
                @dev.partita.Table(name = "Table", items = Shown.class)
                public sealed interface Sealed { // error: GEN001 "a sealed interface can't be implemented"
                    record Only(String id) implements Sealed {}
                }
                """);
    }

    @Test
    void M89_generatedNamesAreFree() {
        DesignCase.check("""
                // file test/Order.java
                package test;
                import dev.partita.*;
                public record Order(String id) {
                    @Partition("L#{id}") public record Line(String id) {}
                }
                // file test/Order_Line.java
                package test;
                import dev.partita.*;
                @Partition("O#{id}")
                public record Order_Line(String id) {} // error: GEN004 "Order_LineCodec, which is generated for it, would have the name of the class that is generated for test.Order.Line"
                // file test/Thing.java
                package test;
                import dev.partita.*;
                @Partition("T#{id}")
                public record Thing(String id) {} // error: GEN004 "ThingCodec, which is generated for it, would have the name of a class of yours"
                // file test/ThingCodec.java
                package test;
                public class ThingCodec {}
                """);
    }

    @Test
    void whoIsDrawnIntoAnIndexDoesNotSpoilItsKey() {
        DesignCase.check("""
                // file test/Desk.java
                package test;
                import dev.partita.*;
                import java.time.*;
                import java.util.*;
                @Table(name = "Desk", items = {Desk.Ticket.class, Desk.Visit.class})
                @GlobalIndex(name = "byAgent", partitionKey = "agent", sortKey = "at")
                public interface Desk {
                    @IndexKey(index = "byAgent") @Partition("TICKET#{id}")
                    record Ticket(String id, String agent, Instant at) {}
                    @Partition("VISIT#{id}")
                    record Visit(
                            String id,
                            int agent, // error: IDX002 "a text in the index byAgent"; IDX001 "would be in it"
                            Instant at) {}
                    @AccessPattern("ticket") Optional<Ticket> ticket(String id);
                    @AccessPattern("visit") Optional<Visit> visit(String id);
                }
                """);
    }

    @Test
    void whatIsWrongWithAnIndexStandsOnItsName() {
        DesignCase.check("""
                // file test/Desk.java
                package test;
                import dev.partita.*;
                import java.util.*;
                @Table(name = "Desk", items = Desk.Ticket.class)
                @GlobalIndex(
                        partitionKey = "agent",
                        name = "by agent") // error: IDX021 "the name of an index"
                public interface Desk {
                    @IndexKey(index = "by agent") @Partition("TICKET#{id}")
                    record Ticket(String id, String agent) {}
                    @AccessPattern("ticket") Optional<Ticket> ticket(String id);
                }
                """);
    }

    @Test
    void keysOfOneIndexThatDisagreeAreReportedOnce() {
        DesignCase.check("""
                // file test/Desk.java
                package test;
                import dev.partita.*;
                import java.util.*;
                @Table(name = "Desk", items = {Desk.Ticket.class, Desk.Visit.class})
                @GlobalIndex(name = "byAgent", partitionKey = "agent")
                public interface Desk {
                    @IndexKey(index = "byAgent") @Partition("TICKET#{id}")
                    record Ticket(String id, String agent) {}
                    @IndexKey(index = "byAgent") @Partition("VISIT#{id}")
                    record Visit(String id, int agent) {} // error: KEY006 "would hold a Number"
                    @AccessPattern("ticket") Optional<Ticket> ticket(String id);
                    @AccessPattern("visit") Optional<Visit> visit(String id);
                }
                """);
    }
}
