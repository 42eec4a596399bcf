package dev.partita;

/**
 * Turns a value into the one that is stored in its attribute, and back. Implementations are stateless and have a
 * public or package-private constructor without parameters; generated code makes one of each.
 *
 * @param <T> the type of the component
 * @param <S> the stored type: {@link String}, {@link java.math.BigDecimal}, {@link Boolean}, {@code byte[]},
 *     {@link java.util.List} or {@link java.util.Map}
 */
public interface AttributeConverter<T, S> {

    /**
     * The value to store.
     *
     * @param value the component's value
     * @return the stored value
     */
    S toAttribute(T value);

    /**
     * The component's value.
     *
     * @param stored the stored value
     * @return the component's value
     * @throws RuntimeException if the stored value stands for none
     */
    T fromAttribute(S stored);
}
