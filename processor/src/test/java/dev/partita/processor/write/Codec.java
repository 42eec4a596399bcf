package dev.partita.processor.write;

import dev.partita.runtime.TableLayout;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A generated codec, called by name. What it throws is thrown. */
final class Codec {

    private final Object codec;

    Codec(Class<?> type, TableLayout layout) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(TableLayout.class);
            constructor.setAccessible(true);
            codec = constructor.newInstance(layout);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    Map<String, AttributeValue> item(Object record) {
        return attributes("item", record);
    }

    Map<String, AttributeValue> key(Object... values) {
        return attributes("key", values);
    }

    @Nullable
    Object read(Map<String, AttributeValue> item) {
        return call("read", item);
    }

    /** What a method that makes an item or a key returns. */
    @SuppressWarnings("unchecked")
    Map<String, AttributeValue> attributes(String method, Object... arguments) {
        return (Map<String, AttributeValue>) Objects.requireNonNull(call(method, arguments));
    }

    @Nullable
    Object call(String name, Object... arguments) {
        Method method = Stream.of(codec.getClass().getDeclaredMethods())
                .filter(m -> m.getName().equals(name) && takes(m, arguments))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no method " + name));
        method.setAccessible(true);
        try {
            return method.invoke(codec, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            }
            throw new IllegalStateException(e);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean takes(Method method, Object... arguments) {
        Class<?>[] types = method.getParameterTypes();
        if (types.length != arguments.length) {
            return false;
        }
        for (int i = 0; i < types.length; i++) {
            if (!types[i].isPrimitive() && !types[i].isInstance(arguments[i])) {
                return false;
            }
        }
        return true;
    }
}
