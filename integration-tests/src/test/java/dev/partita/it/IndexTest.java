package dev.partita.it;

import static dev.partita.it.Values.item;
import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.AccessPattern;
import dev.partita.Direction;
import dev.partita.From;
import dev.partita.GlobalIndex;
import dev.partita.IndexKey;
import dev.partita.LocalIndex;
import dev.partita.Partition;
import dev.partita.Projection;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.View;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Indexes: inverted, sparse, local, native, and what they project. */
class IndexTest {

    @RegisterExtension
    final Engine engine = new Engine();

    enum State {
        OPEN,
        PAID,
        CLOSED
    }

    @Table(
            name = "Clubs",
            items = {Member.class, Fee.class})
    @GlobalIndex(name = "inverted", partitionKey = "SK", sortKey = "PK")
    @GlobalIndex(name = "open", projection = Projection.KEYS_ONLY)
    @GlobalIndex(name = "byDue", partitionKey = "payer", sortKey = "due")
    @LocalIndex(
            name = "byAmount",
            sortKey = "LSI1",
            projection = Projection.INCLUDE,
            include = {"amount"})
    interface Clubs {

        @AccessPattern("a club's members")
        List<Member> members(String club);

        @AccessPattern("the clubs of a person")
        List<Member> clubs(String person);

        @AccessPattern(value = "the open fees of a club, in part", when = "state in OPEN, PAID and waived absent")
        List<FeeRef> open(String club);

        @AccessPattern(value = "what a payer owes from a day on", when = "due present")
        Page<Fee> due(String payer, @From("due") LocalDate day, PageRequest page);

        @AccessPattern(
                value = "a club's greatest fees, strongly consistent",
                via = "byAmount",
                order = Direction.DESCENDING,
                limit = 2,
                consistent = true)
        List<FeeAmount> greatest(String club);

        @AccessPattern("a fee")
        Optional<Fee> fee(String club, String id);

        @Put
        void save(Member member);

        @Put
        void save(Fee fee);
    }

    @Partition("CLUB#{club}")
    @Sort("MEMBER#{person}")
    record Member(String club, String person, boolean active) {}

    @Partition("CLUB#{club}")
    @Sort("FEE#{id}")
    @IndexKey(index = "open", partition = "CLUB#{club}", sort = "{id}", when = "state in OPEN, PAID and waived absent")
    @IndexKey(index = "byDue")
    @IndexKey(index = "byAmount", sort = "FEE#{amount:6}")
    record Fee(
            String club,
            String id,
            State state,
            int amount,
            String payer,
            @Nullable LocalDate due,
            @Nullable String waived) {}

    @View(Fee.class)
    record FeeRef(String club, String id) {}

    @View(Fee.class)
    record FeeAmount(String id, int amount) {}

    private Clubs clubs = new DynamoIndexTest_Clubs(engine.client());

    private static Fee fee(String id, State state, int amount, @Nullable LocalDate due, @Nullable String waived) {
        return new Fee("c", id, state, amount, "ann", due, waived);
    }

    @BeforeEach
    void create() {
        IndexTest_ClubsSchema.create(engine.client(), engine.options(Clubs.class));
        clubs = new DynamoIndexTest_Clubs(engine.client(), engine.options(Clubs.class));
    }

    @Test
    void anInvertedIndexHoldsEveryItem() {
        Member one = new Member("c", "ann", true);
        Member two = new Member("d", "ann", false);
        clubs.save(two);
        clubs.save(one);
        clubs.save(new Member("c", "bo", true));
        clubs.save(fee("ann", State.OPEN, 1, null, null));
        assertThat(engine.oneSentBy(() -> assertThat(clubs.clubs("ann")).containsExactly(one, two)))
                .isEqualTo(engine.query(Clubs.class, "inverted", "SK = \"MEMBER#ann\""));
        assertThat(clubs.members("c")).containsExactly(one, new Member("c", "bo", true));
    }

