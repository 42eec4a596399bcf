package dev.partita.processor.diagnostic;

/**
 * Where the text of a key stands, so that another text can be offered in its place.
 *
 * @param record the record, as messages name it
 * @param beginning the annotation's text up to the value
 */
public record KeyPlace(String record, String beginning) {

    /** {@code @Partition}. */
    public static KeyPlace partition(String record) {
        return new KeyPlace(record, "@Partition(");
    }

    /** {@code @Sort}. */
    public static KeyPlace sort(String record) {
        return new KeyPlace(record, "@Sort(");
    }

    /** A member of the {@code @CopyKey} of that name. */
    public static KeyPlace copy(String record, String name, String member) {
        return new KeyPlace(record, "@CopyKey(name = " + Edit.literal(name) + ", …, " + member + " = ");
    }

    /** {@code @Unique}. */
    public static KeyPlace unique(String record) {
        return new KeyPlace(record, "@Unique(");
    }

    /** A member of the {@code @IndexKey} in that index. */
    public static KeyPlace index(String record, String index, String member) {
        return new KeyPlace(record, "@IndexKey(index = " + Edit.literal(index) + ", …, " + member + " = ");
    }

    /** The edit that puts another text there. */
    public Edit with(String text) {
        return Edit.on(record, beginning + Edit.literal(text) + ")");
    }
}
