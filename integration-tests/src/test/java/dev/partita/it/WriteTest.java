package dev.partita.it;

import static dev.partita.it.Values.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.partita.AccessPattern;
import dev.partita.CopyKey;
import dev.partita.Delete;
import dev.partita.GlobalIndex;
import dev.partita.IndexKey;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.When;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.DuplicateException;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Put and delete of one item: keys, index keys, copies, and what has to hold before. */
class WriteTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Parcels",
            items = {Parcel.class, Bag.class})
    @GlobalIndex(name = "GSI1")
    interface Parcels {

        @AccessPattern("a parcel of a customer")
        Optional<Parcel> parcel(String customer, LocalDate sent, String id);

        @AccessPattern("a parcel by its id alone")
        Optional<Parcel> byId(String id);

        @AccessPattern(value = "a customer's parcels due on a day", when = "due present")
        List<Parcel> due(String customer, LocalDate due);

        @AccessPattern("a bag")
        Optional<Bag> bag(String id);

        @Put
        void save(Parcel parcel);

        @Put(when = When.ABSENT)
        Parcel create(Parcel parcel);

        @Put(when = When.PRESENT)
        void replace(Parcel parcel);

        @Delete
        void remove(Parcel parcel);

        @Delete(Parcel.class)
        boolean removeByKey(String customer, LocalDate sent, String id);

        @Put
        Bag save(Bag bag);

        @Put(when = When.ABSENT)
        void create(Bag bag);

        @Put(when = When.PRESENT)
        void replace(Bag bag);

        @Delete
        boolean remove(Bag bag);

        @Delete(Bag.class)
        void removeBag(String id);
    }

    @Partition("CUST#{customer}")
    @Sort("PARCEL#{sent}#{id}")
    @CopyKey(name = "byId", partition = "PARCEL#{id}", sort = "HEAD")
    @IndexKey(index = "GSI1", partition = "DUE#{customer}", sort = "{due}#{id}")
    record Parcel(
            String customer,
            LocalDate sent,
            String id,
            @Nullable LocalDate due,
            int weight) {}

    @Partition("BAG#{id}")
    @Sort("BAG")
    record Bag(String id, int size) {}

    private static final LocalDate DAY = LocalDate.of(2026, 1, 1);
    private static final Parcel PARCEL = new Parcel("c", DAY, "p1", DAY.plusDays(1), 3);

    private Parcels parcels = new DynamoWriteTest_Parcels(engine.client());

    @BeforeEach
    void create() {
        WriteTest_ParcelsSchema.create(engine.client(), engine.options(Parcels.class));
        parcels = new DynamoWriteTest_Parcels(engine.client(), engine.options(Parcels.class));
        engine.log().clear();
    }

    @Test
    void aPutWritesKeysIndexKeysAndCopies() {
        parcels.save(PARCEL);
        assertThat(engine.items(Parcels.class))
                .containsExactlyInAnyOrder(
                        item(
                                "PK",
                                "CUST#c",
                                "SK",
                                "PARCEL#2026-01-01#p1",
                                "GSI1PK",
                                "DUE#c",
                                "GSI1SK",
                                "2026-01-02#p1",
                                "customer",
                                "c",
                                "sent",
                                "2026-01-01",
                                "id",
                                "p1",
                                "due",
                                "2026-01-02",
                                "weight",
                                3),
                        item(
                                "PK",
                                "PARCEL#p1",
                                "SK",
                                "HEAD",
                                "customer",
                                "c",
                                "sent",
                                "2026-01-01",
                                "id",
                                "p1",
                                "due",
                                "2026-01-02",
                                "weight",
                                3));
        assertThat(engine.log().requests()).singleElement().isInstanceOf(TransactWriteItemsRequest.class);
        assertThat(parcels.parcel("c", DAY, "p1")).contains(PARCEL);
        assertThat(parcels.byId("p1")).contains(PARCEL);
        assertThat(parcels.due("c", DAY.plusDays(1))).containsExactly(PARCEL);
    }

    @Test
    void aMissingValueLeavesTheItemOutOfTheIndex() {
        parcels.save(PARCEL);
        Parcel idle = new Parcel("c", DAY, "p1", null, 4);
        parcels.save(idle);
        assertThat(engine.items(Parcels.class))
                .allSatisfy(i -> assertThat(i.keySet()).doesNotContain("GSI1PK", "GSI1SK", "due"));
        assertThat(parcels.due("c", DAY.plusDays(1))).isEmpty();
        assertThat(parcels.byId("p1")).contains(idle);
    }

    @Test
    void aCopyKeyThatIsTakenByAnotherItemIsRefused() {
        parcels.save(PARCEL);
        List<Map<String, AttributeValue>> before = engine.items(Parcels.class);
        Parcel other = new Parcel("d", DAY, "p1", null, 1);
        assertThatExceptionOfType(DuplicateException.class)
                .isThrownBy(() -> parcels.save(other))
                .withMessageContaining("Parcel")
                .withMessageContaining("PARCEL#p1");
        assertThatExceptionOfType(DuplicateException.class).isThrownBy(() -> parcels.create(other));
        assertThat(engine.items(Parcels.class)).containsExactlyInAnyOrderElementsOf(before);

        Parcel mine = new Parcel("c", DAY, "p1", null, 9);
        parcels.save(mine);
        assertThat(parcels.byId("p1")).contains(mine);
    }

    @Test
    void aDeleteTakesTheCopyAlongButNoForeignOne() {
        parcels.save(PARCEL);
        assertThatExceptionOfType(DuplicateException.class)
                .isThrownBy(() -> parcels.remove(new Parcel("d", DAY, "p1", null, 1)));
        assertThat(parcels.byId("p1")).contains(PARCEL);

        parcels.remove(PARCEL);
        assertThat(engine.items(Parcels.class)).isEmpty();
        parcels.remove(PARCEL);
    }

    @Test
    void aDeleteByKeySaysWhetherTheItemWasThere() {
        parcels.save(PARCEL);
        assertThat(parcels.removeByKey("c", DAY, "p2")).isFalse();
        assertThat(parcels.removeByKey("c", DAY, "p1")).isTrue();
        assertThat(parcels.removeByKey("c", DAY, "p1")).isFalse();
        assertThat(engine.items(Parcels.class)).isEmpty();
    }

    @Test
    void aPutThatWantsAbsence() {
        assertThat(parcels.create(PARCEL)).isEqualTo(PARCEL);
        assertThatExceptionOfType(ConditionFailedException.class)
                .isThrownBy(() -> parcels.create(new Parcel("c", DAY, "p1", null, 4)))
                .withMessageContaining("Parcel")
                .withMessageContaining("CUST#c");
        assertThat(parcels.byId("p1")).contains(PARCEL);

        parcels.create(new Bag("1", 1));
        assertThatExceptionOfType(ConditionFailedException.class).isThrownBy(() -> parcels.create(new Bag("1", 2)));
        assertThat(parcels.bag("1")).contains(new Bag("1", 1));
    }

    @Test
    void aPutThatWantsPresence() {
        assertThatExceptionOfType(ConditionFailedException.class).isThrownBy(() -> parcels.replace(PARCEL));
        assertThatExceptionOfType(ConditionFailedException.class).isThrownBy(() -> parcels.replace(new Bag("1", 2)));
        assertThat(engine.items(Parcels.class)).isEmpty();
        parcels.save(PARCEL);
        Parcel next = new Parcel("c", DAY, "p1", null, 4);
        parcels.replace(next);
        assertThat(parcels.byId("p1")).contains(next);
        parcels.save(new Bag("1", 1));
        parcels.replace(new Bag("1", 2));
        assertThat(parcels.bag("1")).contains(new Bag("1", 2));
    }

    @Test
    void aRecordWithoutCopiesIsOnePlainRequest() {
        assertThat(parcels.save(new Bag("1", 1))).isEqualTo(new Bag("1", 1));
        assertThat(parcels.remove(new Bag("1", 1))).isTrue();
        assertThat(parcels.remove(new Bag("1", 1))).isFalse();
        parcels.removeBag("1");
        assertThat(engine.log().requests())
                .extracting(DynamoDbRequest::getClass)
                .extracting(Class::getSimpleName)
                .containsExactly("PutItemRequest", "DeleteItemRequest", "DeleteItemRequest", "DeleteItemRequest");
        PutItemRequest put = (PutItemRequest) engine.log().requests().get(0);
        assertThat(put.item()).isEqualTo(item("PK", "BAG#1", "SK", "BAG", "id", "1", "size", 1));
        assertThat(put.conditionExpression()).isNull();
    }
}
