package dev.partita.processor;

import org.junit.jupiter.api.Test;

/** What can be wrong with the methods of an interface before a key is looked for. */
class RepositoryErrorsTest {

    private static final String RECORDS = """
            // file test/Thing.java
            package test;
            import dev.partita.*;
            @Partition("T#{id}") @Sort("{n:4}")
            public record Thing(String id, int n, String name) {}
            // file test/Foreign.java
            package test;
            import dev.partita.*;
            @Partition("F#{id}")
            public record Foreign(String id) {}
            """;

    private static void check(String methods) {
        DesignCase.check(RECORDS + """
                // file test/Things.java
                package test;
                import dev.partita.*;
                import dev.partita.runtime.*;
                import java.util.*;
                import java.util.concurrent.CompletableFuture;
                import org.jspecify.annotations.Nullable;
                @Table(name = "Things", items = Thing.class)
                public interface Things {
                """ + methods + "\n}\n");
    }

    @Test
    void annotations() {
        check("""
                Thing none(String id, int n); // error: GEN005 "Things.none: a method of a repository has one of @AccessPattern, @Put, @Delete, @Update, @Transaction and @Batch; it has none"
                @Put @Delete void both(Thing thing); // error: GEN005 "it has @Put and @Delete"
                @Put <T extends Thing> void generic(T thing); // error: GEN006 "a generic method can't be implemented"
                default void fine() {}
                static void fineToo() {}
                String toString();
                @AccessPattern(" ") Thing blank(String id, int n); // error: PAT020 "say what the access pattern is"
                @AccessPattern(value = "x", limit = -1) List<Thing> negative(String id); // error: PAT020 "limit is -1"
                """);
    }

    @Test
    void M30_results() {
        check("""
                @AccessPattern("a") String text(String id); // error: PAT021 "Things.text: it returns String, but an access pattern returns T, @Nullable T"
                @AccessPattern("a") int count(String id); // error: PAT021 "Fix: count with long"
                @AccessPattern(value = "a", of = Thing.class) Long boxed(String id); // error: PAT021 "Fix: count with long"
                @AccessPattern(value = "a", of = Thing.class) Boolean answer(String id); // error: PAT021 "Fix: answer with boolean"
                @AccessPattern("a") void nothing(String id); // error: PAT021 "Fix: say what is read"
                @AccessPattern("a") Set<Thing> set(String id); // error: PAT021 "it returns Set<Thing>"
                @AccessPattern("a") List raw(String id); // error: PAT021 "it returns a raw List"
                @AccessPattern("a") List<?> wild(String id); // error: PAT021 "it returns ?"
                @AccessPattern("a") @Nullable List<Thing> maybe(String id); // error: PAT021 "is never null"
                @AccessPattern("a") Open open(String id); // error: PAT021 "Fix: make Things.Open sealed"
                @AccessPattern("a") CompletableFuture<Thing> later(String id, int n); // error: GEN010 "asynchronous interfaces are not supported yet"
                @AccessPattern("a") Foreign foreign(String id); // error: COL024 "Foreign is not among the items of Things"
                @AccessPattern("a") boolean exists(String id); // error: PAT022 "doesn't say which record is meant"
                @AccessPattern(value = "a", of = Thing.class) List<Thing> twice(String id); // error: PAT022 "of names the record for the results boolean and long"
                interface Open {}
                """);
    }

    @Test
    void parameters() {
        check("""
                @AccessPattern("a") List<Thing> twice(@Is("id") @From String id); // error: PAT023 "this has @From and @Is"
                @AccessPattern("a") List<Thing> maybe(@Nullable String id); // error: PAT023 "an argument is never left out"
                @AccessPattern("a") List<Thing> optional(Optional<String> id); // error: PAT023 "an argument is never left out"
                @AccessPattern("a") Page<Thing> page(String id, @Is PageRequest page); // error: PAT023 "a PageRequest is no value of a component"
                @AccessPattern("a") List<Thing> path(@Is("i d") String id); // error: PAT023 "is no component's name"
                @AccessPattern("a") List<Thing> many(List<String> id); // error: PAT024 "DynamoDB has no IN for keys"
                @AccessPattern("a") List<Thing> any(Object id); // error: ATT001 "Partita can't store Object"
                @AccessPattern("a") List<Thing> unknown(@Is("idd") String id); // error: PAT001 "Did you mean id?"
                @AccessPattern(value = "a", when = "open") List<Thing> when(String id); // error: KEY021 "Thing has no component open"
                """);
    }

    @Test
    void writes() {
        check("""
                @Put void none(); // error: WRI001 "expected one parameter, a record of Things, found 0 parameters"
                @Put void list(Set<Thing> things); // error: WRI001 "found Set<Thing>"
                @Put void foreign(Foreign foreign); // error: WRI001 "found Foreign"
                @Put boolean put(Thing thing); // error: WRI002 "but a @Put returns void, or Thing"
                @Delete Thing deleted(Thing thing); // error: WRI002 "but a @Delete returns void, boolean: whether the item was there, or Optional<Thing>"
                @Delete void byKey(String id, int n); // error: WRI001 "@Delete(Order.class)"
                @Delete(Foreign.class) void stranger(String id); // error: COL024 "Foreign is not among the items of Things"
                @Delete(Thing.class) void lacking(String id); // error: WRI003 "n of the primary key of Thing is not given: it is made of (String id, int n)"
                @Delete(Thing.class) void more(String id, int n, String name); // error: WRI003 "name binds no component of the primary key"
                @Delete(Thing.class) void wrong(int id, int n); // error: WRI003 "id is int, not String"
                @Delete(Thing.class) void range(String id, @From int n); // error: WRI003 "n is no equality"
                @Put Thing several(List<Thing> things); // error: WRI002 "it returns Thing, but"
                @Put(returning = Returning.OLD) Thing old(Thing thing); // error: WRI002 "or Optional<Thing>: what was there"
                @Put void twice(Thing thing, @Expect Thing before, @Expect Thing again); // error: WRI001 "expects at most one record, of the type that it puts"
                @Put Thing fine(Thing thing);
                @Put void all(List<Thing> things);
                @Put(returning = Returning.OLD) Optional<Thing> before(Thing thing);
                @Delete Optional<Thing> taken(Thing thing);
                @Delete boolean fineToo(Thing thing);
                @Delete(Thing.class) boolean alsoFine(@Is("n") Integer line, String id);
                """);
    }

