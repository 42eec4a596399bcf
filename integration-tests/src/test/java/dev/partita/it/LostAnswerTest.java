package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.partita.AccessPattern;
import dev.partita.Add;
import dev.partita.Assign;
import dev.partita.ClientRequestToken;
import dev.partita.CopyKey;
import dev.partita.Delete;
import dev.partita.Expect;
import dev.partita.KeyOf;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.Transaction;
import dev.partita.Update;
import dev.partita.When;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.OutcomeUnknownException;
import dev.partita.runtime.TokenReusedException;
import dev.partita.testing.DynamoEngine;
import dev.partita.testing.Fault;
import dev.partita.testing.FaultScript;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The connection breaks after the service has done the work, and the SDK sends the request again: each kind of write. */
class LostAnswerTest {

    @RegisterExtension
    final Engine engine = new Engine();

    private final FaultScript faults = new FaultScript();
    private final DynamoDbClient faulty = DynamoEngine.shared().client(faults, engine.log());

    @Table(
            name = "Desk",
            items = {Note.class, Parcel.class})
    interface Desk {

        @AccessPattern("a note")
        Optional<Note> note(String id);

        @AccessPattern("a parcel by its number")
        Optional<Parcel> parcel(String number);

        @Put
        void save(Note note);

        @Put(when = When.ABSENT)
        void create(Note note);

        @Delete
        boolean remove(NoteKey key);

        @Delete(Note.class)
        void finish(String id, @Expect("state") String state);

        @Update(Note.class)
        void move(String id, @Expect("state") String from, @Assign("state") String to);

        @Update(Note.class)
        void assign(String id, @Assign("state") String state);

        @Update(Note.class)
        void read(String id, @Add("reads") int times);

        @Update(value = Note.class, once = true)
        void readOnce(String id, @Add("reads") int times);

        @Put(when = When.ABSENT)
        void create(Parcel parcel);

        @Delete
        boolean remove(Parcel parcel);

        @Transaction
        void deliver(@Put(when = When.ABSENT) Note note, @Update Reading reading);

        @Transaction
        void deliver(@Put(when = When.ABSENT) Note note, @Update Reading reading, @ClientRequestToken String token);
    }

    @Partition("NOTE#{id}")
    @Sort("NOTE")
    record Note(String id, String state, int reads) {}

    @KeyOf(Note.class)
    record NoteKey(String id) {}

    @Update(Note.class)
    record Reading(String id, @Add("reads") int times) {}

    @Partition("OWNER#{owner}")
    @Sort("PARCEL#{number}")
    @CopyKey(name = "byNumber", partition = "PARCEL#{number}", sort = "HEAD")
    record Parcel(String owner, String number, int weight) {}

    private Desk desk = new DynamoLostAnswerTest_Desk(engine.client());

    @BeforeEach
    void create() {
        LostAnswerTest_DeskSchema.create(engine.client(), engine.options(Desk.class));
        desk = new DynamoLostAnswerTest_Desk(faulty, engine.options(Desk.class));
    }

    @AfterEach
    void close() {
        assertThat(faults.left()).as("faults that didn't happen").isZero();
        faulty.close();
    }

    private static Note note(String state) {
        return new Note("1", state, 0);
    }

    @Test
    void aPutWithoutConditionIsDoneTwiceAndLeavesTheSame() {
        faults.next("PutItem", Fault.answerLost());
        desk.save(note("new"));
        assertThat(desk.note("1")).contains(note("new"));
    }

    @Test
    void aPutThatFindsItsOwnItemSaysThatItMayBeItsOwn() {
        faults.next("PutItem", Fault.answerLost());
        assertThatExceptionOfType(OutcomeUnknownException.class)
                .isThrownBy(() -> desk.create(note("new")))
                .withMessageContaining("Desk.create: the Note is there already: PK = NOTE#1, SK = NOTE")
                .withMessageContaining("it may be done")
                .satisfies(e -> assertThat(e.failure()).isInstanceOf(ConditionFailedException.class));
        assertThat(desk.note("1")).contains(note("new"));
        faults.next("PutItem", Fault.requestLost());
        assertThatThrownBy(() -> desk.create(note("other"))).isInstanceOf(ConditionFailedException.class);
    }

