package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.partita.AccessPattern;
import dev.partita.Add;
import dev.partita.Append;
import dev.partita.Assign;
import dev.partita.Attribute;
import dev.partita.Comparison;
import dev.partita.CopyKey;
import dev.partita.Default;
import dev.partita.Delete;
import dev.partita.Embedded;
import dev.partita.Expect;
import dev.partita.GlobalIndex;
import dev.partita.IndexKey;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Remove;
import dev.partita.Returning;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.Update;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.CopyMissingException;
import dev.partita.runtime.ItemNotFoundException;
import dev.partita.runtime.Patch;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** After an update, what is stored is what a put of the changed record would have stored: keys, copies and all. */
class UpdateTest {

    enum State {
        OPEN,
        WAITING,
        DONE
    }

    @Embedded
    record Place(@Attribute("c") String city, @Nullable String floor) {}

    @Partition("JOB#{id}")
    @Sort("J")
    @IndexKey(index = "GSI1", partition = "TEAM#{team}", sort = "{state}#{due}#{id}", when = "state != DONE")
    @IndexKey(index = "GSI2", partition = "OWNER#{owner}", sort = "J#{id}")
    @IndexKey(index = "GSI3", partition = "CITY#{place.city}", sort = "J#{id}")
    record Job(
            String id,
            String team,
            State state,
            LocalDate due,
            @Nullable String owner,
            @Attribute("n") int hits,
            Set<String> tags,
            List<String> log,
            @Nullable Place place) {}

    @Partition("DOC#{shelf}")
    @Sort("DOC#{id}")
    @CopyKey(name = "byId", partition = "ID#{id}", sort = "DOC")
    record Doc(String shelf, String id, String title, Set<String> marks) {}

    @Partition("HIT#{page}")
    @Sort("H")
    @IndexKey(index = "GSI2", partition = "HITS", sort = "{page}")
    @SuppressWarnings("KEY030")
    record Hits(String page, @Default("0") long count, Set<String> by) {}

    @Update(Job.class)
    record JobPatch(
            String id,
            @Assign Patch<Integer> hits,
            @Assign Patch<Set<String>> tags,
            @Expect(is = Comparison.LESS, value = "hits") int below) {}

    @Table(
            name = "Jobs",
            items = {Job.class, Doc.class, Hits.class},
            typeAttribute = "type")
    @GlobalIndex(name = "GSI1")
    @GlobalIndex(name = "GSI2")
    @GlobalIndex(name = "GSI3")
    interface Jobs {

        @AccessPattern("a job")
        Optional<Job> job(String id);

        @AccessPattern(value = "a team's jobs that aren't done", when = "state != DONE")
        List<Job> ofTeam(String team);

        @AccessPattern("an owner's jobs")
        List<Job> ofOwner(String owner);

        @AccessPattern("the jobs in a city")
        List<Job> inCity(@dev.partita.Is("place.city") String city);

        @AccessPattern("a document on its shelf")
        Optional<Doc> doc(String shelf, String id);

        @AccessPattern("a document by its id")
        Optional<Doc> docById(String id);

        @AccessPattern("all hits")
        List<Hits> hits();

        @Put
        void save(Job job);

        @Put
        void save(Doc doc);

        @Put
        void save(Hits hits);

        @Update(Job.class)
        Job move(String id, @Assign State state, @Assign LocalDate due, @Expect String team);

        @Update(value = Job.class, returning = Returning.OLD)
        Job give(String id, @Assign Optional<String> owner);

        @Update(Job.class)
        void settle(String id, @Assign Optional<Place> place);

        @Update(Job.class)
        void lift(String id, @Assign("place.floor") Optional<String> floor);

        @Update(Job.class)
        void work(String id, @Add("hits") int more, @Append("log") List<String> lines, @Add("tags") Set<String> tags);

        @Update(Job.class)
        void untag(String id, @Remove("tags") Set<String> tags);

        @Update(Job.class)
        void retag(String id, @Assign Set<String> tags);

        @Update(value = Job.class, once = true)
        void hitOnce(String id, @Add("hits") int more);

        @Update(Job.class)
        void take(String id, @Assign @Expect(is = Comparison.MISSING) String owner);

        @Update(Job.class)
        void raise(String id, @Assign @Expect(is = Comparison.LESS) int hits);

        @Update
        void patch(JobPatch patch);

        @Update(Doc.class)
        void rename(String shelf, String id, @Assign String title, @Add("marks") Set<String> marks);

        @Update(value = Hits.class, upsert = true)
        Hits hit(String page, @Add("count") long more, @Add("by") Set<String> by);

        @Delete(Job.class)
        boolean drop(String id, @Expect State state);

        @Delete
        Optional<Job> drop(Job job);
    }

    private static final LocalDate MAY = LocalDate.of(2026, 5, 1);
    private static final LocalDate JUNE = LocalDate.of(2026, 6, 1);
    private static final Job JOB =
            new Job("1", "red", State.OPEN, MAY, "ann", 3, Set.of("a"), List.of("made"), new Place("Ulm", null));
    private static final Doc DOC = new Doc("s", "d", "old", Set.of("x"));