    @Test
    void collectionsAndViews() {
        DesignCase.check(RECORDS + """
                // file test/Things.java
                package test;
                import dev.partita.*;
                @Table(name = "Things", items = Thing.class)
                public interface Things {
                    @AccessPattern("a") Both both(String id); // error: COL024 "Things.both, Both.foreign: Foreign is not among the items of Things"
                    @AccessPattern("a") ForeignView view(String id); // error: COL024 "ForeignView is a view of Foreign"
                    @AccessPattern("a") BadView bad(String id, int n);
                }
                // file test/Both.java
                package test;
                import java.util.List;
                @dev.partita.ItemCollection
                public record Both(List<Thing> things, Foreign foreign) {}
                // file test/Bad.java
                package test;
                import java.util.*;
                import org.jspecify.annotations.Nullable;
                @dev.partita.ItemCollection
                public record Bad(
                        @Nullable Thing maybe, // error: COL023 "in Bad: Optional<Thing> maybe"
                        Set<Thing> set, // error: COL022 "Set<Thing> is none of these"
                        String text) {} // error: COL022 "String is none of these"
                // file test/Empty.java
                package test;
                @dev.partita.ItemCollection
                public record Empty() {} // error: COL022 "a collection without parts"
                // file test/ForeignView.java
                package test;
                @dev.partita.View(Foreign.class)
                public record ForeignView(String id) {}
                // file test/BadView.java
                package test;
                import dev.partita.*;
                @dev.partita.View(Thing.class)
                public record BadView(
                        String idd, // error: COL021 "Thing has no component idd; did you mean id?"
                        long n, // error: COL021 "its type is long, but Thing.n is int"
                        @Attribute("x") String name) {} // error: COL021 "how it is stored is said by Thing.name"
                // file test/NoView.java
                package test;
                @dev.partita.View(String.class) // error: COL020 "String is no record with @Partition"
                public record NoView(String id) {}
                """);
    }

    @Test
    void whatDependsOnABrokenRecordIsSilent() {
        DesignCase.check(RECORDS + """
                // file test/Broken.java
                package test;
                import dev.partita.*;
                @Partition("B#{idd}") @Sort("HEAD") // error: TPL002 "did you mean id?"
                public record Broken(String id) {}
                // file test/BrokenView.java
                package test;
                @dev.partita.View(Broken.class)
                public record BrokenView(String id) {}
                // file test/Things.java
                package test;
                import dev.partita.*;
                import java.util.List;
                @Table(name = "Things", items = {Thing.class, Broken.class})
                public interface Things {
                    @AccessPattern("a") Broken broken(String id);
                    @AccessPattern("b") BrokenView view(String id);
                    @Put void save(Broken broken);
                    @Delete(Broken.class) void forget(String id);
                    @AccessPattern("c") List<Thing> named(String name); // error: PAT003 "Things.named"
                    @AccessPattern("d") Thing thing(String id, int n);
                }
                """);
    }

    @Test
    void patternsOfOtherTables() {
        DesignCase.check(RECORDS + """
                // file test/Things.java
                package test;
                import dev.partita.*;
                @Table(name = "Things", items = Thing.class, patterns = {More.class,
                    Runnable.class}) // error: GEN008 "has no @PatternsOf(Things.class)"
                public interface Things {}
                // file test/More.java
                package test;
                import dev.partita.*;
                @PatternsOf(Things.class)
                public interface More {
                    @AccessPattern("a") String text(String id); // error: PAT021 "More.text"
                }
                // file test/None.java
                package test;
                import dev.partita.*;
                @PatternsOf(String.class) // error: GEN008 "String has no @Table"
                public interface None {}
                """);
    }

    @Test
    void inheritedMethodsNameWhatTheyBind() {
        DesignCase.check(RECORDS + """
                // file test/Finder.java
                package test;
                import dev.partita.*;
                import org.jspecify.annotations.Nullable;
                public interface Finder<T, I> {
                    @AccessPattern("a") T hidden(I id, int n); // error: GEN009 "Things.hidden (inherited from Finder), parameter 1"; GEN009 "parameter 2"
                    @AccessPattern("a") @Nullable T maybe(@Is("id") I id, @Is("n") int n); // error: GEN009 "an inherited method can't be @Nullable"
                    @AccessPattern("a") T find(@Is("id") I id, @Is("n") int n);
                    @Put void save(T thing);
                    @AccessPattern("a") T again(I id, int n);
                }
                // file test/Things.java
                package test;
                import dev.partita.*;
                @Table(name = "Things", items = Thing.class)
                public interface Things extends Finder<Thing, String> {
                    @Override @AccessPattern("a") Thing again(String id, int n);
                }
                """);
    }
}
