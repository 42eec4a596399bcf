package dev.partita.processor.keyspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.keyspace.SortCondition.BeginsWith;
import dev.partita.processor.keyspace.SortCondition.Between;
import dev.partita.processor.keyspace.SortCondition.Bound;
import dev.partita.processor.keyspace.SortCondition.Equal;
import dev.partita.processor.keyspace.SortCondition.Everything;
import dev.partita.processor.keyspace.SortCondition.Exclusion;
import dev.partita.processor.keyspace.SortCondition.Lower;
import dev.partita.processor.keyspace.SortCondition.LowerKind;
import dev.partita.processor.keyspace.SortCondition.Range;
import dev.partita.processor.keyspace.SortCondition.Upper;
import dev.partita.processor.keyspace.SortCondition.UpperKind;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ReachTest {

    private static final Designs DESIGNS = new Designs(
            "d LOCAL_DATE, placedOn LOCAL_DATE, n INT, k BYTE, m LONG, t LOCAL_TIME, c CONVERTED0, x BYTES, y BYTES");

    @Test
    void tokenCountsKeepKeysApartButNotPrefixes() {
        SortCondition orders = beginsWith("ORDER#");
        assertThat(reach("X", orders, "X / ORDER#{placedOn}#{id}")).isInstanceOf(Verdict.Meets.class);
        assertThat(reach("X", orders, "X / ORDER#{number}")).isInstanceOf(Verdict.Meets.class);
        assertThat(reach("X", orders, "X / PROFILE")).isEqualTo(new Verdict.Apart());
    }

    @Test
    void keysAreComparedWithTheDelimiterBehindTheirTokens() {
        SortCondition collection = between("A#", "C#");
        assertThat(reach("X", collection, "X / A!#{a}")).isEqualTo(new Verdict.Apart());
        assertThat(reach("X", between("A!#", "C#"), "X / A#{a}")).isInstanceOf(Verdict.Meets.class);
        assertThat(reach("X", between("A", "C#"), "X / A!#{a}")).isInstanceOf(Verdict.Meets.class);
    }

    @Test
    void M15_tasksAfterATeam() {
        SortCondition after = range("TASK_1#TEAM#", "{a}", LowerKind.NEXT_TEXT, UpperKind.PREFIX, Exclusion.UNREACHED);
        assertThat(reach("P#{p}", after, "P#{q} / TASK_11#TEAM#{team}")).isEqualTo(new Verdict.Apart());
        assertThat(reach("P#{p}", after, "P#{q} / TASK_1#TEAM#{team}")).isInstanceOf(Verdict.Meets.class);
        assertThat(reach("P#{p}", after, "P#{q} / TASK_1#TEAM$")).isInstanceOf(Verdict.Meets.class);
        SortCondition before =
                range("TASK_1#TEAM#", "{a}", LowerKind.NEXT_TEXT, UpperKind.PREFIX, Exclusion.PREDECESSOR);
        assertThat(reach("P#{p}", before, "P#{q} / TASK_1#TEAM$")).isEqualTo(new Verdict.Apart());
    }

    @Test
    void M14_comparisonWithASuffixBehind() {
        SortCondition until = range("ORDER#", "{d}#", LowerKind.PREFIX, UpperKind.SUCCESSOR, Exclusion.UNREACHED);
        assertThat(reach("X", until, "X / ORDER#{d}#{id}")).isInstanceOf(Verdict.Meets.class);
        assertThat(reach("X", until, "X / ORDER#{d}#{id}#{n}")).isInstanceOf(Verdict.Meets.class);
        assertThat(reach("X", until, "X / ORDER#A{id}")).isEqualTo(new Verdict.Apart());
        assertThat(reach("X", until, "X / ORDER$")).isEqualTo(new Verdict.Apart());
    }

    @Test
    void M16_lessThanTheParentsKey() {
        SortCondition posts = new Between(bound("", false), bound("SITE#{site}", false));
        assertThat(reach("SITE#{site}", posts, "SITE#{s} / AUTHOR#{id}")).isInstanceOf(Verdict.Meets.class);
        assertThat(reach("SITE#{site}", posts, "SITE#{s} / TAG#{id}")).isEqualTo(new Verdict.Apart());
    }

    @Test
    void partitionsDecideToo() {
        assertThat(reach("U#{a}", equal("P{a}"), "U#{b} / {b}")).isEqualTo(new Verdict.Apart());
        assertThat(reach("U#{a}", equal("{a}"), "U#{b} / {b}")).isInstanceOf(Verdict.Meets.class);
        assertThat(reach("U#{a}", new Everything(), "V#{b} / {b}")).isEqualTo(new Verdict.Apart());
        assertThat(reach("U#{a}", new Everything(), "U#{b}#{c} / {b}")).isEqualTo(new Verdict.Apart());
    }

    @Test
    void aTextAloneInItsTemplateHoldsDelimiters() {
        assertThat(reach("{a}", beginsWith("ORDER#"), "{b} / {e}")).isInstanceOf(Verdict.Meets.class);
        assertThat(reach("U#{a}", beginsWith("A#B#"), "U#{b} / A#{e:rest}")).isInstanceOf(Verdict.Meets.class);
        assertThat(reach("U#{a}", beginsWith("A#B#"), "U#{b} / A#{e}")).isEqualTo(new Verdict.Apart());
    }

    @Test
    void aTextThatBeginsNoLowerThanU10FFFF() {
        SortCondition all = new Between(bound("A", false), bound("A\uDBFF\uDFFF", false));
        assertThat(reach("X", all, "X / A{a}")).isInstanceOf(Verdict.Meets.class);
        SortCondition above = new Between(bound("A\uDBFF\uDFFF\0", false), bound("B", false));
        assertThat(reach("X", above, "X / A{a}")).isInstanceOf(Verdict.Meets.class);
    }

    @Test
    void charactersAreInTheOrderOfTheirBytes() {
        SortCondition betweenThem = new Between(bound("\uFFFF", false), bound("\uD83D\uDE00", false));
        assertThat(reach("X", betweenThem, "X / \uD83C\uDF00")).isInstanceOf(Verdict.Meets.class);
        assertThat(reach("X", betweenThem, "X / \uD83E\uDD00")).isEqualTo(new Verdict.Apart());
    }

    @Test
    void numbers() {
        SortCondition range = range("", "{k}", LowerKind.NEXT_NUMBER, UpperKind.VALUE, Exclusion.PREVIOUS_VALUE);
        assertThat(reach("X", range, "X / {m}"))
                .isInstanceOfSatisfying(
                        Verdict.Meets.class,
                        meets -> assertThat(Long.parseLong(
                                        meets.witness().items().get(0).sort()))
                                .isBetween(-127L, 126L));
        assertThat(reach("U#{a}", range, "U#1000 / {m}")).isInstanceOf(Verdict.Meets.class);
        assertThat(reach("U#1000", range, "U#{m} / {m}")).isEqualTo(new Verdict.Apart());
        assertThat(reach("U#100", range, "U#{m} / {m}")).isInstanceOf(Verdict.Meets.class);
        assertThat(reach("U#{a}", range, "U#{b} / {b}")).isEqualTo(new Verdict.Apart());
        assertThat(reach("U#{a}", equal("{m}"), "U#{b} / {n}")).isInstanceOf(Verdict.Meets.class);
    }

    @Test
    void binaryKeys() {
        SortCondition range = range("", "{x}", LowerKind.AT, UpperKind.VALUE, Exclusion.PREDECESSOR);
        assertThat(reach("X", range, "X / {y}"))
                .isInstanceOfSatisfying(
                        Verdict.Meets.class,
                        meets -> assertThat(meets.witness().items().get(0).sort())
                                .startsWith("0x"));
    }

    @Test
    void whatAConverterWritesIsNotKnown() {
        assertThat(reach("U#{c}", new Everything(), "U#{b} / {d}")).isInstanceOf(Verdict.NotProved.class);
        assertThat(reach("U#{c}", beginsWith("A"), "U#{b} / {d}")).isEqualTo(new Verdict.Apart());
    }

    @Test
    void boundsBeyondAllValuesEndWithTheLastOne() {
        SortCondition until = range("A#", "{d}", LowerKind.PREFIX, UpperKind.AT, Exclusion.INCLUDED);
        assertThat(reach("X", until, "X / A#9999-12-31!")).isInstanceOf(Verdict.Meets.class);
        assertThat(reach("X", until, "X / A#A")).isEqualTo(new Verdict.Apart());
        SortCondition times = range("A#", "{t}", LowerKind.PREFIX, UpperKind.AT, Exclusion.INCLUDED);
        assertThat(reach("X", times, "X / A#23:59:59.999999999!")).isEqualTo(new Verdict.Apart());
    }

    private static Verdict reach(String partition, SortCondition sort, String other) {
        return Reach.of(DESIGNS.expression(partition), sort, DESIGNS.of(other), '#');
    }

    private static SortCondition beginsWith(String prefix) {
        return new BeginsWith(DESIGNS.expression(prefix));
    }

    private static SortCondition equal(String key) {
        return new Equal(DESIGNS.expression(key));
    }

    /** From one text to before the successor of another. */
    private static SortCondition between(String low, String high) {
        return new Between(bound(low, false), bound(high, true));
    }

    private static Bound bound(String text, boolean successor) {
        return new Bound(DESIGNS.expression(text), successor, successor);
    }

    /** A range over the placeholder that a text begins with, behind a prefix. */
    private static SortCondition range(
            String prefix, String slot, LowerKind lower, UpperKind upper, Exclusion exclusion) {
        List<Part> parts = DESIGNS.template(prefix + slot).parts();
        KeyExpression before = DESIGNS.expression(prefix);
        Part.Slot value = (Part.Slot) parts.get(before.pieces().size());
        String behind = parts.get(parts.size() - 1) instanceof Part.Literal literal ? literal.text() : "";
        KeyExpression start = new KeyExpression(DESIGNS.template(prefix + slot).kind(), before.pieces());
        return new Range(
                start,
                value.format(),
                "",
                new Lower(lower, lower == LowerKind.PREFIX ? Optional.empty() : Optional.of(argument("low")), behind),
                new Upper(
                        upper,
                        exclusion,
                        upper == UpperKind.PREFIX ? Optional.empty() : Optional.of(argument("high")),
                        behind));
    }

    private static Parameter.Bound argument(String name) {
        JavaType type = JavaType.of("java.time", "LocalDate");
        return new Parameter.Bound(
                Origin.NONE,
                name,
                type,
                List.of(name),
                new ValueType.Scalar(ScalarKind.LOCAL_DATE, type),
                Binding.FROM);
    }
}
