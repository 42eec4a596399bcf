package dev.partita.runtime;

import static dev.partita.runtime.Orders.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.partita.UnknownItems;
import dev.partita.When;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

class WriteTest {

    private static final WriteShape SAVE = new WriteShape("Shop.save", "Order");
    private static final Map<String, AttributeValue> ITEM =
            Map.of("PK", text("CUST#42"), "SK", text("ORDER#1"), "id", text("1"));
    private static final Map<String, AttributeValue> KEY = Orders.item("ORDER#1");
    private static final Map<String, AttributeValue> COPY =
            Map.of("PK", text("ORDER#1"), "SK", text("HEAD"), "id", text("1"), "customerId", text("42"));
    private static final Map<String, AttributeValue> COPY_KEY = Map.of("PK", text("ORDER#1"), "SK", text("HEAD"));
    private static final CopyItem CLAIM =
            new CopyItem("byOrder", COPY, Map.of("id", text("1"), "customerId", text("42")));

    private final Orders orders = new Orders();
    private final TableClient table = orders.table(UnknownItems.SKIP);

    @Test
    void M81_aPutSendsNoEmptyMaps() {
        orders.client.answering(PutItemResponse.builder().build());
        table.put(SAVE, ITEM, When.ALWAYS);
        assertThat(orders.client.only(PutItemRequest.class))
                .isEqualTo(PutItemRequest.builder().tableName("App").item(ITEM).build());
    }

    @Test
    void M81_aConditionWithoutValuesSendsNone() {
        orders.client.answering(
                PutItemResponse.builder().build(), PutItemResponse.builder().build());
        table.put(SAVE, ITEM, When.ABSENT);
        table.put(SAVE, ITEM, When.PRESENT);
        assertThat(orders.client.sent())
                .extracting(r -> ((PutItemRequest) r).conditionExpression())
                .containsExactly("attribute_not_exists(#p)", "attribute_exists(#p)");
        PutItemRequest request = (PutItemRequest) orders.client.sent().get(0);
        assertThat(request.expressionAttributeNames()).containsExactly(Map.entry("#p", "PK"));
        assertThat(request.hasExpressionAttributeValues()).isFalse();
    }

    @Test
    void aConditionThatFailsIsToldWithRecordAndKey() {
        orders.client.answering(ConditionalCheckFailedException.builder().build());
        assertThatThrownBy(() -> table.put(SAVE, ITEM, When.ABSENT))
                .isInstanceOfSatisfying(ConditionFailedException.class, e -> {
                    assertThat(e.record()).isEqualTo("Order");
                    assertThat(e.key()).isEqualTo(KEY);
                })
                .hasMessage("Shop.save: the Order is there already: PK = CUST#42, SK = ORDER#1");
    }

    @Test
    void aDeletionTellsWhetherTheItemWasThere() {
        orders.client.answering(
                DeleteItemResponse.builder().build(),
                DeleteItemResponse.builder().attributes(ITEM).build(),
                DeleteItemResponse.builder().build());
        table.delete(SAVE, KEY);
        assertThat(orders.client.only(DeleteItemRequest.class))
                .isEqualTo(DeleteItemRequest.builder().tableName("App").key(KEY).build());
        assertThat(table.deletePresent(SAVE, KEY)).isTrue();
        assertThat(table.deletePresent(SAVE, KEY)).isFalse();
        assertThat(((DeleteItemRequest) orders.client.sent().get(1)).returnValues())
                .isEqualTo(ReturnValue.ALL_OLD);
    }

    @Test
    void aCopyIsPutInTheSameTransactionWhereItsKeyIsFreeOrMine() {
        orders.client.answering(done());
        table.put(SAVE, ITEM, When.ABSENT, CLAIM);
        assertThat(orders.client.only(TransactWriteItemsRequest.class).transactItems())
                .containsExactly(
                        put(Put.builder()
                                .tableName("App")
                                .item(ITEM)
                                .conditionExpression("attribute_not_exists(#p)")
                                .expressionAttributeNames(Map.of("#p", "PK"))),
                        put(Put.builder()
                                .tableName("App")
                                .item(COPY)
                                .conditionExpression("attribute_not_exists(#p) OR (#o0 = :o0 AND #o1 = :o1)")
                                .expressionAttributeNames(Map.of("#p", "PK", "#o0", "customerId", "#o1", "id"))
                                .expressionAttributeValues(Map.of(":o0", text("42"), ":o1", text("1")))));
    }

    @Test
    void aCopyWithAKeyOfItsOwnIsPutWithoutACondition() {
        orders.client.answering(done());
        table.put(SAVE, ITEM, When.ALWAYS, new CopyItem("byOrder", COPY));
        assertThat(orders.client.only(TransactWriteItemsRequest.class).transactItems())
                .containsExactly(
                        put(Put.builder().tableName("App").item(ITEM)),
                        put(Put.builder().tableName("App").item(COPY)));
    }

