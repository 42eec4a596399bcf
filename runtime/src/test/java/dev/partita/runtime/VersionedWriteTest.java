package dev.partita.runtime;

import static dev.partita.runtime.Orders.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.partita.UnknownItems;
import dev.partita.When;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** The conditions of writes of records with a version {@code v} that expire by {@code ttl}. It is second 1000. */
class VersionedWriteTest {

    private static final WriteShape SAVE = new WriteShape("Shop.save");
    private static final Map<String, AttributeValue> KEY = Orders.item("ORDER#1");
    private static final Clock CLOCK = Clock.fixed(Instant.ofEpochSecond(1000), ZoneOffset.UTC);

    private final StubClient client = new StubClient();
    private final TableClient table = new TableClient(
            client,
            RepositoryOptions.defaults().clock(CLOCK),
            VersionedWriteTest.class,
            Orders.LAYOUT,
            UnknownItems.SKIP);

    private static AttributeValue number(long number) {
        return AttributeValue.createN(Long.toString(number));
    }

    private static Map<String, AttributeValue> stored(String attribute, long number) {
        Map<String, AttributeValue> item = new HashMap<>(KEY);
        item.put(attribute, number(number));
        return item;
    }

    private static ItemPut put(@Nullable Number version) {
        ItemPut put = new ItemPut("Order", KEY);
        put.expectVersion("v", version);
        return put;
    }

    private static <A extends ItemAction> A expiring(A action) {
        action.expireBy("ttl");
        return action;
    }

    /** The condition with its names and values in place of the placeholders. */
    private static String words(
            @Nullable String condition, Map<String, String> names, Map<String, AttributeValue> values) {
        String text = String.valueOf(condition);
        for (Map.Entry<String, String> name : names.entrySet()) {
            text = text.replaceAll(name.getKey() + "\\b", name.getValue());
        }
        for (Map.Entry<String, AttributeValue> value : values.entrySet()) {
            text = text.replaceAll(value.getKey() + "\\b", KeyWords.of(value.getValue()));
        }
        return text;
    }

    private String condition(ItemAction action) {
        if (action instanceof ItemPut) {
            client.answering(PutItemResponse.builder().build());
            table.write(SAVE, action).run();
            PutItemRequest sent =
                    (PutItemRequest) client.sent().get(client.sent().size() - 1);
            return words(sent.conditionExpression(), sent.expressionAttributeNames(), sent.expressionAttributeValues());
        }
        if (action instanceof ItemDelete) {
            client.answering(DeleteItemResponse.builder().build());
            table.write(SAVE, action).run();
            DeleteItemRequest sent =
                    (DeleteItemRequest) client.sent().get(client.sent().size() - 1);
            return words(sent.conditionExpression(), sent.expressionAttributeNames(), sent.expressionAttributeValues());
        }
        client.answering(UpdateItemResponse.builder().build());
        table.write(SAVE, action).run();
        UpdateItemRequest sent =
                (UpdateItemRequest) client.sent().get(client.sent().size() - 1);
        return words(
                sent.updateExpression() + " IF " + sent.conditionExpression(),
                sent.expressionAttributeNames(),
                sent.expressionAttributeValues());
    }

    private ConditionalCheckFailedException failed(Map<String, AttributeValue> item) {
        return ConditionalCheckFailedException.builder().item(item).build();
    }

    @Test
    void M65_aRecordThatWasNeverStoredReplacesWhatHasNoVersion() {
        String never = "((attribute_not_exists(v) OR attribute_type(v, NULL)) OR v = 0)";
        assertThat(condition(put(0))).isEqualTo(never);
        assertThat(condition(put(null))).isEqualTo(never);
        assertThat(condition(expiring(put(0)))).isEqualTo("(" + never + " OR ttl <= 1000)");
    }

    @Test
    void aPutOfAStoredRecordExpectsItsVersion() {
        assertThat(condition(put(7))).isEqualTo("v = 7");
        assertThat(condition(expiring(put(7)))).isEqualTo("NOT ttl <= 1000 AND v = 7");
        assertThat(condition(put(7).when(When.ABSENT))).isEqualTo("attribute_not_exists(PK)");
        assertThat(condition(expiring(put(7)).when(When.ABSENT)))
                .isEqualTo("(attribute_not_exists(PK) OR ttl <= 1000)");
        assertThat(condition(expiring(new ItemPut("Order", KEY)).when(When.PRESENT)))
                .isEqualTo("attribute_exists(PK) AND NOT ttl <= 1000");
        assertThat(condition(expiring(new ItemPut("Order", KEY)))).isEqualTo("null");
    }

