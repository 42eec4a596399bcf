package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.KeyExpression.Argument;
import dev.partita.processor.keyspace.KeyExpression.Piece;
import dev.partita.processor.keyspace.KeyExpression.Text;
import dev.partita.processor.schema.Format;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Whether the equalities of a query stop where the values do. A text bound by equality must be closed by the delimiter
 * or the end, alike in all wanted records, since otherwise longer values lie in the range too.
 */
public final class EqualityBoundary {

    private EqualityBoundary() {}

    /**
     * Why an equality on the sort keys can't be had by one range.
     *
     * @param partition the partition that is read
     * @param wanted the sort keys of all wanted records
     * @param delimiter the delimiter of the keys
     * @return the reason in words, or empty
     */
    public static Optional<String> fault(KeyExpression partition, List<Opened> wanted, char delimiter) {
        CommonPrefix prefix =
                CommonPrefix.of(wanted.stream().map(Opened::pieces).toList());
        return notCommon(partition, prefix).or(() -> unclosed(partition, prefix, wanted, delimiter));
    }

    private static Optional<String> notCommon(KeyExpression partition, CommonPrefix prefix) {
        return prefix.rests().stream()
                .flatMap(List::stream)
                .filter(Argument.class::isInstance)
                .map(Argument.class::cast)
                .filter(a -> !isGiven(a, partition.pieces()) && !isGiven(a, prefix.common()))
                .findFirst()
                .map(a -> a.place() + " stands behind texts that differ between the wanted records, so no single range "
                        + "holds one value of it");
    }

    private static boolean isGiven(Argument argument, List<Piece> pieces) {
        return pieces.stream()
                .anyMatch(p -> p instanceof Argument a && a.parameter().equals(argument.parameter()));
    }

    private static Optional<String> unclosed(
            KeyExpression partition, CommonPrefix prefix, List<Opened> wanted, char delimiter) {
        List<Piece> common = prefix.common();
        boolean allEnd = wanted.stream().allMatch(Opened::isWhole)
                && prefix.rests().stream().allMatch(List::isEmpty);
        return IntStream.range(0, common.size())
                .filter(i -> common.get(i) instanceof Argument argument
                        && !Languages.isPrefixFree(argument.format())
                        && !allEnd
                        && !isGiven(argument, partition.pieces())
                        && !isClosed(common.subList(i + 1, common.size()), delimiter)
                        && !endsBefore(argument.format(), common.subList(i + 1, common.size())))
                .mapToObj(i -> (Argument) common.get(i))
                .findFirst()
                .map(a -> "values of " + a.place() + " that begin like the given one would be found too, since no '"
                        + delimiter + "' closes it" + (wanted.size() > 1 ? " alike in all wanted records" : ""));
    }

    /** Whether the literal directly behind tells where the value ends, since no other value begins so with it. */
    private static boolean endsBefore(Format format, List<Piece> behind) {
        return !behind.isEmpty()
                && behind.get(0) instanceof Text text
                && Languages.isPrefixFreeBefore(format, text.text());
    }

    private static boolean isClosed(List<Piece> behind, char delimiter) {
        return behind.stream()
                .anyMatch(p -> p instanceof Text text && text.text().indexOf(delimiter) >= 0);
    }
}
