package dev.partita.testing;

import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeEndpointsRequest;
import software.amazon.awssdk.services.dynamodb.model.ListTablesRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Lets requests to a remote engine through only if every table they name is this run's own. */
final class OwnTables implements ExecutionInterceptor {

    private final String prefix;

    OwnTables(String prefix) {
        this.prefix = prefix;
    }

    @Override
    public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
        SdkRequest request = context.request();
        if (request instanceof ListTablesRequest || request instanceof DescribeEndpointsRequest) {
            return;
        }
        Collection<String> tables = tablesOf(request);
        if (tables.isEmpty() || !tables.stream().allMatch(table -> table.startsWith(prefix))) {
            throw new EngineException(request.getClass().getSimpleName() + " names tables " + tables
                    + ". On an engine that is not on this machine tests touch only tables whose names begin with "
                    + prefix + " (see TestTables.name)");
        }
    }

    private static Collection<String> tablesOf(SdkRequest request) {
        if (request instanceof BatchGetItemRequest batch) {
            return batch.requestItems().keySet();
        }
        if (request instanceof BatchWriteItemRequest batch) {
            return batch.requestItems().keySet();
        }
        if (request instanceof TransactGetItemsRequest reads) {
            return reads.transactItems().stream()
                    .map(TransactGetItem::get)
                    .map(get -> get.tableName())
                    .toList();
        }
        if (request instanceof TransactWriteItemsRequest writes) {
            return writes.transactItems().stream().flatMap(OwnTables::tableOf).toList();
        }
        return request.getValueForField("TableName", String.class).stream().toList();
    }

    private static Stream<String> tableOf(TransactWriteItem item) {
        return Stream.of(
                        Optional.ofNullable(item.put()).map(action -> action.tableName()),
                        Optional.ofNullable(item.update()).map(action -> action.tableName()),
                        Optional.ofNullable(item.delete()).map(action -> action.tableName()),
                        Optional.ofNullable(item.conditionCheck()).map(action -> action.tableName()))
                .flatMap(Optional::stream);
    }
}
