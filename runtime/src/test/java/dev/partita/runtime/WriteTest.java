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
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

class WriteTest {

    private static final WriteShape SAVE = new WriteShape("Shop.save");
    private static final Map<String, AttributeValue> ITEM =
            Map.of("PK", text("CUST#42"), "SK", text("ORDER#1"), "id", text("1"));
    private static final Map<String, AttributeValue> KEY = Orders.item("ORDER#1");
    private static final Map<String, AttributeValue> COPY =
            Map.of("PK", text("ORDER#1"), "SK", text("HEAD"), "id", text("1"), "customerId", text("42"));
    private static final Map<String, AttributeValue> COPY_KEY = Map.of("PK", text("ORDER#1"), "SK", text("HEAD"));
    private static final Map<String, AttributeValue> OWNER = Map.of("id", text("1"), "customerId", text("42"));

    private final Orders orders = new Orders();
    private final TableClient table = orders.table(UnknownItems.SKIP);

    @Test
    void M81_aPutSendsNoEmptyMaps() {
        orders.client.answering(PutItemResponse.builder().build());
        put(When.ALWAYS).run();
        assertThat(orders.client.only(PutItemRequest.class))
                .isEqualTo(PutItemRequest.builder().tableName("App").item(ITEM).build());
    }

    @Test
    void M81_aConditionWithoutValuesSendsNone() {
        orders.client.answering(
                PutItemResponse.builder().build(), PutItemResponse.builder().build());
        put(When.ABSENT).run();
        put(When.PRESENT).run();
        assertThat(orders.client.sent())
                .extracting(r -> ((PutItemRequest) r).conditionExpression())
                .containsExactly("attribute_not_exists(#n0)", "attribute_exists(#n0)");
        PutItemRequest request = (PutItemRequest) orders.client.sent().get(0);
        assertThat(request.expressionAttributeNames()).containsExactly(Map.entry("#n0", "PK"));
        assertThat(request.hasExpressionAttributeValues()).isFalse();
    }

    @Test
    void aConditionThatFailsIsToldWithRecordAndKey() {
        orders.client.answering(ConditionalCheckFailedException.builder().build());
        assertThatThrownBy(() -> put(When.ABSENT).run())
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
        delete().run();
        assertThat(orders.client.only(DeleteItemRequest.class))
                .isEqualTo(DeleteItemRequest.builder().tableName("App").key(KEY).build());
        assertThat(delete().existed()).isTrue();
        assertThat(delete().existed()).isFalse();
        assertThat(((DeleteItemRequest) orders.client.sent().get(1)).returnValues())
                .isEqualTo(ReturnValue.ALL_OLD);
    }

