package dev.partita.runtime;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;

/**
 * A table with its indexes, as it is created.
 *
 * @param declared the table's interface
 * @param name the table's declared name
 * @param key its partition key and, if it has one, its sort key
 * @param indexes its indexes
 */
public record TableSchema(Class<?> declared, String name, List<KeyAttribute> key, List<IndexSchema> indexes) {

    /**
     * Copies the lists.
     *
     * @param declared the table's interface
     * @param name the table's declared name
     * @param key its partition key and, if it has one, its sort key
     * @param indexes its indexes
     */
    public TableSchema {
        key = List.copyOf(key);
        indexes = List.copyOf(indexes);
    }

    /**
     * {@return the request that creates the table, billed per request}
     *
     * @param options may give the table another name
     */
    public CreateTableRequest createTableRequest(RepositoryOptions options) {
        List<IndexSchema> global = indexes.stream().filter(i -> !i.local()).toList();
        List<IndexSchema> local = indexes.stream().filter(IndexSchema::local).toList();
        return CreateTableRequest.builder()
                .tableName(options.nameOf(declared, name))
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(attributes())
                .keySchema(elements(key))
                .globalSecondaryIndexes(
                        global.isEmpty()
                                ? null
                                : global.stream().map(TableSchema::globalIndex).toList())
                .localSecondaryIndexes(
                        local.isEmpty()
                                ? null
                                : local.stream().map(TableSchema::localIndex).toList())
                .build();
    }

    /**
     * Creates the table and waits until it and its indexes are active.
     *
     * @param client what sends
     * @param options may give the table another name
     * @throws PartitaException if it isn't active in time, or the thread is interrupted
     */
    public void create(DynamoDbClient client, RepositoryOptions options) {
        CreateTableRequest request = createTableRequest(options);
        client.createTable(request);
        new TableWait(client, request.tableName()).untilActive();
    }

    /**
     * Compares the table with what its interface says.
     *
     * @param client what sends
     * @param options may give the table another name
     * @throws SchemaMismatchException if a key, an index or a projection is otherwise
     */
    public void verify(DynamoDbClient client, RepositoryOptions options) {
        String table = options.nameOf(declared, name);
        List<String> differences = new TableCheck(this)
                .differences(client.describeTable(r -> r.tableName(table)).table());
        if (!differences.isEmpty()) {
            throw new SchemaMismatchException(table, differences);
        }
    }

    private List<AttributeDefinition> attributes() {
        Set<KeyAttribute> all = new LinkedHashSet<>(key);
        indexes.forEach(index -> all.addAll(index.key()));
        return all.stream()
                .map(a -> AttributeDefinition.builder()
                        .attributeName(a.name())
                        .attributeType(a.type())
                        .build())
                .toList();
    }

    static List<KeySchemaElement> elements(List<KeyAttribute> key) {
        List<KeySchemaElement> elements = new ArrayList<>();
        for (KeyAttribute attribute : key) {
            elements.add(KeySchemaElement.builder()
                    .attributeName(attribute.name())
                    .keyType(elements.isEmpty() ? KeyType.HASH : KeyType.RANGE)
                    .build());
        }
        return elements;
    }

    private static GlobalSecondaryIndex globalIndex(IndexSchema index) {
        return GlobalSecondaryIndex.builder()
                .indexName(index.name())
                .keySchema(elements(index.key()))
                .projection(projection(index))
                .build();
    }

    private static LocalSecondaryIndex localIndex(IndexSchema index) {
        return LocalSecondaryIndex.builder()
                .indexName(index.name())
                .keySchema(elements(index.key()))
                .projection(projection(index))
                .build();
    }

    private static Projection projection(IndexSchema index) {
        return Projection.builder()
                .projectionType(index.projection().name())
                .nonKeyAttributes(index.include().isEmpty() ? null : index.include())
                .build();
    }
}
