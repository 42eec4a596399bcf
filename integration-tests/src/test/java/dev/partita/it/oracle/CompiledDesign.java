package dev.partita.it.oracle;

import dev.partita.it.oracle.Design.Component;
import dev.partita.it.oracle.Design.Form;
import dev.partita.it.oracle.Design.Pattern;
import dev.partita.runtime.PageRequest;
import dev.partita.runtime.RepositoryOptions;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The generated classes of a design, called by reflection. */
final class CompiledDesign {

    private final Design design;
    private final ClassLoader loader;
    private final Object repository;
    private final RepositoryOptions options;

    CompiledDesign(Design design, ClassLoader loader, DynamoDbClient client, String table) {
        this.design = design;
        this.loader = loader;
        this.options = RepositoryOptions.defaults().tableName(load("T"), table);
        try {
            repository = load("DynamoT")
                    .getConstructor(DynamoDbClient.class, RepositoryOptions.class)
                    .newInstance(client, options);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private Class<?> load(String name) {
        try {
            return loader.loadClass(design.packageName() + "." + name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    void createTable(DynamoDbClient client) {
        try {
            load("TSchema")
                    .getMethod("create", DynamoDbClient.class, RepositoryOptions.class)
                    .invoke(null, client, options);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    void save(Stored stored) {
        try {
            Class<?> type = load("T$" + stored.type().name());
            Constructor<?> constructor = type.getDeclaredConstructors()[0];
            Object item = constructor.newInstance(stored.values().values().toArray());
            load("T").getMethod("save", type).invoke(repository, item);
        } catch (InvocationTargetException e) {
            throw unwrapped(e);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** What the pattern's method returns. */
    Object read(Pattern pattern, List<Object> arguments, @Nullable PageRequest page) {
        List<Object> all = new ArrayList<>(arguments);
        if (pattern.form() == Form.PAGE) {
            all.add(Objects.requireNonNull(page));
        }
        try {
            Method method = Arrays.stream(load("T").getMethods())
                    .filter(m -> m.getName().equals(pattern.name()))
                    .findFirst()
                    .orElseThrow();
            return method.invoke(repository, all.toArray());
        } catch (InvocationTargetException e) {
            throw unwrapped(e);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static RuntimeException unwrapped(InvocationTargetException e) {
        if (e.getCause() instanceof RuntimeException cause) {
            return cause;
        }
        throw new AssertionError(e.getCause());
    }

    /** The number by which a record is known, after all of its values have been compared. */
    static int serialOf(Object item, List<Stored> stored) {
        int serial = (int) Objects.requireNonNull(value(item, "serial"));
        Stored expected = stored.stream()
                .filter(s -> s.serial() == serial)
                .findFirst()
                .orElseThrow(() -> new AssertionError("not stored: " + item));
        for (Component component : expected.type().components()) {
            Object value = value(item, component.name());
            Object wanted = expected.values().get(component.name());
            boolean equal = value instanceof BigDecimal number && wanted instanceof BigDecimal other
                    ? number.compareTo(other) == 0
                    : Objects.equals(value, wanted);
            if (!equal) {
                throw new AssertionError("read " + item + ", stored " + expected);
            }
        }
        return serial;
    }

    static @Nullable Object value(Object item, String component) {
        try {
            for (RecordComponent c : item.getClass().getRecordComponents()) {
                if (c.getName().equals(component)) {
                    return c.getAccessor().invoke(item);
                }
            }
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
        throw new AssertionError(item + " has no " + component);
    }
}