    @Test
    void anUpdateWithAnExpectationIsNeverDoneTwice() {
        desk.save(note("new"));
        faults.next("UpdateItem", Fault.answerLost());
        assertThatThrownBy(() -> desk.move("1", "new", "open")).isInstanceOf(OutcomeUnknownException.class);
        assertThat(desk.note("1")).contains(note("open"));
        faults.next("UpdateItem", Fault.before(() -> desk.assign("1", "lost")), Fault.none(), Fault.none());
        assertThatThrownBy(() -> desk.move("1", "open", "closed")).isInstanceOf(ConditionFailedException.class);
        desk.assign("1", "lost");
    }

    @Test
    void anAssignmentIsTheSameTwice() {
        desk.save(note("new"));
        faults.next("UpdateItem", Fault.answerLost());
        desk.assign("1", "open");
        assertThat(desk.note("1")).contains(note("open"));
    }

    @Test
    void M69_addingIsDoneAtLeastOnceOrWithATokenOnce() {
        desk.save(note("new"));
        faults.next("UpdateItem", Fault.answerLost());
        desk.read("1", 1);
        assertThat(desk.note("1").orElseThrow().reads())
                .as("at least once, as the documentation says")
                .isEqualTo(2);
        faults.next("TransactWriteItems", Fault.answerLost(), Fault.answerLost());
        desk.readOnce("1", 10);
        assertThat(desk.note("1").orElseThrow().reads()).isEqualTo(12);
    }

    @Test
    void M69_whatIsAddedAtTheSameTimeIsAllThere() {
        desk.save(note("new"));
        IntStream.range(0, 50).parallel().forEach(i -> desk.read("1", 1));
        assertThat(desk.note("1").orElseThrow().reads()).isEqualTo(50);
    }

    @Test
    void aDeleteWithAnExpectationSaysThatItMayBeDone() {
        desk.save(note("new"));
        faults.next("DeleteItem", Fault.answerLost());
        assertThatThrownBy(() -> desk.finish("1", "new")).isInstanceOf(OutcomeUnknownException.class);
        assertThat(desk.note("1")).isEmpty();
    }

    @Test
    void aDeleteTellsWhatItsLastAttemptFound() {
        desk.save(note("new"));
        faults.next("DeleteItem", Fault.answerLost());
        assertThat(desk.remove(new NoteKey("1")))
                .as("the documentation says so")
                .isFalse();
        assertThat(desk.note("1")).isEmpty();
    }

    @Test
    void aTransactionIsKnownByItsToken() {
        Parcel parcel = new Parcel("ann", "7", 3);
        faults.next("TransactWriteItems", Fault.answerLost());
        desk.create(parcel);
        assertThat(desk.parcel("7")).contains(parcel);
        faults.next("TransactWriteItems", Fault.answerLost());
        assertThat(desk.remove(parcel)).isTrue();
        assertThat(engine.items(Desk.class)).isEmpty();
        desk.save(new Note("2", "new", 0));
        faults.next("TransactWriteItems", Fault.answerLost());
        desk.deliver(note("new"), new Reading("2", 1));
        assertThat(desk.note("2").orElseThrow().reads()).isEqualTo(1);
    }

    @Test
    void aCallerWithATokenCanCallAgain() {
        desk.save(new Note("2", "new", 0));
        String token = UUID.randomUUID().toString();
        faults.always("TransactWriteItems", Fault.answerLost());
        assertThatThrownBy(() -> desk.deliver(note("new"), new Reading("2", 1), token))
                .hasMessageContaining("the answer got lost");
        faults.clear();
        desk.deliver(note("new"), new Reading("2", 1), token);
        assertThat(desk.note("2").orElseThrow().reads()).isEqualTo(1);
        assertThatThrownBy(() -> desk.deliver(note("new"), new Reading("2", 5), token))
                .isInstanceOf(TokenReusedException.class);
    }

    @Test
    void notesAreListedWhereTheyAre() {
        faults.next("PutItem", Fault.throttled(), Fault.failed());
        desk.create(note("new"));
        assertThat(List.of(desk.note("1").orElseThrow())).containsExactly(note("new"));
    }
}
