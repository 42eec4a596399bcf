package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.runtime.RepositoryOptions;
import dev.partita.testing.DynamoEngine;
import dev.partita.testing.RequestLog;
import dev.partita.testing.WireRequest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * A test's access to the engine: a client whose requests are kept, and tables of the test's own. After the test the
 * tables are dropped, and the repositories are known to have sent no Scan.
 */
public final class Engine implements AfterEachCallback {

    private static final AtomicInteger TABLES = new AtomicInteger();
    private static final RequestLog LOG = new RequestLog();
    private static final DynamoDbClient CLIENT = DynamoEngine.shared().client(LOG);
    private static final DynamoDbClient PLAIN = DynamoEngine.shared().client();

    private final Map<Class<?>, String> names = new HashMap<>();
    private final List<String> created = new ArrayList<>();

    public Engine() {
        LOG.clear();
    }

    /** What repositories get. */
    public DynamoDbClient client() {
        return CLIENT;
    }

    /** What any other program would use; its requests are not kept. */
    public DynamoDbClient plain() {
        return PLAIN;
    }

    public RequestLog log() {
        return LOG;
    }

    /** The test's own name for an interface's table. */
    public String table(Class<?> design) {
        return names.computeIfAbsent(design, d -> newName());
    }

    /** A name that no other test has. */
    public String newName() {
        String name = DynamoEngine.shared().tablePrefix() + "it-" + TABLES.incrementAndGet();
        created.add(name);
        return name;
    }

    /** Options under which these interfaces' tables are the test's own. */
    public RepositoryOptions options(Class<?>... designs) {
        RepositoryOptions options = RepositoryOptions.defaults();
        for (Class<?> design : designs) {
            options = options.tableName(design, table(design));
        }
        return options;
    }

    /** Writes an item as another program would. */
    public void put(Class<?> design, Map<String, AttributeValue> item) {
        PLAIN.putItem(r -> r.tableName(table(design)).item(item));
    }

    /** Everything that an interface's table holds. */
    public List<Map<String, AttributeValue>> items(Class<?> design) {
        return PLAIN.scanPaginator(r -> r.tableName(table(design)).consistentRead(true)).items().stream()
                .toList();
    }

    /** What the call sent. */
    public List<WireRequest> sentBy(ThrowingCallable call) {
        LOG.clear();
        try {
            call.call();
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
        return LOG.sent();
    }

    /** The one request that the call sent. */
    public WireRequest oneSentBy(ThrowingCallable call) {
        List<WireRequest> sent = sentBy(call);
        assertThat(sent).hasSize(1);
        return sent.get(0);
    }

    /** A Query on an interface's table as most of them are. */
    public WireRequest query(Class<?> design, String key) {
        return query(design, "", key);
    }

    /** A Query on an index as most of them are. */
    public WireRequest query(Class<?> design, String index, String key) {
        return new WireRequest("Query", table(design), index, key, false, OptionalInt.empty(), false, "", false);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        assertThat(LOG.requests()).noneMatch(ScanRequest.class::isInstance);
        for (String name : created) {
            try {
                PLAIN.deleteTable(r -> r.tableName(name));
            } catch (ResourceNotFoundException e) {
                // the test made none of that name
            }
        }
    }
}
