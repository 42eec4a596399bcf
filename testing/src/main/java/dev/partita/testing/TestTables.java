package dev.partita.testing;

import java.util.concurrent.atomic.AtomicInteger;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/**
 * The tables of one test. Their names begin with a prefix that no other test has, so tests can run side by side on one
 * engine. When the test ends, all tables with the prefix are dropped.
 */
public final class TestTables implements AutoCloseable {

    private static final AtomicInteger COUNT = new AtomicInteger();

    private final DynamoDbClient client;
    private final String prefix;

    TestTables(DynamoDbClient client, String runPrefix) {
        this.client = client;
        this.prefix = runPrefix + COUNT.incrementAndGet() + "-";
    }

    /**
     * What the names of this test's tables begin with.
     *
     * @return for example {@code partita-1b4e28ba-17-}
     */
    public String prefix() {
        return prefix;
    }

    /**
     * This test's own name for a table. No table is made.
     *
     * @param table the name that it has elsewhere
     * @return the prefix and that name
     */
    public String name(String table) {
        return prefix + table;
    }

    /** Drops all tables whose names begin with the prefix. The extension does this when the test ends. */
    @Override
    public void close() {
        client.listTablesPaginator().tableNames().stream()
                .filter(name -> name.startsWith(prefix))
                .toList()
                .forEach(this::drop);
    }

    private void drop(String name) {
        try {
            client.deleteTable(request -> request.tableName(name));
        } catch (ResourceNotFoundException e) {
            // the test dropped it itself
        }
    }
}
