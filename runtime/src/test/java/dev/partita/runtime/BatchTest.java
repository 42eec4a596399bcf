package dev.partita.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.partita.UnknownItems;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Batches of puts, deletes and gets; the orders are numbers. */
class BatchTest {

    private static final WriteShape IMPORT = new WriteShape("Shop.importAll");

    private final Orders orders = new Orders();
    private final TableClient table = orders.table(UnknownItems.SKIP);
    private final List<Long> pauses = new ArrayList<>();

    private BatchWrite write() {
        return new BatchWrite(table, IMPORT, new Backoff(pauses::add));
    }

    private BatchGet<String, String> get(ReadShape shape) {
        return new BatchGet<>(table, shape, BatchTest::item, Orders::order, new Backoff(pauses::add));
    }

    private static Map<String, AttributeValue> item(String order) {
        return Orders.item("ORDER#" + order);
    }

    private static List<String> numbers(int count) {
        return IntStream.range(0, count).mapToObj(String::valueOf).toList();
    }

    private static BatchWriteItemResponse written(String... unprocessed) {
        List<WriteRequest> left = Stream.of(unprocessed).map(BatchTest::put).toList();
        return BatchWriteItemResponse.builder()
                .unprocessedItems(left.isEmpty() ? Map.of() : Map.of("App", left))
                .build();
    }

    private static WriteRequest put(String order) {
        return WriteRequest.builder().putRequest(p -> p.item(item(order))).build();
    }

    private static BatchGetItemResponse found(List<String> found, String... unprocessed) {
        KeysAndAttributes left = KeysAndAttributes.builder()
                .keys(Stream.of(unprocessed).map(BatchTest::item).toList())
                .build();
        return BatchGetItemResponse.builder()
                .responses(Map.of("App", found.stream().map(BatchTest::item).toList()))
                .unprocessedKeys(unprocessed.length == 0 ? Map.of() : Map.of("App", left))
                .build();
    }

    private List<Integer> sizes() {
        return orders.client.sent().stream()
                .map(r -> r instanceof BatchWriteItemRequest write
                        ? write.requestItems().values().iterator().next().size()
                        : ((BatchGetItemRequest) r)
                                .requestItems()
                                .values()
                                .iterator()
                                .next()
                                .keys()
                                .size())
                .toList();
    }

    @Test
    void M62_asManyRequestsAsItNeeds() {
        write().put(List.of(), BatchTest::item);
        assertThat(get(Orders.LIST).list(List.of())).isEmpty();
        assertThat(orders.client.sent()).isEmpty();
        orders.client.answering(written(), written(), written(), written());
        write().put(numbers(25), BatchTest::item);
        write().delete(numbers(51), BatchTest::item);
        assertThat(sizes()).containsExactly(25, 25, 25, 1);
        assertThat(pauses).isEmpty();
        assertThat(orders.told).extracting(SentRequest::items).containsExactly(25, 25, 25, 1);
    }

    @Test
    void whatIsSent() {
        orders.client.answering(written());
        write().delete(List.of("1"), BatchTest::item);
        WriteRequest delete =
                WriteRequest.builder().deleteRequest(d -> d.key(item("1"))).build();
        assertThat(orders.client.only(BatchWriteItemRequest.class))
                .isEqualTo(BatchWriteItemRequest.builder()
                        .requestItems(Map.of("App", List.of(delete)))
                        .build());
        assertThat(orders.told).singleElement().hasToString("BatchWriteItem App: PK = CUST#42, SK = ORDER#1");
    }

    @Test
    void M58_whatIsUnprocessedIsSentAgainAfterAPause() {
        orders.client.answering(written("1"), written("1"), written());
        write().put(numbers(3), BatchTest::item);
        assertThat(sizes()).containsExactly(3, 1, 1);
        assertThat(pauses).hasSize(2);
        assertThat(pauses.get(0)).isBetween(12L, 25L);
        assertThat(pauses.get(1)).isBetween(25L, 50L);
    }

    @Test
    void unprocessedItemsFillTheNextRequest() {
        orders.client.answering(written("3", "7"), written());
        write().put(numbers(30), BatchTest::item);
        assertThat(sizes()).containsExactly(25, 7);
    }

    @Test
    void M58_whatStaysUndoneIsInTheException() {
        orders.client.answering(written("2", "0"));
        IntStream.range(0, 8).forEach(i -> orders.client.answering(written("0", "2")));
        assertThatExceptionOfType(BatchIncompleteException.class)
                .isThrownBy(() -> write().put(numbers(3), BatchTest::item))
                .withMessage("Shop.importAll: 2 of 3 are undone: the service left them undone time and again")
                .satisfies(e -> {
                    assertThat(e.undone()).containsExactly("0", "2");
                    assertThat(e.undone(String.class)).containsExactly("0", "2");
                    assertThat(e.found(String.class)).isEmpty();
                    assertThat(e).hasNoCause();
                });
        assertThat(pauses).hasSize(8).allMatch(p -> p <= 2_000);
        assertThat(pauses.get(7)).isBetween(1_000L, 2_000L);
    }

    @Test
    void aFailureOfTheFirstRequestIsThrownAsItIs() {
        SdkClientException failure = SdkClientException.create("no network");
        orders.client.answering(failure);
        assertThatExceptionOfType(SdkClientException.class)
                .isThrownBy(() -> write().put(numbers(30), BatchTest::item))
                .isSameAs(failure);
    }