    @RegisterExtension
    final Engine engine = new Engine();

    private Jobs jobs = new DynamoUpdateTest_Jobs(engine.client());

    @BeforeEach
    void create() {
        UpdateTest_JobsSchema.create(engine.client(), engine.options(Jobs.class));
        jobs = new DynamoUpdateTest_Jobs(engine.client(), engine.options(Jobs.class));
        jobs.save(JOB);
        jobs.save(DOC);
    }

    /** What is stored now is what a put of this record stores. */
    private void isStoredAs(Job job) {
        List<Map<String, AttributeValue>> updated = engine.items(Jobs.class);
        jobs.save(job);
        assertThat(updated).containsExactlyInAnyOrderElementsOf(engine.items(Jobs.class));
        assertThat(jobs.job(job.id())).contains(job);
    }

    private UpdateItemRequest sent() {
        List<DynamoDbRequest> requests = engine.log().requests();
        return (UpdateItemRequest) requests.get(requests.size() - 1);
    }

    @Test
    void M32_anIndexKeyMovesWithEachOfItsParts() {
        Job moved = new Job("1", "red", State.WAITING, JUNE, "ann", 3, Set.of("a"), List.of("made"), JOB.place());
        assertThat(jobs.move("1", State.WAITING, JUNE, "red")).isEqualTo(moved);
        isStoredAs(moved);
        assertThat(jobs.ofTeam("red")).containsExactly(moved);
    }

    @Test
    void M33_aFalseConditionTakesTheItemOutOfTheIndexAndATrueOnePutsItBack() {
        Job done = new Job("1", "red", State.DONE, MAY, "ann", 3, Set.of("a"), List.of("made"), JOB.place());
        assertThat(jobs.move("1", State.DONE, MAY, "red")).isEqualTo(done);
        assertThat(jobs.ofTeam("red")).isEmpty();
        isStoredAs(done);
        assertThat(jobs.move("1", State.OPEN, MAY, "red")).isEqualTo(JOB);
        isStoredAs(JOB);
    }

    @Test
    void M35_M36_anEmptyOptionalRemovesTheComponentAndItsIndexKey() {
        assertThat(jobs.give("1", Optional.empty())).isEqualTo(JOB);
        assertThat(sent().updateExpression()).contains("REMOVE ").doesNotContain("NULL");
        assertThat(jobs.ofOwner("ann")).isEmpty();
        isStoredAs(new Job("1", "red", State.OPEN, MAY, null, 3, Set.of("a"), List.of("made"), JOB.place()));
        assertThat(jobs.give("1", Optional.of("bo")).owner()).isNull();
        assertThat(jobs.ofOwner("bo")).hasSize(1);
    }

    @Test
    void anEmbeddedRecordThatIsGivenWholeMovesKeysInIt() {
        Place rome = new Place("Rome", "2");
        jobs.settle("1", Optional.of(rome));
        assertThat(jobs.inCity("Rome")).hasSize(1);
        isStoredAs(new Job("1", "red", State.OPEN, MAY, "ann", 3, Set.of("a"), List.of("made"), rome));
        jobs.settle("1", Optional.empty());
        assertThat(jobs.inCity("Rome")).isEmpty();
        isStoredAs(new Job("1", "red", State.OPEN, MAY, "ann", 3, Set.of("a"), List.of("made"), null));
    }

    @Test
    void aComponentInsideAnEmbeddedRecordChangesAlone() {
        jobs.lift("1", Optional.of("3"));
        isStoredAs(new Job("1", "red", State.OPEN, MAY, "ann", 3, Set.of("a"), List.of("made"), new Place("Ulm", "3")));
        jobs.lift("1", Optional.empty());
        isStoredAs(JOB);
    }

    @Test
    void withoutTheOuterMapNothingInsideItChanges() {
        jobs.settle("1", Optional.empty());
        assertThatExceptionOfType(ConditionFailedException.class)
                .isThrownBy(() -> jobs.lift("1", Optional.of("3")))
                .withMessageContaining("expected place to be there, found none");
    }

    @Test
    void M39_onlyWhatIsNamedChanges() {
        jobs.work("1", 4, List.of("more", "yet"), Set.of("b"));
        isStoredAs(new Job(
                "1", "red", State.OPEN, MAY, "ann", 7, Set.of("a", "b"), List.of("made", "more", "yet"), JOB.place()));
        jobs.work("1", -2, List.of(), Set.of());
        isStoredAs(new Job(
                "1", "red", State.OPEN, MAY, "ann", 5, Set.of("a", "b"), List.of("made", "more", "yet"), JOB.place()));
    }

    @Test
    void M42_aSetThatBecomesEmptyIsAbsent() {
        jobs.untag("1", Set.of("a", "b"));
        isStoredAs(new Job("1", "red", State.OPEN, MAY, "ann", 3, Set.of(), List.of("made"), JOB.place()));
        jobs.retag("1", Set.of("c"));
        isStoredAs(new Job("1", "red", State.OPEN, MAY, "ann", 3, Set.of("c"), List.of("made"), JOB.place()));
        jobs.retag("1", Set.of());
        isStoredAs(new Job("1", "red", State.OPEN, MAY, "ann", 3, Set.of(), List.of("made"), JOB.place()));
    }