    @Test
    void M64_aDeleteExpectsTheVersion() {
        ItemDelete delete = new ItemDelete("Order", KEY);
        delete.expectVersion("v", 7);
        assertThat(condition(delete)).isEqualTo("v = 7");
        assertThat(condition(expiring(delete))).isEqualTo("NOT ttl <= 1000 AND v = 7");
        assertThat(condition(expiring(new ItemDelete("Order", KEY)))).isEqualTo("null");
    }

    @Test
    void anUpdateExpectsTheVersionAndStoresTheNext() {
        ItemUpdate update = new ItemUpdate("Order", KEY);
        update.expectVersion("v", 7);
        update.assign(text("x"), "a");
        assertThat(condition(expiring(update)))
                .isEqualTo("SET a = x, v = 8 IF attribute_exists(PK) AND NOT ttl <= 1000 AND v = 7");
        ItemUpdate counting = new ItemUpdate("Order", KEY);
        counting.countVersion("v");
        counting.add(number(5), "n");
        assertThat(condition(counting)).isEqualTo("ADD n 5, v 1 IF attribute_exists(PK)");
    }

    @Test
    void whatChangesNothingRaisesNoVersion() {
        ItemUpdate update = new ItemUpdate("Order", KEY);
        update.countVersion("v");
        table.write(SAVE, update).run();
        assertThat(client.sent()).isEmpty();
    }

    @Test
    void whatIsStaleIsToldWithTheItemAsItIs() {
        client.answering(failed(stored("v", 9)));
        assertThatThrownBy(() -> table.write(SAVE, put(7)).run())
                .isInstanceOfSatisfying(StaleVersionException.class, e -> {
                    assertThat(e.expected()).isEqualTo(7);
                    assertThat(e.current()).contains(stored("v", 9));
                })
                .hasMessage("Shop.save: the Order has been written by somebody else: PK = CUST#42, SK = ORDER#1"
                        + " (expected v 7, found 9)");
        client.answering(failed(Map.of()));
        assertThatThrownBy(() -> table.write(SAVE, put(7)).run())
                .isInstanceOf(ItemNotFoundException.class)
                .hasMessage("Shop.save: the Order isn't there: PK = CUST#42, SK = ORDER#1");
        client.answering(failed(stored("ttl", 1000)));
        assertThatThrownBy(() -> table.write(SAVE, expiring(put(7))).run())
                .as("it has expired")
                .isInstanceOf(ItemNotFoundException.class);
    }

    @Test
    void anotherExpectationThatFailsIsNotTheVersions() {
        ItemUpdate update = new ItemUpdate("Order", KEY);
        update.expectVersion("v", 9);
        update.expect(text("open"), "status");
        client.answering(failed(stored("v", 9)));
        assertThatThrownBy(() -> table.write(SAVE, update).run())
                .isInstanceOf(ConditionFailedException.class)
                .hasMessageEndingWith("(expected status = open, found none)");
    }

    @Test
    void anUpsertReplacesAnExpiredItem() {
        ItemUpdate update = expiring(new ItemUpdate("Order", KEY));
        update.upsert();
        update.countVersion("v");
        update.add(number(5), "n");
        update.assign(number(2000), "ttl");
        update.expectMissing("owner");
        client.answering(failed(stored("ttl", 999)), PutItemResponse.builder().build());
        Map<String, AttributeValue> made = table.write(SAVE, update).after(item -> item);
        assertThat(made).containsAllEntriesOf(KEY).containsEntry("n", number(5)).containsEntry("v", number(1));
        PutItemRequest put = (PutItemRequest) client.sent().get(1);
        assertThat(put.item()).isEqualTo(made);
        assertThat(words(put.conditionExpression(), put.expressionAttributeNames(), put.expressionAttributeValues()))
                .isEqualTo("ttl <= 1000");
    }

