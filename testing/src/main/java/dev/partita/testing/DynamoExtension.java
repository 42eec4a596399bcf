package dev.partita.testing;

import java.util.function.Supplier;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Gives JUnit tests the {@link DynamoEngine}, a {@link DynamoDbClient} for it, and {@link TestTables} of their own.
 *
 * <pre>{@code
 * @ExtendWith(DynamoExtension.class)
 * class ShopTest {
 *
 *     @Test
 *     void findsWhatWasSaved(DynamoDbClient client, TestTables tables) {
 *         RepositoryOptions options = RepositoryOptions.defaults().tableName(Shop.class, tables.name("App"));
 *         ShopSchema.create(client, options);
 *         Shop shop = new DynamoShop(client, options);
 *         …
 *     }
 * }
 * }</pre>
 *
 * <p>Parameters of a test method, {@code @BeforeEach} and {@code @AfterEach} share the tables of that test; those of a
 * constructor, {@code @BeforeAll} and {@code @AfterAll} share tables of the whole class, which are dropped after its
 * last test. The client belongs to the run and is closed at its end; tests don't close it.
 *
 * <p>Needs JUnit Jupiter 5.13 or later.
 */
public final class DynamoExtension implements ParameterResolver {

    private static final Namespace NAMESPACE = Namespace.create(DynamoExtension.class);

    /** Made by JUnit. */
    public DynamoExtension() {}

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        return type == DynamoDbClient.class || type == TestTables.class || type == DynamoEngine.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        if (type == DynamoEngine.class) {
            return DynamoEngine.shared();
        }
        return type == TestTables.class ? tables(context) : client(context);
    }

    private static DynamoDbClient client(ExtensionContext context) {
        Store run = context.getRoot().getStore(NAMESPACE);
        return stored(
                run, "client", DynamoDbClient.class, () -> DynamoEngine.shared().client());
    }

    /** Stores hand values down; the key keeps a class's tables and those of its tests apart. */
    private static TestTables tables(ExtensionContext context) {
        return stored(
                context.getStore(NAMESPACE),
                context.getUniqueId(),
                TestTables.class,
                () -> new TestTables(client(context), DynamoEngine.shared().tablePrefix()));
    }

    /** Made once; the store closes it when the test, the class or the run ends. */
    private static <T> T stored(Store store, Object key, Class<T> type, Supplier<T> make) {
        synchronized (DynamoExtension.class) {
            T known = store.get(key, type);
            if (known != null) {
                return known;
            }
            T made = make.get();
            store.put(key, made);
            return made;
        }
    }
}
