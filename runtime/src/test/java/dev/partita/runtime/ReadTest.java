package dev.partita.runtime;

import static dev.partita.runtime.Orders.LIST;
import static dev.partita.runtime.Orders.cut;
import static dev.partita.runtime.Orders.last;
import static dev.partita.runtime.Orders.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.partita.UnknownItems;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

class ReadTest {

    private final Orders orders = new Orders();

    @Test
    void aQuerySendsWhatItNeedsAndNothingElse() {
        orders.client.answering(last("ORDER#1", "ORDER#2"));
        assertThat(orders.read(LIST).list(Orders::order)).containsExactly("1", "2");
        assertThat(orders.client.only(QueryRequest.class))
                .isEqualTo(QueryRequest.builder()
                        .tableName("App")
                        .keyConditionExpression("#p = :p AND begins_with(#s, :s)")
                        .expressionAttributeNames(Map.of("#p", "PK", "#s", "SK"))
                        .expressionAttributeValues(Map.of(":p", text("CUST#42"), ":s", text("ORDER#")))
                        .build());
    }

    @Test
    void indexDirectionLimitConsistencyAndProjectionAreSent() {
        ReadShape shape = ReadShape.of("Shop.open", "PK", "SK")
                .index("GSI1", "GSI1PK", "GSI1SK")
                .descending()
                .limit(5)
                .consistent()
                .attributes("PK", "SK", "total");
        orders.client.answering(last());
        assertThat(orders.table(UnknownItems.SKIP)
                        .query(shape, text("WH#1"), SortRange.everything())
                        .list(Orders::order))
                .isEmpty();
        assertThat(orders.client.only(QueryRequest.class))
                .isEqualTo(QueryRequest.builder()
                        .tableName("App")
                        .indexName("GSI1")
                        .keyConditionExpression("#p = :p")
                        .expressionAttributeNames(Map.of("#p", "GSI1PK", "#a0", "PK", "#a1", "SK", "#a2", "total"))
                        .expressionAttributeValues(Map.of(":p", text("WH#1")))
                        .projectionExpression("#a0, #a1, #a2")
                        .scanIndexForward(false)
                        .limit(5)
                        .consistentRead(true)
                        .build());
    }

    @Test
    void M24_aFullKeyIsReadByGetItem() {
        orders.client.answering(
                GetItemResponse.builder().item(Orders.item("ORDER#7")).build());
        assertThat(get().optional(Orders::order)).contains("7");
        assertThat(orders.client.only(GetItemRequest.class))
                .isEqualTo(GetItemRequest.builder()
                        .tableName("App")
                        .key(Orders.item("ORDER#7"))
                        .build());
    }

    @Test
    void M31_anItemWithoutOptionalAttributesIsFound() {
        orders.client.answering(
                GetItemResponse.builder().item(Map.of("PK", text("CUST#42"))).build(),
                GetItemResponse.builder().build());
        assertThat(get().exists()).isTrue();
        assertThat(get().exists()).isFalse();
        GetItemRequest request = (GetItemRequest) orders.client.sent().get(0);
        assertThat(request.projectionExpression()).isEqualTo("#p");
        assertThat(request.expressionAttributeNames()).containsExactly(Map.entry("#p", "PK"));
    }

    @Test
    void anAbsentItem() {
        orders.client.answering(
                GetItemResponse.builder().build(),
                GetItemResponse.builder().build(),
                GetItemResponse.builder().build());
        assertThat(get().orNull(Orders::order)).isNull();
        assertThat(get().optional(Orders::order)).isEmpty();
        assertThatThrownBy(() -> get().one(Orders::order))
                .isInstanceOf(ItemNotFoundException.class)
                .hasMessage("Shop.orders found nothing under PK = CUST#42, SK = ORDER#7");
    }

    @Test
    void oneOfSeveralIsRefusedUnlessThereIsALimit() {
        orders.client.answering(last("ORDER#1", "ORDER#2"), cut("ORDER#1"));
        assertThatThrownBy(() -> orders.read(LIST).optional(Orders::order))
                .isInstanceOf(NonUniqueResultException.class)
                .hasMessage("Shop.orders found several items under PK = CUST#42 AND begins_with(SK, ORDER#)");
        assertThat(orders.read(LIST.limit(1)).optional(Orders::order)).contains("1");
        assertThat(orders.client.sent())
                .extracting(r -> ((QueryRequest) r).limit())
                .containsExactly(2, 1);
    }

    @Test
    void M54_oneItemIsNeverSoughtBehindOneThatUsedUpTheLimit() {
        orders.client.answering(cut("NOTE"));
        assertThatThrownBy(() -> orders.read(LIST.limit(1)).optional(Orders::order))
                .isInstanceOfSatisfying(
                        UnknownItemException.class, e -> assertThat(e.key()).isEqualTo(Orders.item("NOTE")));
    }

    @Test
    void M57_aListThatWasCutOffIsNotPassedOffAsWhole() {
        orders.client.answering(cut("ORDER#1"), cut("ORDER#1"));
        assertThatThrownBy(() -> orders.read(LIST).list(Orders::order))
                .isInstanceOf(ResultTruncatedException.class)
                .hasMessageContaining("Shop.orders was cut off");
        assertThatThrownBy(() -> orders.read(LIST.limit(2)).list(Orders::order))
                .isInstanceOf(ResultTruncatedException.class);
    }

