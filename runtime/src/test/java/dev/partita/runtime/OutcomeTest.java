package dev.partita.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.partita.UnknownItems;
import dev.partita.When;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/** What is known of a write whose request the SDK sent again. */
class OutcomeTest {

    private static final WriteShape WRITE = new WriteShape("Shop.write");
    private static final Map<String, AttributeValue> KEY = Orders.item("ORDER#1");

    private final Orders orders = new Orders();
    private final TableClient table = orders.table(UnknownItems.SKIP);

    private static Map<String, AttributeValue> with(String name, AttributeValue value) {
        Map<String, AttributeValue> item = new HashMap<>(KEY);
        item.put(name, value);
        return item;
    }

    private static AttributeValue number(String number) {
        return AttributeValue.fromN(number);
    }

    /** The condition fails at the second attempt, or at that number of attempts. */
    private void failing(int attempts, Map<String, AttributeValue> stored) {
        ConditionalCheckFailedException.Builder failure =
                ConditionalCheckFailedException.builder().numAttempts(attempts);
        orders.client.answering((stored.isEmpty() ? failure : failure.item(stored)).build());
    }

    private void write(ItemAction action) {
        table.write(WRITE, action).run();
    }

    private static ItemPut created(Map<String, AttributeValue> item) {
        return new ItemPut("Order", item).when(When.ABSENT);
    }

    @Test
    void aPutMayHaveMetItsOwnItem() {
        failing(2, with("n", number("1.50")));
        assertThatExceptionOfType(OutcomeUnknownException.class)
                .isThrownBy(() -> write(created(with("n", number("1.5")))))
                .withMessage("Shop.write: the Order is there already: PK = CUST#42, SK = ORDER#1; its request was sent"
                        + " again after an answer got lost, and what is stored is what it writes: it may be done")
                .satisfies(e -> assertThat(e.failure())
                        .isInstanceOfSatisfying(
                                ConditionFailedException.class,
                                failure -> assertThat(failure.current()).contains(with("n", number("1.50")))));
    }

    @Test
    void whatDiffersIsSomebodyElses() {
        failing(2, with("n", number("2")));
        assertThatThrownBy(() -> write(created(with("n", number("1"))))).isInstanceOf(ConditionFailedException.class);
        failing(2, with("n", AttributeValue.fromS("1")));
        assertThatThrownBy(() -> write(created(with("n", number("1"))))).isInstanceOf(ConditionFailedException.class);
    }

    @Test
    void aRequestThatWasSentOnceIsKnown() {
        failing(1, KEY);
        assertThatThrownBy(() -> write(created(KEY))).isInstanceOf(ConditionFailedException.class);
    }

    @Test
    void valuesAreEqualAsTheServiceHasThem() {
        AttributeValue first = AttributeValue.fromM(Map.of(
                "ns", AttributeValue.fromNs(List.of("1", "2.0")),
                "ss", AttributeValue.fromSs(List.of("a", "b")),
                "bs", AttributeValue.fromBs(List.of(SdkBytes.fromUtf8String("a"), SdkBytes.fromUtf8String("b"))),
                "l", AttributeValue.fromL(List.of(number("1"), number("100")))));
        AttributeValue same = AttributeValue.fromM(Map.of(
                "ns", AttributeValue.fromNs(List.of("2", "1.0")),
                "ss", AttributeValue.fromSs(List.of("b", "a")),
                "bs", AttributeValue.fromBs(List.of(SdkBytes.fromUtf8String("b"), SdkBytes.fromUtf8String("a"))),
                "l", AttributeValue.fromL(List.of(number("1"), number("1E+2")))));
        AttributeValue other =
                AttributeValue.fromM(Map.of("l", AttributeValue.fromL(List.of(number("100"), number("1")))));
        assertThat(PlainValue.of(first)).isEqualTo(PlainValue.of(same)).isNotEqualTo(PlainValue.of(other));
    }

    @Test
    void anUpdateMayHaveMetItsOwnValues() {
        failing(2, with("status", AttributeValue.fromS("SHIPPED")));
        assertThatThrownBy(() -> write(shipped())).isInstanceOf(OutcomeUnknownException.class);
        failing(2, with("status", AttributeValue.fromS("LOST")));
        assertThatThrownBy(() -> write(shipped())).isInstanceOf(ConditionFailedException.class);
        Map<String, AttributeValue> open = with("status", AttributeValue.fromS("SHIPPED"));
        open.put("due", number("1"));
        failing(2, open);
        assertThatThrownBy(() -> write(shipped())).isInstanceOf(ConditionFailedException.class);
        failing(2, Map.of());
        assertThatThrownBy(() -> write(shipped())).isInstanceOf(ItemNotFoundException.class);
    }

    private static ItemUpdate shipped() {
        ItemUpdate update = new ItemUpdate("Order", KEY);
        update.expect(AttributeValue.fromS("OPEN"), "status");
        update.assign(AttributeValue.fromS("SHIPPED"), "status");
        update.assign(null, "due");
        return update;
    }

    @Test
    void aDeleteMayHaveMetItsOwnAbsence() {
        failing(2, Map.of());
        assertThatThrownBy(() -> write(deleted()))
                .isInstanceOfSatisfying(
                        OutcomeUnknownException.class,
                        e -> assertThat(e.failure()).isInstanceOf(ItemNotFoundException.class));
        failing(2, KEY);
        assertThatThrownBy(() -> write(deleted())).isInstanceOf(ConditionFailedException.class);
    }

    private static ItemDelete deleted() {
        ItemDelete delete = new ItemDelete("Order", KEY);
        delete.expect(AttributeValue.fromS("OPEN"), "status");
        return delete;
    }

    @Test
    void aWriteThatMeetsATransactionIsSentAgain() {
        TransactionConflictException conflict =
                TransactionConflictException.builder().numAttempts(1).build();
        orders.client.answering(conflict, conflict, PutItemResponse.builder().build());
        write(created(KEY));
        assertThat(orders.client.sent()).hasSize(3);
        assertThat(orders.client.sent().stream().distinct()).hasSize(1);
        assertThat(orders.told).extracting(SentRequest::items).containsExactly(0, 0, 1);
        orders.client.answering(conflict, conflict, conflict, conflict, conflict);
        assertThatThrownBy(() -> write(created(KEY))).isSameAs(conflict);
    }

    @Test
    void aLostAnswerBeforeAConflictIsRemembered() {
        orders.client.answering(
                TransactionConflictException.builder().numAttempts(2).build());
        failing(1, KEY);
        assertThatThrownBy(() -> write(created(KEY))).isInstanceOf(OutcomeUnknownException.class);
    }
}
