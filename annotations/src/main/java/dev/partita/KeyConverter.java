package dev.partita;

/**
 * Turns a value into the text that stands for it in a key, and back. Implementations are stateless and have a public
 * or package-private constructor without parameters; generated code makes one of each. What the text looks like is
 * declared by {@link KeyText} on the class.
 *
 * @param <T> the type of the value
 */
public interface KeyConverter<T> {

    /**
     * The text that stands for a value in a key.
     *
     * @param value the value
     * @return a text that is not empty and does not contain the delimiter; equal texts only for equal values
     */
    String toKey(T value);

    /**
     * The value that a text stands for.
     *
     * @param key a text that {@link #toKey} wrote
     * @return the value
     * @throws RuntimeException if the text is none that {@link #toKey} writes
     */
    T fromKey(String key);
}