    @Test
    void M57_aCountThatWasCutOffIsNotTheTotal() {
        QueryResponse cut = QueryResponse.builder()
                .count(5191)
                .lastEvaluatedKey(Orders.item("ORDER#5191"))
                .build();
        orders.client.answering(cut, cut, QueryResponse.builder().count(9).build());
        assertThatThrownBy(() -> orders.read(LIST).count()).isInstanceOf(ResultTruncatedException.class);
        assertThat(orders.read(LIST.following()).count()).isEqualTo(5200);
        assertThat(orders.client.sent())
                .extracting(r -> ((QueryRequest) r).select())
                .containsOnly(Select.COUNT);
    }

    @Test
    void aLimitIsReachedOrFollowed() {
        orders.client.answering(cut("ORDER#1", "ORDER#2"), cut("ORDER#1"), cut("ORDER#2"));
        assertThat(orders.read(LIST.limit(2)).list(Orders::order)).containsExactly("1", "2");
        assertThat(orders.read(LIST.limit(2).following()).list(Orders::order)).containsExactly("1", "2");
        QueryRequest third = (QueryRequest) orders.client.sent().get(2);
        assertThat(third.limit()).isEqualTo(1);
        assertThat(third.exclusiveStartKey()).isEqualTo(Orders.item("ORDER#1"));
    }

    @Test
    void unknownItemsAreSkippedWhereThatChangesNothing() {
        orders.client.answering(last("ORDER#1", "ORDER#x"), last("ORDER#1", "ORDER#x"));
        assertThat(orders.read(LIST).list(Orders::order)).containsExactly("1");
        assertThat(orders.read(LIST.limit(2)).count(Orders::isOrder)).isEqualTo(1);
        SkippedItem skipped = new SkippedItem("Shop.orders", "App", Orders.item("ORDER#x"));
        assertThat(orders.skipped).containsExactly(skipped, skipped);
    }

    @Test
    void unknownItemsAreRefusedWhereTheyUsedUpALimit() {
        orders.client.answering(cut("ORDER#1", "ORDER#x"), last("ORDER#x"), last("ORDER#x"));
        assertThatThrownBy(() -> orders.read(LIST.limit(2)).list(Orders::order))
                .isInstanceOf(UnknownItemException.class)
                .hasMessage("Shop.orders met an item that none of its records writes: PK = CUST#42, SK = ORDER#x"
                        + " in table App");
        assertThatThrownBy(() -> orders.read(LIST).optional(Orders::order)).isInstanceOf(UnknownItemException.class);
        assertThatThrownBy(() -> orders.read(LIST).exists(Orders::isOrder)).isInstanceOf(UnknownItemException.class);
    }

    @Test
    void unknownItemsAreRefusedWhereTheTableSaysSo() {
        orders.client.answering(last("ORDER#1", "ORDER#x"));
        Read read = orders.table(UnknownItems.FAIL).query(LIST, text("CUST#42"), SortRange.everything());
        assertThatThrownBy(() -> read.list(Orders::order)).isInstanceOf(UnknownItemException.class);
    }

    @Test
    void brokenItemsAreNeverSkipped() {
        orders.client.answering(last("ORDER#-1"), last("ORDER#-1"), last("ORDER#-1"));
        assertThatThrownBy(() -> orders.read(LIST).list(Orders::order)).isInstanceOf(ItemReadException.class);
        assertThatThrownBy(() -> orders.read(LIST).page(Orders::order, PageRequest.first(5)))
                .isInstanceOf(ItemReadException.class);
        assertThatThrownBy(() -> orders.read(LIST).optional(Orders::order)).isInstanceOf(ItemReadException.class);
    }

    @Test
    void aStreamAsksOnlyForWhatIsRead() {
        orders.client.answering(cut("ORDER#1", "ORDER#2"), cut(), last("ORDER#x", "ORDER#3"));
        assertThat(orders.read(LIST).stream(Orders::order).limit(2)).containsExactly("1", "2");
        assertThat(orders.client.sent()).hasSize(1);
        assertThat(orders.read(LIST).stream(Orders::order)).containsExactly("3");
        assertThat(orders.client.sent()).hasSize(3);
    }

    @Test
    void reversedBoundsFindNothingWithoutARequest() {
        Read read = orders.table(UnknownItems.SKIP).query(LIST, text("CUST#42"), SortRange.between("B", "A"));
        assertThat(read.list(Orders::order)).isEmpty();
        assertThat(read.page(Orders::order, PageRequest.first(3))).isEqualTo(new Page<>(List.of(), Optional.empty()));
        assertThat(read.optional(Orders::order)).isEmpty();
        assertThat(read.count()).isZero();
        assertThat(read.exists()).isFalse();
        assertThat(read.stream(Orders::order)).isEmpty();
        assertThat(orders.client.sent()).isEmpty();
    }

    @Test
    void theListenerHearsOfRequests() {
        orders.client.answering(last("ORDER#1"));
        orders.read(LIST.descending().limit(3)).list(Orders::order);
        assertThat(orders.told)
                .singleElement()
                .hasToString("Query App: PK = CUST#42 AND begins_with(SK, ORDER#), descending, limit 3");
    }

    private Read get() {
        return orders.table(UnknownItems.SKIP).get(LIST, text("CUST#42"), text("ORDER#7"));
    }
}