    @Test
    void anUpsertThatSomebodyElseWasFasterWithIsDoneOnWhatIsThereNow() {
        ItemUpdate update = expiring(new ItemUpdate("Order", KEY));
        update.upsert();
        update.add(number(5), "n");
        client.answering(
                failed(stored("ttl", 999)),
                failed(stored("ttl", 2000)),
                UpdateItemResponse.builder().attributes(stored("n", 6)).build());
        assertThat(table.write(SAVE, update).<Map<String, AttributeValue>>after(item -> item))
                .isEqualTo(stored("n", 6));
        assertThat(client.sent()).hasSize(3);
    }

    @Test
    void anUpsertThatExpectsSomethingFindsAnExpiredItemAbsent() {
        ItemUpdate update = expiring(new ItemUpdate("Order", KEY));
        update.upsert();
        update.expect(text("ann"), "owner");
        client.answering(failed(stored("ttl", 999)));
        assertThatThrownBy(() -> table.write(SAVE, update).run()).isInstanceOf(ConditionFailedException.class);
        assertThat(client.sent()).hasSize(1);
    }

    @Test
    void inATransactionAnExpiredItemIsAReason() {
        ItemUpdate update = expiring(new ItemUpdate("Order", KEY));
        update.upsert();
        update.add(number(5), "n");
        client.answering(TransactionCanceledException.builder()
                .cancellationReasons(CancellationReason.builder()
                        .code("ConditionalCheckFailed")
                        .item(stored("ttl", 999))
                        .build())
                .build());
        TransactionWrite transaction = table.transaction(SAVE);
        transaction.add(update);
        assertThatThrownBy(transaction::run)
                .isInstanceOfSatisfying(
                        TransactionFailedException.class,
                        e -> assertThat(e.reasons().get(0).failure())
                                .containsInstanceOf(ConditionFailedException.class))
                .hasMessageContaining("has expired, and the service hasn't deleted it yet");
    }

    @Test
    void whatADeleteFoundExpiredWasNotThere() {
        client.answering(
                DeleteItemResponse.builder().attributes(stored("ttl", 1000)).build(),
                DeleteItemResponse.builder().attributes(stored("ttl", 1000)).build(),
                DeleteItemResponse.builder().attributes(stored("ttl", 1001)).build());
        assertThat(table.write(SAVE, expiring(new ItemDelete("Order", KEY))).existed())
                .isFalse();
        assertThat(table.write(SAVE, expiring(new ItemDelete("Order", KEY))).before(item -> item))
                .isEqualTo(Optional.empty());
        assertThat(table.write(SAVE, expiring(new ItemDelete("Order", KEY))).existed())
                .isTrue();
    }

    @Test
    void aCopysKeyIsFreeWhereItHasExpired() {
        client.answering(TransactWriteItemsResponse.builder().build());
        ItemPut put = expiring(new ItemPut("Order", KEY)).copy("byId", Orders.item("COPY"), Map.of("id", text("1")));
        table.write(SAVE, put).run();
        TransactWriteItemsRequest sent =
                (TransactWriteItemsRequest) client.sent().get(0);
        software.amazon.awssdk.services.dynamodb.model.Put copy =
                sent.transactItems().get(1).put();
        assertThat(words(copy.conditionExpression(), copy.expressionAttributeNames(), copy.expressionAttributeValues()))
                .isEqualTo("((attribute_not_exists(PK) OR ttl <= 1000) OR id = 1)");
    }

    @Test
    void theLastVersionIsToldInsteadOfTurnedAround() {
        assertThat(Versions.next(0)).isEqualTo(1);
        assertThat(Versions.next((Integer) null)).isEqualTo(1);
        assertThat(Versions.next((Long) null)).isEqualTo(1);
        assertThat(Versions.next(Long.valueOf(41))).isEqualTo(42);
        assertThatThrownBy(() -> Versions.next(Integer.MAX_VALUE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the version 2147483647 is the last that an int holds");
        assertThatThrownBy(() -> Versions.next(Long.MAX_VALUE)).isInstanceOf(IllegalArgumentException.class);
        assertThat(List.of(Versions.next(Integer.valueOf(6)))).containsExactly(7);
    }
}
