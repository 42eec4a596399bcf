package dev.partita.processor;

import org.junit.jupiter.api.Test;

/** What can be wrong with updates, expectations and transactions. */
class UpdateErrorsTest {

    private static final String RECORDS = """
            // file test/State.java
            package test;
            public enum State { OPEN, DONE }
            // file test/Place.java
            package test;
            @dev.partita.Embedded
            public record Place(String city, java.util.Set<String> tags) {}
            // file test/Job.java
            package test;
            import dev.partita.*;
            import java.util.*;
            import org.jspecify.annotations.Nullable;
            @Partition("JOB#{id}") @Sort("J")
            @IndexKey(index = "GSI1", partition = "TEAM#{team}", sort = "{state}#{due}", when = "state != DONE")
            @IndexKey(index = "GSI2", partition = "OWNER#{owner}", sort = "J#{id}")
            public record Job(String id, String team, State state, java.time.LocalDate due, @Nullable String owner,
                    int hits, Set<String> tags, List<String> log, Place place) {}
            // file test/Doc.java
            package test;
            import dev.partita.*;
            @Partition("DOC#{id}") @Sort("D")
            @CopyKey(name = "byMail", partition = "MAIL#{mail}", sort = "DOC#{id}")
            public record Doc(String id, String mail, String text) {}
            """;

    private static void check(String methods) {
        DesignCase.check(sources(methods));
    }

    private static String sources(String methods) {
        return RECORDS + """
                // file test/Jobs.java
                package test;
                import dev.partita.*;
                import dev.partita.runtime.Patch;
                import java.time.LocalDate;
                import java.util.*;
                import org.jspecify.annotations.Nullable;
                @Table(name = "Jobs", items = {Job.class, Doc.class})
                @GlobalIndex(name = "GSI1") @GlobalIndex(name = "GSI2")
                public interface Jobs {
                @AccessPattern(value = "jobs of a team", when = "state != DONE") List<Job> ofTeam(String team);
                @AccessPattern("jobs of an owner") List<Job> ofOwner(String owner);
                @AccessPattern("a doc") Optional<Doc> doc(String id);
                """ + methods + "\n}\n";
    }

    @Test
    void M32_M33_anIndexKeyIsKnownAsAWhole() {
        check("""
                @Update(Job.class) void finish(String id, @Assign State state); // error: WRI021 "Jobs.finish: changing state moves GSI1, and GSI1 also needs team and due"
                @Update(Job.class) void due(String id, @Assign("due") LocalDate day); // error: WRI021 "changing due moves GSI1, and GSI1 also needs team and state"
                @Update(Job.class) void finishKnown(String id, @Assign State state, @Expect String team, @Expect LocalDate due);
                @Update(Job.class) void give(String id, @Assign Optional<String> owner);
                @Update(Job.class) void patched(String id, @Assign Patch<String> owner); // error: WRI021 "changing owner moves GSI2, and GSI2 also needs owner"
                """);
    }

    @Test
    void M37_aPrimaryKeyStays() {
        check("""
                @Update(Job.class) void rename(String id, @Assign("id") String newId); // error: WRI020 "id is part of the primary key of Job"
                """);
    }

    @Test
    void changesFitTheirComponents() {
        check("""
                @Update(Job.class) void text(String id, @Assign("hits") String hits); // error: WRI022 "Job.hits is int, and this is String"
                @Update(Job.class) void add(String id, @Add("team") String more); // error: WRI022 "@Add adds to a number or a set, and Job.team is String"
                @Update(Job.class) void append(String id, @Append("tags") Set<String> more); // error: WRI022 "@Append appends to a list"
                @Update(Job.class) void remove(String id, @Remove("log") List<String> some); // error: WRI022 "@Remove removes elements from a set"
                @Update(Job.class) void unset(String id, @Assign("hits") Optional<Integer> hits); // error: WRI022 "Job.hits always has a value"
                @Update(Job.class) void inside(String id, @Add("place.tags") Set<String> tags); // error: WRI022 "Job.place.tags is inside a map"
                @Update(Job.class) void nullable(String id, @Assign @Nullable String owner); // error: WRI022 "it may be null"
                @Update(Job.class) void maybe(String id, @Add("hits") Optional<Integer> more); // error: WRI022 "@Add needs a value"
                @Update(Job.class) void unknown(String id, @Assign String ownr); // error: PAT001 "did you mean owner?"
                @Update(Job.class) void nothing(String id); // error: WRI026 "it gives the key of Job, but no component that changes"
                @Update(Job.class) void twice(String id, @Assign("hits") int hits, @Add("hits") int more); // error: WRI023 "hits is changed twice"
                @Update(Job.class) void around(String id, @Assign Place place, @Assign("place.city") String city); // error: WRI023 "place.city is changed twice"
                @Update(Job.class) void both(String id, @Assign @Add int hits); // error: WRI023 "this has @Add and @Assign"
                @Update(Job.class) void lacking(@Assign int hits); // error: WRI003 "id of the primary key of Job is not given"
                @Update void which(String id, @Assign int hits); // error: WRI001 "it has to say which record it is for"
                @Update(Job.class) void fine(String id, @Assign int hits, @Add("tags") Set<String> more, @Append("log") List<String> lines,
                        @Assign("place.city") String city);
                """);
    }

