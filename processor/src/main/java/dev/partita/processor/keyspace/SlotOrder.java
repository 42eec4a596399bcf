package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Part;
import java.util.List;
import java.util.Optional;

/** Whether the keys of the wanted records stand in the order of a placeholder's values. */
public final class SlotOrder {

    private SlotOrder() {}

    /**
     * Why the keys aren't in the order of the first placeholder without an argument.
     *
     * @param wanted the sort keys of all wanted records
     * @param delimiter the delimiter of the keys
     * @return the reason in words, or empty
     */
    public static Optional<String> fault(List<Opened> wanted, char delimiter) {
        return wanted.stream().flatMap(w -> fault(w, delimiter).stream()).findFirst();
    }

    private static Optional<String> fault(Opened wanted, char delimiter) {
        Part.Slot slot = wanted.slot().orElseThrow();
        Format format = slot.format();
        if (format instanceof Format.Names || format instanceof Format.Bool) {
            return Optional.of("{" + slot.name() + "} stands in the key by its name, which is not its order");
        }
        if (format instanceof Format.Plain) {
            return Optional.of(
                    "{" + slot.name() + "} has no width, so 10 comes before 9; write {" + slot.name() + ":6}");
        }
        if (format instanceof Format.Converted converted && !converted.ordered()) {
            return Optional.of("the converter of {" + slot.name() + "} doesn't declare that its texts are ordered");
        }
        boolean open = Languages.of(format, delimiter) instanceof Language.Open;
        return open && !wanted.endsWithSlot()
                ? Optional.of(
                        "{" + slot.name() + "} is in order only where it ends the sort template, since characters "
                                + "before '" + delimiter + "' would come between")
                : Optional.empty();
    }

    /**
     * Why the items whose text begins so are not those whose key begins so.
     *
     * @param wanted the sort keys of all wanted records
     * @param delimiter the delimiter of the keys
     * @return the reason in words, or empty
     */
    static Optional<String> startsWithFault(List<Opened> wanted, char delimiter) {
        return wanted.stream()
                .flatMap(w -> startsWithFault(w, delimiter).stream())
                .findFirst();
    }

    private static Optional<String> startsWithFault(Opened wanted, char delimiter) {
        Part.Slot slot = wanted.slot().orElseThrow();
        if (!(slot.format() instanceof Format.Text)) {
            return Optional.of("{" + slot.name() + "} is no text");
        }
        boolean closed = wanted.endsWithSlot() || wanted.literalBehind().indexOf(delimiter) == 0;
        return closed
                ? Optional.empty()
                : Optional.of("{" + slot.name() + "} has something other than '" + delimiter
                        + "' behind it, which a beginning could take for a part of the value");
    }
}
