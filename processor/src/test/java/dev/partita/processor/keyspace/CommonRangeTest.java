package dev.partita.processor.keyspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.keyspace.SortCondition.Bound;
import dev.partita.processor.schema.Key;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which condition is sent: the first of the candidates that no other record falls into. */
final class CommonRangeTest {

    private static final Designs DESIGNS =
            new Designs("d LOCAL_DATE, n INT, line INT, e A|AB|B, k BYTE, p BIG_DECIMAL");

    @Test
    void nothingElseInThePartition() {
        assertThat(sent(List.of(), opened("ORDER#{id}", 0))).isEqualTo("all");
    }

    @Test
    void M16_whatBeginsWithItsWord() {
        assertThat(sent(List.of("SITE#{site}", "AUTHOR#{id}"), opened("POST#{id}", 0)))
                .isEqualTo("begins POST#");
        assertThat(sent(List.of("POST{e}#{id}"), opened("POST#{id}", 0))).isEqualTo("begins POST#");
        assertThat(sent(List.of("POST{a}"), opened("POST#{id}", 0))).isEqualTo("begins POST#");
        assertThat(sent(List.of("POST#{kind}#{id}"), opened("POST#{id}", 0))).isEqualTo("none");
    }

    @Test
    void M15_endsAtItsOwnRange() {
        assertThat(sent(List.of("TASK_11#TEAM#{team}"), opened("TASK_1#TEAM#{team}", 0)))
                .isEqualTo("begins TASK_1#TEAM#");
    }

    @Test
    void M17_prefixOfAnotherRecordsWord() {
        assertThat(sent(List.of("INVENTORY#{sku}"), opened("INV{a}#", 0))).isEqualTo("none");
        assertThat(sent(List.of("INVENTORY#{sku}"), opened("INV#{a}", 0))).isEqualTo("begins INV#");
    }

    @Test
    void aSingleRecordNeedsBothEnds() {
        assertThat(sent(List.of("INVENTORY#{sku}"), opened("INV{n:4}", 0))).isEqualTo("INV-0000..INV9999");
    }

    @Test
    void M13_prefixByTheLeadingFields() {
        assertThat(sent(List.of(), opened("{a}#{b}#{c}#{d}", 1))).isEqualTo("begins {a}#");
        assertThat(sent(List.of(), opened("{a}#{b}#{c}#{d}", 2))).isEqualTo("begins {a}#{b}#");
    }

    @Test
    void anEqualityIsNeverLeftOut() {
        assertThat(sent(List.of(), opened("ORDER#{d}#{id}", 1))).isEqualTo("begins ORDER#{d}#");
        assertThat(sent(List.of(), opened("{d}#{id}", 2))).isEqualTo("= {d}#{id}");
    }

    @Test
    void whatThePartitionGivesIsNoRestriction() {
        assertThat(first(DESIGNS.expression("CUST#{a}"), List.of(), opened("{a}#{n:2}", 1)))
                .isEqualTo("all");
    }

    @Test
    void M25_twoKindsOutOfMany() {
        assertThat(sent(List.of("ADDR#{id}", "ID#{id}"), opened("EMAIL#{id}", 0), opened("PHONE#{id}", 0)))
                .isEqualTo("none");
        assertThat(sent(
                        List.of("ADDR#{id}", "ID#{id}"),
                        opened("CONTACT#EMAIL#{id}", 0),
                        opened("CONTACT#PHONE#{id}", 0)))
                .isEqualTo("begins CONTACT#");
        assertThat(sent(List.of("ADDR#{id}", "QUOTE#{id}"), opened("EMAIL#{id}", 0), opened("PHONE#{id}", 0)))
                .isEqualTo("EMAIL#\0..PHONE#+");
    }

    @Test
    void aSuccessorThatIsAKeyIsLowered() {
        assertThat(sent(List.of("ADDR#{id}", "PHONE$"), opened("EMAIL#{id}", 0), opened("PHONE#{id}", 0)))
                .isEqualTo("EMAIL#\0..PHONE#+-");
    }

    @Test
    void aHeadAndItsList() {
        assertThat(sent(List.of("CLAIM"), opened("HEAD", 0), opened("ITEM#{line:4}", 0)))
                .isEqualTo("HEAD..ITEM#9999");
        assertThat(sent(List.of("HOME"), opened("HEAD", 0), opened("ITEM#{line:4}", 0)))
                .isEqualTo("none");
    }

    @Test
    void aCollectionIsOnlyDisturbedByWhatLiesBetweenOnTheBytes() {
        assertThat(sent(List.of("A!#{x}"), opened("A#{x}", 0), opened("C#{x}", 0)))
                .isEqualTo("A#\0..C#+");
        assertThat(sent(List.of("A#{x}"), opened("A!#{x}", 0), opened("C#{x}", 0)))
                .isEqualTo("none");
    }

    @Test
    void leastAndGreatestAreComparedWithWhatStandsBehind() {
        assertThat(sent(List.of("ZZ"), opened("{e}#x", 0))).isEqualTo("A#x..B#x");
        assertThat(sent(List.of("X"), opened("A{k}#", 0))).isEqualTo("begins A");
        assertThat(sent(List.of("AA"), opened("A{k}#", 0))).isEqualTo("A-1#..A99#");
        assertThat(sent(List.of("AA"), opened("A{d}", 0))).isEqualTo("A0000-01-01..A9999-12-31");
        assertThat(sent(List.of("AA"), opened("A{p:2.1}", 0))).isEqualTo("A-00.0..A99.9");
    }

    private static Opened opened(String template, int end) {
        return DESIGNS.opened(template, end);
    }

    private static String sent(List<String> others, Opened... wanted) {
        return first(DESIGNS.expression("P#{pk}"), others, wanted);
    }

    private static String first(KeyExpression partition, List<String> others, Opened... wanted) {
        List<Key> keys = others.stream()
                .map(o -> new Key(DESIGNS.template("P#{other}"), Optional.of(DESIGNS.template(o))))
                .toList();
        return CommonRange.candidates(partition, List.of(wanted), '#').stream()
                .filter(c -> keys.stream().allMatch(k -> Reach.of(partition, c, k, '#') instanceof Verdict.Apart))
                .findFirst()
                .map(CommonRangeTest::show)
                .orElse("none");
    }

    private static String show(SortCondition condition) {
        if (condition instanceof SortCondition.Equal equal) {
            return "= " + show(equal.key());
        }
        if (condition instanceof SortCondition.BeginsWith beginning) {
            return "begins " + show(beginning.prefix());
        }
        return condition instanceof SortCondition.Between between
                ? show(between.low()) + ".." + show(between.high())
                : "all";
    }

    private static String show(Bound bound) {
        return show(bound.key()) + (bound.successor() ? "+" : "") + (bound.predecessor() ? "-" : "");
    }

    private static String show(KeyExpression expression) {
        return Stream.of(expression)
                .flatMap(e -> e.pieces().stream())
                .map(p -> p instanceof KeyExpression.Argument a
                        ? "{" + a.parameter() + "}"
                        : ((KeyExpression.Text) p).text())
                .collect(Collectors.joining());
    }
}