    @Test
    void aNestedOwnerIsComparedByItsPath() {
        AttributeValue address = AttributeValue.fromM(Map.of("city", text("Ulm")));
        orders.client.answering(done());
        table.put(SAVE, ITEM, When.ALWAYS, new CopyItem("byCity", COPY, Map.of("address", address)));
        Put copy = orders.client
                .only(TransactWriteItemsRequest.class)
                .transactItems()
                .get(1)
                .put();
        assertThat(copy.conditionExpression()).isEqualTo("attribute_not_exists(#p) OR (#o0.#o1 = :o0)");
        assertThat(copy.expressionAttributeNames()).isEqualTo(Map.of("#p", "PK", "#o0", "address", "#o1", "city"));
        assertThat(copy.expressionAttributeValues()).isEqualTo(Map.of(":o0", text("Ulm")));
    }

    @Test
    void aCopyThatBelongsToAnotherIsADuplicate() {
        orders.client.answering(cancelled("None", "ConditionalCheckFailed"));
        assertThatThrownBy(() -> table.put(SAVE, ITEM, When.ALWAYS, CLAIM))
                .isInstanceOfSatisfying(
                        DuplicateException.class, e -> assertThat(e.key()).isEqualTo(COPY_KEY))
                .hasMessage("Shop.save: the key of the copy byOrder belongs to another Order: PK = ORDER#1, SK = HEAD");
    }

    @Test
    void theItemsOwnConditionComesFirst() {
        orders.client.answering(cancelled("ConditionalCheckFailed", "ConditionalCheckFailed"));
        assertThatThrownBy(() -> table.put(SAVE, ITEM, When.ABSENT, CLAIM))
                .isInstanceOf(ConditionFailedException.class);
    }

    @Test
    void anItemIsDeletedWithItsCopies() {
        orders.client.answering(done(), done(), cancelled("ConditionalCheckFailed", "None"));
        table.delete(SAVE, KEY, CLAIM);
        assertThat(table.deletePresent(SAVE, KEY, CLAIM)).isTrue();
        assertThat(table.deletePresent(SAVE, KEY, CLAIM)).isFalse();
        List<TransactWriteItem> first =
                ((TransactWriteItemsRequest) orders.client.sent().get(0)).transactItems();
        assertThat(first.get(0).delete())
                .isEqualTo(Delete.builder().tableName("App").key(KEY).build());
        assertThat(first.get(1).delete().key()).isEqualTo(COPY_KEY);
        assertThat(first.get(1).delete().conditionExpression()).startsWith("attribute_not_exists(#p) OR ");
        List<TransactWriteItem> second =
                ((TransactWriteItemsRequest) orders.client.sent().get(1)).transactItems();
        assertThat(second.get(0).delete().conditionExpression()).isEqualTo("attribute_exists(#p)");
    }

    @Test
    void aTransactionThatOnlyMetConflictsIsSentAgain() {
        orders.client.answering(
                cancelled("TransactionConflict", "None"), cancelled("None", "TransactionConflict"), done());
        table.put(SAVE, ITEM, When.ALWAYS, CLAIM);
        assertThat(orders.client.sent()).hasSize(3);
    }

    @Test
    void conflictsEndTheAttemptsAtLast() {
        Object[] conflicts = Stream.generate(() -> cancelled("TransactionConflict", "None"))
                .limit(9)
                .toArray();
        orders.client.answering(conflicts);
        assertThatThrownBy(() -> table.put(SAVE, ITEM, When.ALWAYS, CLAIM))
                .isInstanceOf(TransactionCanceledException.class);
        assertThat(orders.client.sent()).hasSize(5);
    }

    @Test
    void whatElseCancelsATransactionPassesThrough() {
        orders.client.answering(cancelled("TransactionConflict", "ThrottlingError"));
        assertThatThrownBy(() -> table.put(SAVE, ITEM, When.ALWAYS, CLAIM))
                .isInstanceOf(TransactionCanceledException.class);
        assertThat(orders.client.sent()).hasSize(1);
    }

    @Test
    void M90_anotherTableNameIsUsedOnEachPath() {
        RepositoryOptions options = RepositoryOptions.defaults().tableName(Orders.class, "test_App");
        TableClient other = new TableClient(orders.client, options, Orders.class, Orders.LAYOUT, UnknownItems.SKIP);
        orders.client.answering(
                PutItemResponse.builder().build(),
                DeleteItemResponse.builder().build(),
                done(),
                done(),
                Orders.last(),
                GetItemResponse.builder().build());
        other.put(SAVE, ITEM, When.ALWAYS);
        other.delete(SAVE, KEY);
        other.put(SAVE, ITEM, When.ALWAYS, CLAIM);
        other.delete(SAVE, KEY, CLAIM);
        other.query(Orders.LIST, text("CUST#42"), SortRange.everything()).list(Orders::order);
        other.get(Orders.LIST, text("CUST#42"), text("ORDER#1")).optional(Orders::order);
        assertThat(orders.client.sent())
                .hasSize(6)
                .allSatisfy(request ->
                        assertThat(request.toString()).contains("test_App").doesNotContain("TableName=App"));
    }

    private static TransactWriteItem put(Put.Builder put) {
        return TransactWriteItem.builder().put(put.build()).build();
    }

    private static TransactWriteItemsResponse done() {
        return TransactWriteItemsResponse.builder().build();
    }

    private static TransactionCanceledException cancelled(String... codes) {
        return TransactionCanceledException.builder()
                .cancellationReasons(Stream.of(codes)
                        .map(code -> CancellationReason.builder().code(code).build())
                        .toList())
                .build();
    }
}