    @Test
    void aCopyIsPutInTheSameTransactionWhereItsKeyIsFreeOrMine() {
        orders.client.answering(done());
        putWithCopy(When.ABSENT).run();
        assertThat(orders.client.only(TransactWriteItemsRequest.class).transactItems())
                .containsExactly(
                        put(Put.builder()
                                .tableName("App")
                                .item(ITEM)
                                .conditionExpression("attribute_not_exists(#n0)")
                                .expressionAttributeNames(Map.of("#n0", "PK"))
                                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)),
                        put(Put.builder()
                                .tableName("App")
                                .item(COPY)
                                .conditionExpression("(attribute_not_exists(#n0) OR #n1 = :v0 AND #n2 = :v1)")
                                .expressionAttributeNames(Map.of("#n0", "PK", "#n1", "customerId", "#n2", "id"))
                                .expressionAttributeValues(Map.of(":v0", text("42"), ":v1", text("1")))
                                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)));
    }

    @Test
    void aCopyWithAKeyOfItsOwnIsPutWithoutACondition() {
        orders.client.answering(done());
        table.write(SAVE, new ItemPut("Order", ITEM).copy("byOrder", COPY, Map.of()))
                .run();
        assertThat(orders.client.only(TransactWriteItemsRequest.class).transactItems())
                .containsExactly(
                        put(Put.builder().tableName("App").item(ITEM)),
                        put(Put.builder().tableName("App").item(COPY)));
    }

    @Test
    void aNestedOwnerIsComparedByItsPath() {
        AttributeValue address = AttributeValue.fromM(Map.of("city", text("Ulm")));
        orders.client.answering(done());
        table.write(SAVE, new ItemPut("Order", ITEM).copy("byCity", COPY, Map.of("address", address)))
                .run();
        Put copy = orders.client
                .only(TransactWriteItemsRequest.class)
                .transactItems()
                .get(1)
                .put();
        assertThat(copy.conditionExpression()).isEqualTo("(attribute_not_exists(#n0) OR #n1.#n2 = :v0)");
        assertThat(copy.expressionAttributeNames()).isEqualTo(Map.of("#n0", "PK", "#n1", "address", "#n2", "city"));
        assertThat(copy.expressionAttributeValues()).isEqualTo(Map.of(":v0", text("Ulm")));
    }

    @Test
    void aCopyThatBelongsToAnotherIsADuplicate() {
        orders.client.answering(cancelled("None", "ConditionalCheckFailed"));
        assertThatThrownBy(() -> putWithCopy(When.ALWAYS).run())
                .isInstanceOfSatisfying(
                        DuplicateException.class, e -> assertThat(e.key()).isEqualTo(COPY_KEY))
                .hasMessage("Shop.save: the key of the copy byOrder belongs to another Order: PK = ORDER#1, SK = HEAD");
    }

    @Test
    void theItemsOwnConditionComesFirst() {
        orders.client.answering(cancelled("ConditionalCheckFailed", "ConditionalCheckFailed"));
        assertThatThrownBy(() -> putWithCopy(When.ABSENT).run()).isInstanceOf(ConditionFailedException.class);
    }

    @Test
    void anItemIsDeletedWithItsCopies() {
        orders.client.answering(done(), done(), cancelled("ConditionalCheckFailed", "None"));
        deleteWithCopy().run();
        assertThat(deleteWithCopy().existed()).isTrue();
        assertThat(deleteWithCopy().existed()).isFalse();
        List<TransactWriteItem> first =
                ((TransactWriteItemsRequest) orders.client.sent().get(0)).transactItems();
        assertThat(first.get(0).delete())
                .isEqualTo(Delete.builder().tableName("App").key(KEY).build());
        assertThat(first.get(1).delete().key()).isEqualTo(COPY_KEY);
        assertThat(first.get(1).delete().conditionExpression()).startsWith("(attribute_not_exists(#n0) OR ");
        List<TransactWriteItem> second =
                ((TransactWriteItemsRequest) orders.client.sent().get(1)).transactItems();
        assertThat(second.get(0).delete().conditionExpression()).isEqualTo("attribute_exists(#n0)");
    }

    @Test
    void aTransactionThatOnlyMetConflictsIsSentAgain() {
        orders.client.answering(
                cancelled("TransactionConflict", "None"), cancelled("None", "TransactionConflict"), done());
        putWithCopy(When.ALWAYS).run();
        assertThat(orders.client.sent()).hasSize(3);
    }

    @Test
    void conflictsEndTheAttemptsAtLast() {
        Object[] conflicts = Stream.generate(() -> cancelled("TransactionConflict", "None"))
                .limit(9)
                .toArray();
        orders.client.answering(conflicts);
        assertThatThrownBy(() -> putWithCopy(When.ALWAYS).run()).isInstanceOf(TransactionCanceledException.class);
        assertThat(orders.client.sent()).hasSize(5);
    }

    @Test
    void whatElseCancelsATransactionPassesThrough() {
        orders.client.answering(cancelled("TransactionConflict", "ThrottlingError"));
        assertThatThrownBy(() -> putWithCopy(When.ALWAYS).run()).isInstanceOf(TransactionCanceledException.class);
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
        other.write(SAVE, new ItemPut("Order", ITEM)).run();
        other.write(SAVE, new ItemDelete("Order", KEY)).run();
        other.write(SAVE, new ItemPut("Order", ITEM).copy("byOrder", COPY, OWNER))
                .run();
        other.write(SAVE, new ItemDelete("Order", KEY).copy("byOrder", COPY_KEY, OWNER))
                .run();
        other.query(Orders.LIST, text("CUST#42"), SortRange.everything()).list(Orders::order);
        other.get(Orders.LIST, text("CUST#42"), text("ORDER#1")).optional(Orders::order);
        assertThat(orders.client.sent())
                .hasSize(6)
                .allSatisfy(request ->
                        assertThat(request.toString()).contains("test_App").doesNotContain("TableName=App"));
    }

    private Write put(When when) {
        return table.write(SAVE, new ItemPut("Order", ITEM).when(when));
    }

    private Write putWithCopy(When when) {
        return table.write(
                SAVE, new ItemPut("Order", ITEM).copy("byOrder", COPY, OWNER).when(when));
    }

    private Write delete() {
        return table.write(SAVE, new ItemDelete("Order", KEY));
    }

    private Write deleteWithCopy() {
        return table.write(SAVE, new ItemDelete("Order", KEY).copy("byOrder", COPY_KEY, OWNER));
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
