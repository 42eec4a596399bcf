package dev.partita.runtime;

import static dev.partita.runtime.Orders.LIST;
import static dev.partita.runtime.Orders.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.partita.UnknownItems;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** M72: the service returns expired items for days; no read does. Orders expire by {@code ttl}; it is second 1000. */
class UnexpiredReadTest {

    private static final ReadShape SHAPE = LIST.expiringBy("ttl");
    private static final ReadShape FOLLOWING = SHAPE.following();

    private final StubClient client = new StubClient();

    private Read read(ReadShape shape) {
        return table().query(shape, text("CUST#42"), SortRange.beginsWith("Order.id", "ORDER#"));
    }

    private TableClient table() {
        Clock clock = Clock.fixed(Instant.parse("1970-01-01T00:16:40.999Z"), ZoneOffset.ofHours(5));
        return new TableClient(
                client,
                RepositoryOptions.defaults().clock(clock),
                UnexpiredReadTest.class,
                Orders.LAYOUT,
                UnknownItems.SKIP);
    }

    /** An order that expires then; an empty text is never. */
    private static Map<String, AttributeValue> order(int number, String expiry) {
        Map<String, AttributeValue> item = new HashMap<>(Orders.item("ORDER#" + number));
        if (!expiry.isEmpty()) {
            item.put("ttl", AttributeValue.createN(expiry));
        }
        return item;
    }

    private static Map<String, AttributeValue> dead(int number) {
        return order(number, "1");
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    private static QueryResponse last(Map<String, AttributeValue>... items) {
        return QueryResponse.builder().items(List.of(items)).count(items.length).build();
    }

    @SafeVarargs
    private static QueryResponse cut(Map<String, AttributeValue>... items) {
        return last(items).toBuilder().lastEvaluatedKey(Orders.item("ORDER#0")).build();
    }

    private List<Integer> limits() {
        return client.sent().stream().map(r -> ((QueryRequest) r).limit()).toList();
    }

    @Test
    void anItemIsAbsentFromItsSecondOn() {
        client.answering(last(
                order(1, "999"), order(2, "1000"), order(3, "1001"), order(4, ""), order(5, "999.5"), order(6, "1E3")));
        assertThat(read(SHAPE).list(Orders::order)).containsExactly("3", "4");
        assertThat(((QueryRequest) client.sent().get(0)).filterExpression()).isNull();
    }

    @Test
    void whatIsNoNumberNeverExpires() {
        Map<String, AttributeValue> texts = new HashMap<>(order(1, ""));
        texts.put("ttl", text("1"));
        client.answering(last(texts));
        assertThat(read(SHAPE).list(Orders::order)).containsExactly("1");
    }

    @Test
    void aFullKey() {
        client.answering(
                GetItemResponse.builder().item(dead(1)).build(),
                GetItemResponse.builder().item(order(1, "1001")).build());
        assertThat(table().get(SHAPE, text("CUST#42"), text("ORDER#1")).optional(Orders::order))
                .isEmpty();
        assertThat(table().get(SHAPE, text("CUST#42"), text("ORDER#1")).exists(Orders::isOrder))
                .isTrue();
    }

    @Test
    void theOneItemIsSoughtBehindExpiredOnesByOneRequest() {
        client.answering(last(dead(1), dead(2), dead(3), order(4, "")));
        assertThat(read(SHAPE).one(Orders::order)).isEqualTo("4");
        assertThat(limits()).containsExactly((Integer) null);
    }

    @Test
    void theOneItemMayHaveBeenCutOff() {
        client.answering(cut(dead(1), order(2, "")));
        assertThatThrownBy(() -> read(SHAPE).optional(Orders::order))
                .isInstanceOf(ResultTruncatedException.class)
                .hasMessageContaining("overflow = FOLLOW");
    }

    @Test
    void existenceAndNumberAreOfUnexpiredItems() {
        client.answering(
                last(dead(1), order(2, "")), last(dead(1)), cut(dead(1), order(2, "")), last(dead(1), order(2, "")));
        assertThat(read(SHAPE).exists(Orders::isOrder)).isTrue();
        assertThat(read(SHAPE).exists(Orders::isOrder)).isFalse();
        assertThat(read(SHAPE).exists(Orders::isOrder)).as("one is enough").isTrue();
        assertThat(read(SHAPE).count(Orders::isOrder)).isEqualTo(1);
        assertThat(client.sent())
                .allSatisfy(r -> assertThat(((QueryRequest) r).select()).isNotEqualTo(Select.COUNT));
    }

    @Test
    void aLimitIsReachedByReadingOnAndLooksFurtherEachTime() {
        client.answering(
                cut(dead(1)),
                cut(dead(2), dead(3)),
                cut(dead(4), order(5, ""), dead(6), order(7, "")),
                last(order(8, "")));
        assertThat(read(FOLLOWING.limit(1)).list(Orders::order)).containsExactly("5");
        assertThat(limits()).containsExactly(1, 2, 4);
    }

    @Test
    void noRequestAsksForMoreThanAHundredOnItsOwn() {
        QueryResponse[] answers = IntStream.rangeClosed(1, 10)
                .mapToObj(i -> i < 10 ? cut(dead(i)) : last(order(10, "")))
                .toArray(QueryResponse[]::new);
        client.answering((Object[]) answers);
        assertThat(read(FOLLOWING.limit(1)).optional(Orders::order)).contains("10");
        assertThat(limits()).containsExactly(1, 2, 4, 8, 16, 32, 64, 100, 100, 100);
    }

    @Test
    void aStreamReadsOnToItsLimit() {
        client.answering(cut(order(1, ""), dead(2)), last(order(3, ""), order(4, "")));
        assertThat(read(FOLLOWING.limit(2)).stream(Orders::order)).containsExactly("1", "3");
    }

    @Test
    void aPageMayBeShortAndHasItsCursor() {
        client.answering(cut(dead(1), order(2, "")), last(dead(3)));
        Page<String> page = read(SHAPE).page(Orders::order, PageRequest.first(2));
        assertThat(page.items()).containsExactly("2");
        assertThat(read(SHAPE).page(Orders::order, page.next(2).orElseThrow()))
                .isEqualTo(new Page<>(List.of(), java.util.Optional.empty()));
        assertThat(limits()).containsExactly(2, 2);
    }
}