    @Test
    void M44_aPatchKeepsRemovesOrSets() {
        jobs.patch(new JobPatch("1", Patch.set(9), Patch.remove(), 100));
        isStoredAs(new Job("1", "red", State.OPEN, MAY, "ann", 9, Set.of(), List.of("made"), JOB.place()));
        jobs.patch(new JobPatch("1", Patch.keep(), Patch.set(Set.of("z")), 100));
        isStoredAs(new Job("1", "red", State.OPEN, MAY, "ann", 9, Set.of("z"), List.of("made"), JOB.place()));
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> jobs.patch(new JobPatch("1", Patch.remove(), Patch.keep(), 100)))
                .withMessageContaining("Job.hits");
    }

    @Test
    void comparisonsDecideOnTheStoredValue() {
        assertThatExceptionOfType(ConditionFailedException.class)
                .isThrownBy(() -> jobs.take("1", "bo"))
                .satisfies(e -> assertThat(e.current()).isPresent())
                .withMessageContaining("expected owner missing, found ann");
        jobs.give("1", Optional.empty());
        jobs.take("1", "bo");
        assertThat(jobs.ofOwner("bo")).hasSize(1);
        jobs.raise("1", 4);
        assertThatExceptionOfType(ConditionFailedException.class)
                .isThrownBy(() -> jobs.raise("1", 4))
                .withMessageContaining("expected n < 4, found 4");
        assertThatExceptionOfType(ConditionFailedException.class).isThrownBy(() -> jobs.drop("1", State.DONE));
        assertThat(jobs.drop("1", State.OPEN)).isTrue();
        assertThat(jobs.drop("1", State.OPEN)).isFalse();
        assertThat(jobs.job("1")).isEmpty();
    }

    @Test
    void whatIsAbsentIsNotUpdated() {
        assertThatExceptionOfType(ItemNotFoundException.class)
                .isThrownBy(() -> jobs.work("2", 1, List.of(), Set.of()))
                .withMessageContaining("the Job isn't there: PK = JOB#2, SK = J");
        assertThatExceptionOfType(ItemNotFoundException.class).isThrownBy(() -> jobs.hitOnce("2", 1));
        assertThat(jobs.job("2")).isEmpty();
    }

    @Test
    void onceIsATransaction() {
        jobs.hitOnce("1", 1);
        assertThat(jobs.job("1")).hasValueSatisfying(j -> assertThat(j.hits()).isEqualTo(4));
        assertThat(engine.log().sent().stream().map(r -> r.operation())).contains("TransactWriteItems");
    }

    @Test
    void copiesChangeWithTheirItem() {
        jobs.rename("s", "d", "new", Set.of("y"));
        Doc renamed = new Doc("s", "d", "new", Set.of("x", "y"));
        assertThat(jobs.doc("s", "d")).contains(renamed);
        assertThat(jobs.docById("d")).contains(renamed);
        List<Map<String, AttributeValue>> updated = engine.items(Jobs.class);
        jobs.save(renamed);
        assertThat(updated).containsExactlyInAnyOrderElementsOf(engine.items(Jobs.class));
    }

    @Test
    void aMissingCopyIsToldAndMendedByAPut() {
        engine.plain()
                .deleteItem(r -> r.tableName(engine.table(Jobs.class))
                        .key(Map.of("PK", AttributeValue.fromS("ID#d"), "SK", AttributeValue.fromS("DOC"))));
        assertThatExceptionOfType(CopyMissingException.class)
                .isThrownBy(() -> jobs.rename("s", "d", "new", Set.of()))
                .withMessageContaining("the copy byId of the Doc isn't there: PK = ID#d, SK = DOC");
        assertThat(jobs.doc("s", "d")).contains(DOC);
        jobs.save(DOC);
        jobs.rename("s", "d", "new", Set.of());
        assertThat(jobs.docById("d"))
                .hasValueSatisfying(d -> assertThat(d.title()).isEqualTo("new"));
    }

    @Test
    void M38_anUpsertMakesAWholeItem() {
        assertThat(jobs.hit("p", 2, Set.of("ann"))).isEqualTo(new Hits("p", 2, Set.of("ann")));
        List<Map<String, AttributeValue>> made = engine.items(Jobs.class);
        jobs.save(new Hits("p", 2, Set.of("ann")));
        assertThat(made).containsExactlyInAnyOrderElementsOf(engine.items(Jobs.class));
        assertThat(jobs.hit("p", 1, Set.of())).isEqualTo(new Hits("p", 3, Set.of("ann")));
        assertThat(jobs.hits()).containsExactly(new Hits("p", 3, Set.of("ann")));
    }

    @Test
    void aDeletedRecordIsReturned() {
        assertThat(jobs.drop(JOB)).contains(JOB);
        assertThat(jobs.drop(JOB)).isEmpty();
    }
}