    @Test
    void aLaterFailureIsToldWithWhatIsUndone() {
        SdkClientException failure = SdkClientException.create("no network");
        orders.client.answering(written("4"), failure);
        assertThatExceptionOfType(BatchIncompleteException.class)
                .isThrownBy(() -> write().put(numbers(27), BatchTest::item))
                .withMessage("Shop.importAll: 3 of 27 are undone: no network")
                .withCause(failure)
                .satisfies(e -> assertThat(e.undone()).containsExactly("4", "25", "26"));
    }

    @Test
    void aThreadThatIsToEndWaitsNoMore() {
        orders.client.answering(written("1"));
        BatchWrite interrupted = new BatchWrite(table, IMPORT, new Backoff(millis -> {
            throw new InterruptedException();
        }));
        assertThatExceptionOfType(BatchIncompleteException.class)
                .isThrownBy(() -> interrupted.put(numbers(3), BatchTest::item))
                .satisfies(e -> assertThat(e.undone()).containsExactly("1"));
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void twoWritesOfOneItemAreRefusedBeforeAnyRequest() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> write().put(List.of("1", "2", "1"), BatchTest::item))
                .withMessage("Shop.importAll: elements 0 and 2 have one key: PK = CUST#42, SK = ORDER#1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> write().delete(List.of("1.0", "1"), n -> Map.of("PK", AttributeValue.fromN(n))));
        assertThatNullPointerException()
                .isThrownBy(() -> write().put(Arrays.asList("1", null), BatchTest::item))
                .withMessage("Shop.importAll: element 1");
        assertThat(orders.client.sent()).isEmpty();
    }

    @Test
    void M58_getsTellWhatIsThereInTheOrderOfTheKeys() {
        orders.client.answering(found(List.of("3"), "1"), found(List.of("1")));
        assertThat(get(Orders.LIST).list(List.of("1", "2", "3"))).containsExactly("1", "3");
        assertThat(sizes()).containsExactly(3, 1);
        orders.client.answering(found(List.of("3", "1")));
        assertThat(get(Orders.LIST).map(List.of("1", "2", "3")))
                .containsExactly(Map.entry("1", "1"), Map.entry("3", "3"));
    }

    @Test
    void M59_aKeyThatIsGivenTwiceIsAskedForOnce() {
        orders.client.answering(found(List.of("2", "1")), found(List.of("1")));
        assertThat(get(Orders.LIST).list(List.of("1", "2", "1"))).containsExactly("1", "2", "1");
        assertThat(sizes()).containsExactly(2);
        BatchGet<String, String> folding =
                new BatchGet<>(table, Orders.LIST, k -> item(k.strip()), Orders::order, new Backoff(pauses::add));
        assertThat(folding.map(List.of("1", " 1"))).containsExactly(Map.entry("1", "1"), Map.entry(" 1", "1"));
    }

    @Test
    void getsAreAsConsistentAsTheyAreToBe() {
        orders.client.answering(found(List.of()), found(List.of()));
        get(Orders.LIST).list(List.of("1"));
        get(Orders.LIST.consistent()).list(numbers(1));
        assertThat(orders.client.sent())
                .extracting(r -> ((BatchGetItemRequest) r).requestItems().get("App"))
                .containsExactly(
                        KeysAndAttributes.builder().keys(List.of(item("1"))).build(),
                        KeysAndAttributes.builder()
                                .keys(List.of(item("0")))
                                .consistentRead(true)
                                .build());
        assertThat(orders.told).last().hasToString("BatchGetItem App: PK = CUST#42, SK = ORDER#0, consistent");
    }

    @Test
    void aHundredKeysAtATime() {
        orders.client.answering(found(List.of()), found(List.of("100")));
        assertThat(get(Orders.LIST).list(numbers(101))).containsExactly("100");
        assertThat(sizes()).containsExactly(100, 1);
    }

    @Test
    void getsThatStayUndoneTellWhatTheyFound() {
        orders.client.answering(found(List.of("2"), "1"));
        IntStream.range(0, 8).forEach(i -> orders.client.answering(found(List.of(), "1")));
        assertThatExceptionOfType(BatchIncompleteException.class)
                .isThrownBy(() -> get(Orders.LIST).list(List.of("1", "2", "3")))
                .satisfies(e -> {
                    assertThat(e.undone(String.class)).containsExactly("1");
                    assertThat(e.found(String.class)).containsExactly("2");
                });
    }

    @Test
    void expiredItemsAreAbsent() {
        Map<String, AttributeValue> expired = new HashMap<>(item("1"));
        expired.put("ttl", AttributeValue.fromN("1000000000.5"));
        Map<String, AttributeValue> foreign = new HashMap<>(item("2"));
        foreign.put("ttl", AttributeValue.fromS("1"));
        orders.client.answering(BatchGetItemResponse.builder()
                .responses(Map.of("App", List.of(expired, foreign, item("3"))))
                .build());
        assertThat(get(Orders.LIST.expiringBy("ttl")).list(List.of("1", "2", "3")))
                .containsExactly("2", "3");
    }

    @Test
    void aForeignItemUnderAKeyIsRefused() {
        orders.client.answering(found(List.of("x")));
        assertThatExceptionOfType(UnknownItemException.class)
                .isThrownBy(() -> get(Orders.LIST).list(List.of("x")));
    }
}
