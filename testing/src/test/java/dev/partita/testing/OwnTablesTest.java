package dev.partita.testing;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ListTablesRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

class OwnTablesTest {

    private final OwnTables guard = new OwnTables("run-");

    static Stream<SdkRequest> own() {
        return Stream.concat(Stream.of(ListTablesRequest.builder().build()), requests("run-App", "run-Other"));
    }

    static Stream<SdkRequest> others() {
        return Stream.concat(
                Stream.of(ExecuteStatementRequest.builder()
                        .statement("SELECT * FROM \"run-App\"")
                        .build()),
                requests("run-App", "App"));
    }

    @ParameterizedTest
    @MethodSource("own")
    void letsRequestsOnOwnTablesThrough(SdkRequest request) {
        assertThatCode(() -> check(request)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @MethodSource("others")
    void stopsRequestsOnOthers(SdkRequest request) {
        assertThatThrownBy(() -> check(request))
                .isInstanceOf(EngineException.class)
                .hasMessageContainingAll(request.getClass().getSimpleName(), "run-");
    }

    private void check(SdkRequest request) {
        Context.BeforeExecution context = () -> request;
        guard.beforeExecution(context, new ExecutionAttributes());
    }

    /** Requests on the second table, and where they can name several on both. */
    private static Stream<SdkRequest> requests(String first, String second) {
        List<WriteRequest> writes = List.of(WriteRequest.builder().build());
        KeysAndAttributes keys = KeysAndAttributes.builder().build();
        return Stream.of(
                CreateTableRequest.builder().tableName(second).build(),
                DeleteTableRequest.builder().tableName(second).build(),
                PutItemRequest.builder().tableName(second).build(),
                QueryRequest.builder().tableName(second).build(),
                BatchWriteItemRequest.builder()
                        .requestItems(Map.of(first, writes, second, writes))
                        .build(),
                BatchGetItemRequest.builder()
                        .requestItems(Map.of(first, keys, second, keys))
                        .build(),
                TransactGetItemsRequest.builder()
                        .transactItems(List.of(get(first), get(second)))
                        .build(),
                write(put -> put.put(action -> action.tableName(second))),
                write(update -> update.update(action -> action.tableName(second))),
                write(delete -> delete.delete(action -> action.tableName(second))),
                write(check -> check.conditionCheck(action -> action.tableName(second))));
    }

    private static TransactGetItem get(String table) {
        return TransactGetItem.builder().get(get -> get.tableName(table)).build();
    }

    /** A harmless action and another one. */
    private static TransactWriteItemsRequest write(Consumer<TransactWriteItem.Builder> action) {
        TransactWriteItem own =
                TransactWriteItem.builder().put(put -> put.tableName("run-App")).build();
        TransactWriteItem other =
                TransactWriteItem.builder().applyMutation(action).build();
        return TransactWriteItemsRequest.builder()
                .transactItems(List.of(own, other))
                .build();
    }
}
