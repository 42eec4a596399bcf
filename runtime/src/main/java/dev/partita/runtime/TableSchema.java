package dev.partita.runtime;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
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
 * @param timeToLive the attribute by which its items expire, if there are such
 */
public record TableSchema(
        Class<?> declared,
        String name,
        List<KeyAttribute> key,
        List<IndexSchema> indexes,
        Optional<String> timeToLive) {

    /**
     * Copies the lists.
     *
     * @param declared the table's interface
     * @param name the table's declared name
     * @param key its partition key and, if it has one, its sort key
     * @param indexes its indexes
     * @param timeToLive the attribute by which its items expire, if there are such
     */
    public TableSchema {
        key = List.copyOf(key);
        indexes = List.copyOf(indexes);
    }

    /**
     * A table whose items never expire.
     *
     * @param declared the table's interface
     * @param name the table's declared name
     * @param key its partition key and, if it has one, its sort key
     * @param indexes its indexes
     */
    public TableSchema(Class<?> declared, String name, List<KeyAttribute> key, List<IndexSchema> indexes) {
        this(declared, name, key, indexes, Optional.empty());
    }

    /**
     * {@return the same with items that expire}
     *
     * @param attribute the attribute that says when
     */
    public TableSchema expiringBy(String attribute) {
        return new TableSchema(declared, name, key, indexes, Optional.of(attribute));
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
     * Creates the table, waits until it and its indexes are active, and turns on its time to live, if it has one.
     *
     * @param client what sends
     * @param options may give the table another name
     * @throws PartitaException if it isn't active in time, or the thread is interrupted
     */
    public void create(DynamoDbClient client, RepositoryOptions options) {
        CreateTableRequest request = createTableRequest(options);
        client.createTable(request);
        new TableWait(client, request.tableName()).untilActive();
        timeToLive.ifPresent(attribute -> client.updateTimeToLive(r -> r.tableName(request.tableName())
                .timeToLiveSpecification(s -> s.attributeName(attribute).enabled(true))));
    }

    /**
     * Compares the table with what its interface says.
     *
     * @param client what sends
     * @param options may give the table another name
     * @throws SchemaMismatchException if a key, an index, a projection or the time to live is otherwise
     */
    public void verify(DynamoDbClient client, RepositoryOptions options) {
        String table = options.nameOf(declared, name);
        TableCheck check = new TableCheck(this);
        List<String> differences = new ArrayList<>(
                check.differences(client.describeTable(r -> r.tableName(table)).table()));
        timeToLive.ifPresent(attribute -> check.difference(
                        attribute,
                        client.describeTimeToLive(r -> r.tableName(table)).timeToLiveDescription())
                .ifPresent(differences::add));
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
