package dev.partita.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Designs with several faults: each is reported once, what follows from it isn't, and what is sound is written. */
class SeveralFaultsTest {

    @TempDir
    private Path folder;

    @Test
    void eachFaultIsReportedAndNothingThatFollows() {
        DesignCase.check("""
                // file test/Shop.java
                package test;
                import dev.partita.*;
                import java.util.*;
                @Table(name = "a shop", items = {Order.class, Customer.class, Broken.class}) // error: IDX021 "the table's name"
                @GlobalIndex(name = "GSI1")
                public interface Shop {
                    @AccessPattern("orders") List<Order> orders(String customer);
                    @AccessPattern("misspelt") List<Order> again(String custmer); // error: PAT001 "custmer names no component of Order"
                    @AccessPattern("by total") List<Order> costing(int total); // error: PAT003 "Shop.costing(total)"
                    @AccessPattern("broken") Broken broken(String id);
                    @AccessPattern("undeclared") List<Customer> named(String name);
                    @Put void none(); // error: WRI001 "expected"
                    String what(); // error: GEN005 "it has none"
                }
                // file test/Order.java
                package test;
                import dev.partita.*;
                @Partition("CUST#{customer}") @Sort("ORDER#{id}")
                public record Order(String customer, String id, int total) {}
                // file test/Customer.java
                package test;
                import dev.partita.*;
                @Partition("CUST#{id}") @Sort("ORDER#{name}") // error: KEY004 "Order and Customer can write the same key."
                @IndexKey(index = "GSI2", partition = "NAME#{name}", sort = "{id}") // error: IDX004 "Shop has no index GSI2"
                public record Customer(String id, String name) {}
                // file test/Broken.java
                package test;
                import dev.partita.*;
                @Partition("BROKEN#{idd}") // error: TPL002 "did you mean id?"
                @Sort("HEAD")
                public record Broken(String id) {}
                """);
    }

    @Test
    void aTypeThatIsNoKeyIsToldOnce() {
        DesignCase.check("""
                // file test/Scores.java
                package test;
                import dev.partita.*;
                import java.util.*;
                @Table(name = "Scores", items = Scores.Score.class)
                @GlobalIndex(name = "byPoints", partitionKey = "points")
                public interface Scores {
                    @Partition("SCORE#{id}") @IndexKey(index = "byPoints")
                    record Score(
                            String id,
                            double points) {} // error: IDX002 "which can't be of its type"
                    @AccessPattern("a score") Optional<Score> score(String id);
                    @AccessPattern("scores with these points") List<Score> withPoints(double points);
                }
                """);
    }

    @Test
    void soundInterfacesAreWrittenBesideBrokenOnes() {
        Workspace two = new Workspace(folder).with("""
                // file test/Note.java
                package test;
                import dev.partita.*;
                @Partition("NOTE#{id}")
                public record Note(String id, String text) {}
                // file test/Good.java
                package test;
                import dev.partita.*;
                import java.util.*;
                @Table(name = "Good", items = Note.class)
                public interface Good {
                    @AccessPattern("a note") Optional<Note> note(String id);
                }
                // file test/Bad.java
                package test;
                import dev.partita.*;
                import java.util.*;
                @Table(name = "Bad", items = Note.class)
                public interface Bad {
                    @AccessPattern("notes with a text") List<Note> with(String text);
                }
                """).using("-proc:only");
        assertThat(two.compileAll()).singleElement().asString().contains("[PAT003] Bad.with(text)");
        assertThat(two.written().keySet())
                .contains("test/NoteCodec.java", "test/DynamoGood.java", "test/GoodSchema.java")
                .noneMatch(name -> name.contains("Bad"));
    }

    @Test
    void whereATypeIsMissingOnlyTheCompilerSpeaks() {
        Workspace missing = new Workspace(folder).with("""
                // file test/Shop.java
                package test;
                import dev.partita.*;
                import java.util.*;
                @Table(name = "a shop", items = Order.class)
                public interface Shop {
                    @AccessPattern("nothing") Unknown unknown(int nobody);
                }
                // file test/Order.java
                package test;
                import dev.partita.*;
                @Partition("CUST#{customer}") @Sort("ORDER#{id}")
                public record Order(String customer, String id) {}
                """);
        assertThat(missing.compileAll())
                .isNotEmpty()
                .allMatch(m -> m.contains("Unknown"))
                .noneMatch(m -> m.matches("(?s).*\\[[A-Z]{3}\\d{3}\\].*"));
    }
}
