package dev.partita.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

class FaultTest {

    private final String table = DynamoEngine.shared().tablePrefix() + "faults";
    private final List<String> sent = new ArrayList<>();
    private final FaultScript script = new FaultScript();
    private final DynamoDbClient client = DynamoEngine.shared().client(operation -> {
        sent.add(operation);
        return script.apply(operation);
    });

    @BeforeEach
    void create() {
        client.createTable(r -> r.tableName(table)
                .attributeDefinitions(AttributeDefinition.builder()
                        .attributeName("id")
                        .attributeType(ScalarAttributeType.S)
                        .build())
                .keySchema(KeySchemaElement.builder()
                        .attributeName("id")
                        .keyType(KeyType.HASH)
                        .build())
                .provisionedThroughput(p -> p.readCapacityUnits(5L).writeCapacityUnits(5L)));
        sent.clear();
    }

    @AfterEach
    void drop() {
        script.clear();
        client.deleteTable(r -> r.tableName(table));
        client.close();
    }

    @Test
    void aLostAnswerIsToWorkThatWasDone() {
        script.next("UpdateItem", Fault.answerLost());
        client.updateItem(r -> r.tableName(table)
                .key(id("a"))
                .updateExpression("ADD n :one")
                .expressionAttributeValues(Map.of(":one", AttributeValue.fromN("1"))));
        assertThat(sent).containsExactly("UpdateItem", "UpdateItem");
        assertThat(client.getItem(r -> r.tableName(table).key(id("a"))).item())
                .as("the SDK sent it again, and both were done")
                .containsEntry("n", AttributeValue.fromN("2"));
    }

    @Test
    void whatNeverArrivesIsNotDone() {
        script.always("PutItem", Fault.requestLost());
        assertThatExceptionOfType(SdkClientException.class)
                .isThrownBy(() -> client.putItem(r -> r.tableName(table).item(id("a"))))
                .withMessageContaining("the request got lost");
        assertThat(stored()).isEmpty();
    }

    @Test
    void errorsThatTheSdkRetries() {
        script.next("PutItem", Fault.throttled(), Fault.failed(), Fault.none(), Fault.throttled());
        client.putItem(r -> r.tableName(table).item(id("a")));
        assertThat(sent).containsExactly("PutItem", "PutItem", "PutItem");
        assertThat(script.left()).isEqualTo(1);
        assertThat(stored()).containsExactly("a");
    }

    @Test
    void conflictsOfOneItem() {
        script.next("PutItem", Fault.conflict());
        assertThatExceptionOfType(TransactionConflictException.class)
                .isThrownBy(() -> client.putItem(r -> r.tableName(table).item(id("a"))));
        assertThat(stored()).isEmpty();
    }

    @Test
    void cancelledTransactionsTellTheReasonOfEachAction() {
        script.next("TransactWriteItems", Fault.cancelled("None", "TransactionConflict"));
        assertThatExceptionOfType(TransactionCanceledException.class)
                .isThrownBy(() -> client.transactWriteItems(r -> r.transactItems(
                        Set.of("a,", "b[{", "c\"]").stream().map(this::put).toList())))
                .satisfies(e -> assertThat(e.cancellationReasons())
                        .extracting(CancellationReason::code)
                        .containsExactly("None", "TransactionConflict", "None"));
        assertThat(stored()).isEmpty();
    }

    @Test
    void batchesOfWhichTheBeginningIsDone() {
        List<WriteRequest> writes = IntStream.range(0, 3)
                .mapToObj(i -> WriteRequest.builder()
                        .putRequest(p -> p.item(id("\\}]" + i)))
                        .build())
                .toList();
        script.next("BatchWriteItem", Fault.unprocessed(2), Fault.unprocessed(0));
        BatchWriteItemResponse some = client.batchWriteItem(r -> r.requestItems(Map.of(table, writes)));
        assertThat(some.unprocessedItems()).isEqualTo(Map.of(table, writes.subList(2, 3)));
        BatchWriteItemResponse none = client.batchWriteItem(r -> r.requestItems(some.unprocessedItems()));
        assertThat(none.unprocessedItems()).isEqualTo(some.unprocessedItems());
        assertThat(stored()).containsExactly("\\}]0", "\\}]1");
    }

    @Test
    void batchesOfWhichTheBeginningIsFound() {
        client.putItem(r -> r.tableName(table).item(id("a")));
        script.next("BatchGetItem", Fault.unprocessed(1), Fault.unprocessed(0));
        BatchGetItemResponse some = get("a", "b");
        assertThat(some.responses()).isEqualTo(Map.of(table, List.of(id("a"))));
        assertThat(some.unprocessedKeys().get(table)).isEqualTo(keys("b"));
        assertThat(get("a").responses()).isEmpty();
        assertThat(get("a", "b").unprocessedKeys()).isEmpty();
    }

    @Test
    void otherProgramsCanComeInBetween() {
        long before = System.nanoTime();
        script.next("PutItem", Fault.before(() -> sent.add("meanwhile")), Fault.delayed(Duration.ofMillis(20)));
        client.putItem(r -> r.tableName(table).item(id("a")));
        client.putItem(r -> r.tableName(table).item(id("b")));
        assertThat(sent).containsExactly("PutItem", "meanwhile", "PutItem");
        assertThat(System.nanoTime() - before).isGreaterThan(20_000_000L);
        assertThat(stored()).containsExactly("a", "b");
    }

    private BatchGetItemResponse get(String... ids) {
        return client.batchGetItem(r -> r.requestItems(Map.of(table, keys(ids))));
    }

    private static KeysAndAttributes keys(String... ids) {
        return KeysAndAttributes.builder()
                .keys(Stream.of(ids).map(FaultTest::id).toList())
                .consistentRead(true)
                .build();
    }

    private TransactWriteItem put(String id) {
        return TransactWriteItem.builder()
                .put(p -> p.tableName(table).item(id(id)))
                .build();
    }

    private Set<String> stored() {
        return client.scan(r -> r.tableName(table)).items().stream()
                .flatMap(item -> item.values().stream())
                .map(AttributeValue::s)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Map<String, AttributeValue> id(String id) {
        return Map.of("id", AttributeValue.fromS(id));
    }
}