    @Test
    void expectationsFitTheirComponents() {
        check("""
                @Update(Job.class) void known(String id, @Expect("id") String same, @Assign int hits); // error: WRI028 "Job.id is part of the primary key"
                @Update(Job.class) void same(String id, @Expect @Assign int hits); // error: WRI028 "what is expected is what is assigned"
                @Update(Job.class) void none(String id, @Expect(value = "owner", is = Comparison.MISSING) String owner, @Assign int hits); // error: WRI028 "that a component is missing needs no value"
                @Update(Job.class) void order(String id, @Expect(value = "tags", is = Comparison.LESS) Set<String> tags, @Assign int hits); // error: WRI028 "of which no value is greater or less"
                @Delete(Job.class) void type(String id, @Expect("hits") String hits); // error: WRI028 "Job.hits is int, and this is String"
                @Update(Job.class) void bid(String id, @Expect(is = Comparison.LESS) @Assign int hits);
                @Update(Job.class) void claim(String id, @Expect(is = Comparison.MISSING) @Assign String owner);
                @Delete(Job.class) boolean fine(String id, @Expect("hits") int hits);
                """);
    }

    @Test
    void copiesStayWhereTheyAre() {
        check("""
                @Update(Doc.class) void move(String id, @Assign String mail); // error: WRI024 "it changes the key of the copy byMail"
                @Update(Doc.class) void write(String id, @Assign String text); // error: WRI024 "the copy byMail, MAIL#{mail} / DOC#{id}, has to be changed as well"
                @Update(Doc.class) Doc told(String id, @Expect String mail, @Assign String text); // error: WRI002 "Doc has copies, so it is written in a transaction"
                @Update(Doc.class) void fine(String id, @Expect String mail, @Assign String text);
                """);
    }

    @Test
    void anUpsertMakesAWholeItem() {
        check("""
                @Update(value = Doc.class, upsert = true) void doc(String id, @Expect String mail, @Assign String text); // error: WRI025 "Doc has copies"
                @Update(value = Job.class, upsert = true) void hit(String id, @Add("hits") int more, @Assign String team, @Assign State state, @Assign LocalDate due, @Assign Optional<String> owner); // error: WRI025 "it makes one without log and place"
                @Update(value = Job.class, upsert = true) void fine(String id, @Add("hits") int more, @Assign String team, @Assign State state, @Assign LocalDate due, @Assign Optional<String> owner, @Append("log") List<String> lines, @Assign Place place);
                """);
    }

    @Test
    void aTransactionWritesEachParameterInOneWay() {
        check("""
                @Transaction void none(); // error: WRI027 "a @Transaction without actions does nothing"
                @Transaction void silent(Job job); // error: WRI027 "Jobs.silent, parameter job: a parameter of a @Transaction has one of @Put, @Delete, @Update and @Check; found none"
                @Transaction void twice(@Put @Delete Job job); // error: WRI027 "found @Put and @Delete"
                @Transaction void change(@Update Job job); // error: WRI027 "expected a record with @Update"
                @Transaction boolean told(@Put Job job); // error: WRI002 "a transaction returns nothing"
                @Transaction void token(@Put Job job, @ClientRequestToken int token); // error: WRI029 "a token is a String"
                @Transaction void checked(@Check Finish finish); // error: WRI027 "a @Check writes nothing, but Finish changes state"
                @Transaction void fine(@Put Job one, @Delete List<Job> others, @Update Finish finish, @Check Calm calm, @ClientRequestToken String token);
                @Update void change(Finish finish);
                }
                // file test/Finish.java
                package test;
                import dev.partita.*;
                @Update(Job.class)
                public record Finish(String id, @Expect String team, @Expect java.time.LocalDate due, @Assign State state) {}
                // file test/Calm.java
                package test;
                import dev.partita.*;
                @Update(Job.class)
                public record Calm(String id, @Expect(is = Comparison.LESS) int hits) {
                """);
    }
}