    @Test
    void aSparseIndexHoldsWhatItsConditionSays() {
        clubs.save(fee("1", State.OPEN, 1, null, null));
        clubs.save(fee("2", State.PAID, 1, null, null));
        clubs.save(fee("3", State.CLOSED, 1, null, null));
        clubs.save(fee("4", State.OPEN, 1, null, "by the board"));
        assertThat(clubs.open("c")).containsExactly(new FeeRef("c", "1"), new FeeRef("c", "2"));
        clubs.save(fee("1", State.CLOSED, 1, null, null));
        assertThat(clubs.open("c")).containsExactly(new FeeRef("c", "2"));
        assertThat(engine.items(Clubs.class))
                .filteredOn(i -> i.containsKey("openPK"))
                .extracting(i -> i.get("SK").s())
                .containsExactly("FEE#2");
    }

    @Test
    void aNativeIndexNeedsNoAttributesOfItsOwn() {
        Fee first = fee("1", State.OPEN, 1, LocalDate.of(2026, 1, 1), null);
        Fee second = fee("2", State.OPEN, 1, LocalDate.of(2026, 1, 2), null);
        List.of(second, first, fee("3", State.OPEN, 1, null, null)).forEach(clubs::save);
        assertThat(clubs.due("ann", LocalDate.of(2026, 1, 1), PageRequest.first(9))
                        .items())
                .containsExactly(first, second);
        assertThat(engine.oneSentBy(() -> clubs.due("ann", LocalDate.of(2026, 1, 2), PageRequest.first(9)))
                        .key())
                .isEqualTo("payer = \"ann\" AND due >= \"2026-01-02\"");
    }

    @Test
    void aLocalIndexReadsConsistently() {
        clubs.save(fee("1", State.OPEN, 5, null, null));
        clubs.save(fee("2", State.OPEN, -20, null, null));
        clubs.save(fee("3", State.OPEN, 100, null, null));
        clubs.save(new Member("c", "ann", true));
        assertThat(engine.oneSentBy(() -> assertThat(clubs.greatest("c"))
                        .containsExactly(new FeeAmount("3", 100), new FeeAmount("1", 5))))
                .satisfies(sent -> {
                    assertThat(sent.index()).isEqualTo("byAmount");
                    assertThat(sent.consistent()).isTrue();
                    assertThat(sent.descending()).isTrue();
                    assertThat(sent.limit()).hasValue(2);
                });
    }

    @Test
    void theTableIsCreatedAsDeclared() {
        CreateTableRequest request = IndexTest_ClubsSchema.createTableRequest(engine.options(Clubs.class));
        assertThat(request.tableName()).isEqualTo(engine.table(Clubs.class));
        assertThat(request.attributeDefinitions())
                .extracting(AttributeDefinition::attributeName)
                .containsExactlyInAnyOrder("PK", "SK", "openPK", "openSK", "payer", "due", "LSI1");
        assertThat(request.attributeDefinitions())
                .extracting(AttributeDefinition::attributeType)
                .containsOnly(ScalarAttributeType.S);
        assertThat(request.globalSecondaryIndexes())
                .extracting(GlobalSecondaryIndex::indexName)
                .containsExactlyInAnyOrder("inverted", "open", "byDue");
        assertThat(request.localSecondaryIndexes()).singleElement().satisfies(local -> {
            assertThat(local.keySchema())
                    .extracting(KeySchemaElement::attributeName)
                    .containsExactly("PK", "LSI1");
            assertThat(local.projection().projectionType()).isEqualTo(ProjectionType.INCLUDE);
            assertThat(local.projection().nonKeyAttributes()).containsExactly("amount");
        });
        assertThat(IndexTest_ClubsSchema.tableName()).isEqualTo("Clubs");
        assertThat(IndexTest_ClubsSchema.createTableRequest().tableName()).isEqualTo("Clubs");
    }

    @Test
    void foreignItemsInAnIndexAreUnknown() {
        clubs.save(fee("1", State.OPEN, 1, LocalDate.of(2026, 1, 1), null));
        engine.put(Clubs.class, item("PK", "x", "SK", "y", "payer", "ann", "due", "2026-01-01"));
        assertThat(clubs.due("ann", LocalDate.of(2026, 1, 1), PageRequest.first(9))
                        .items())
                .extracting(Fee::id)
                .containsExactly("1");
    }
}
