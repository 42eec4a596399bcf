package dev.partita.processor.diagnostic;

/**
 * A piece of text to paste, with the place where it goes. Places are named as messages name them: {@code Order}, {@code
 * Order.placedOn}, {@code Shop.orders}, {@code Shop.orders.customerId} for a parameter.
 *
 * @param kind what pasting means
 * @param place what it is pasted on or into
 * @param text the text; in an annotation, {@code …} stands for the values that it has already
 */
public record Edit(Kind kind, String place, String text) {

    /** What pasting means. */
    public enum Kind {
        /** The text is an annotation, which takes the place of the one of its kind (and index or name), if there is one. */
        ON("on"),
        /** The text is a member or a parameter; it takes the place of one with its name, but not of its annotations. */
        IN("in"),
        /** The text goes. */
        REMOVE("remove from");

        private final String words;

        Kind(String words) {
            this.words = words;
        }
    }

    /** An annotation to put on a type, a member or a parameter. */
    public static Edit on(String place, String annotation) {
        return new Edit(Kind.ON, place, annotation);
    }

    /** A method or component to put into a type, or a parameter to put into a method. */
    public static Edit in(String place, String declaration) {
        return new Edit(Kind.IN, place, declaration);
    }

    /** An annotation or a modifier to take from a type, a member or a parameter, or a parameter from a method. */
    public static Edit remove(String place, String text) {
        return new Edit(Kind.REMOVE, place, text);
    }

    /** A text as Java writes it. */
    public static String literal(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    /** As a message shows it. */
    @Override
    public String toString() {
        return kind.words + " " + place + ": " + text;
    }
}
