package dev.partita.processor.keyspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.keyspace.RangeChoice.Chosen;
import dev.partita.processor.keyspace.RangeChoice.Refused;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RangeRulesTest {

    private static final Designs DESIGNS =
            new Designs("d LOCAL_DATE, n INT, e A|B, k BYTES, q BOOLEAN, c CONVERTED4, p BIG_DECIMAL");

    private static final KeyExpression PARTITION = DESIGNS.expression("P#{pk}");

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                // something open behind it
                "ORDER#{d}#{id}; FROM; TO; AT..SUCCESSOR/UNREACHED '#'",
                "ORDER#{d}#{id}; AFTER; BEFORE; SUCCESSOR..VALUE/UNREACHED '#'",
                "ORDER#{d}#{id}; ; TO; PREFIX..SUCCESSOR/UNREACHED '#'",
                "ORDER#{d}#{id}; AFTER; ; SUCCESSOR..PREFIX/UNREACHED '#'",
                "{d}#{id}; FROM; ; AT..NONE/INCLUDED '#'",
                "{d}#{id}; ; TO; NONE..SUCCESSOR/STRICT '#'",
                "{d}#{id}; ; BEFORE; NONE..VALUE/STRICT '#'",
                "{d}{id}; FROM; TO; AT..SUCCESSOR/UNREACHED ''",
                // nothing behind it
                "ORDER#{d}; FROM; TO; AT..AT/INCLUDED ''",
                "ORDER#{d}; AFTER; BEFORE; SUCCESSOR..VALUE/PREVIOUS_VALUE ''",
                "ORDER#{d}; ; BEFORE; PREFIX..VALUE/PREVIOUS_VALUE ''",
                "{d}; ; BEFORE; NONE..VALUE/STRICT ''",
                "{d}; AFTER; ; STRICT..NONE/INCLUDED ''",
                "{p:4.2}; AFTER; TO; SUCCESSOR..AT/INCLUDED ''",
                // a text
                "ORDER#{a}; FROM; TO; AT..AT/INCLUDED ''",
                "ORDER#{a}; AFTER; BEFORE; NEXT_TEXT..VALUE/PREDECESSOR ''",
                "{a}; AFTER; ; STRICT..NONE/INCLUDED ''",
                "{a}; AFTER; TO; NEXT_TEXT..AT/INCLUDED ''",
                "{a}; ; BEFORE; NONE..VALUE/STRICT ''",
                // a Number
                "{n}; FROM; TO; AT..AT/INCLUDED ''",
                "{n}; AFTER; ; STRICT..NONE/INCLUDED ''",
                "{n}; AFTER; BEFORE; NEXT_NUMBER..VALUE/PREVIOUS_VALUE ''",
                "{n}; ; BEFORE; NONE..VALUE/STRICT ''",
                // a Binary value
                "{k}; FROM; TO; AT..AT/INCLUDED ''",
                "{k}; ; BEFORE; NONE..VALUE/STRICT ''",
                "{k}; AFTER; BEFORE; NEXT_TEXT..VALUE/PREVIOUS_VALUE ''",
                "c#{c}; FROM; TO; AT..AT/INCLUDED ''",
            })
    void ends(String sort, String lower, String upper, String expected) {
        assertThat(range(List.of(), lower, upper, opened(sort))).isEqualTo(expected);
    }

    @Test
    void anEndThatIsAKeyOfAnotherRecordIsLowered() {
        assertThat(range(List.of("N$"), "FROM", "", opened("N#{d}#{a}"))).isEqualTo("AT..PREFIX/PREDECESSOR '#'");
        assertThat(range(List.of("N%"), "FROM", "", opened("N#{d}#{a}"))).isEqualTo("AT..PREFIX/UNREACHED '#'");
        assertThat(range(List.of("N#{e}"), "FROM", "BEFORE", opened("N#{d}#{a}")))
                .isEqualTo("AT..VALUE/UNREACHED '#'");
        assertThat(range(List.of("N#{f}"), "FROM", "BEFORE", opened("N#{d}#{a}")))
                .isEqualTo("AT..VALUE/PREDECESSOR '#'");
        assertThat(range(List.of("N#{f}$"), "FROM", "TO", opened("N#{d}#{a}")))
                .isEqualTo("AT..SUCCESSOR/PREDECESSOR '#'");
    }

    @Test
    void severalRecordsShareWhatStandsBehindTheValue() {
        assertThat(range(List.of(), "AFTER", "TO", opened("O#{d}#A{a}"), opened("O#{d}#{b}")))
                .isEqualTo("SUCCESSOR..SUCCESSOR/UNREACHED '#'");
        assertThat(range(List.of("O#{d}"), "AFTER", "BEFORE", opened("O#{d}"), opened("O#{d}#{b}")))
                .isEqualTo("SUCCESSOR..VALUE/PREDECESSOR ''");
        assertThat(range(List.of(), "FROM", "TO", opened("O#{d}#A"), opened("P#{d}#B")))
                .isEqualTo("the wanted records have different texts before the value, or write it differently");
    }

    @Test
    void orderThatIsNotThere() {
        assertThat(range(List.of(), "FROM", "TO", opened("{a}#{b}"))).contains("only where it ends the sort template");
        assertThat(range(List.of(), "FROM", "TO", opened("A{n}"))).contains("10 comes before 9");
        assertThat(range(List.of(), "FROM", "TO", opened("A{e}"))).contains("not its order");
        assertThat(range(List.of(), "FROM", "TO", opened("A{q}"))).contains("not its order");
    }

    @Test
    void aBeginningNeedsTheEndOrTheDelimiterDirectlyBehind() {
        assertThat(startsWith("{a}.txt")).isInstanceOf(Refused.class);
        assertThat(startsWith("{a}-#x")).isInstanceOf(Refused.class);
        assertThat(startsWith("A#{d}")).isInstanceOf(Refused.class);
        assertThat(startsWith("A#{a}")).isInstanceOf(Chosen.class);
        assertThat(startsWith("A#{a}#{b}")).isInstanceOf(Chosen.class);
    }

    private static Opened opened(String sort) {
        return DESIGNS.opened(sort, 0);
    }

    private static RangeChoice startsWith(String sort) {
        return rules(List.of(), opened(sort)).startsWith(bound(Binding.STARTS_WITH));
    }

    private static String range(List<String> others, String lower, String upper, Opened... wanted) {
        RangeChoice choice = rules(others, wanted).range(optional(lower), optional(upper), "Order.x");
        if (choice instanceof Refused refused) {
            return refused.text();
        }
        SortCondition.Range range = (SortCondition.Range) ((Chosen) choice).condition();
        assertThat(range.lower().behind()).isEqualTo(range.upper().behind());
        return range.lower().kind() + ".." + range.upper().kind() + "/"
                + range.upper().exclusion() + " '" + range.upper().behind() + "'";
    }

    private static RangeRules rules(List<String> others, Opened... wanted) {
        List<Key> keys = new ArrayList<>();
        others.forEach(o -> keys.add(DESIGNS.of("P#{pk} / " + o)));
        for (Opened one : wanted) {
            keys.add(new Key(DESIGNS.template("P#{pk}"), Optional.of(one.template())));
        }
        return new RangeRules(List.of(wanted), new Neighbours(PARTITION, keys, '#'));
    }

    private static Optional<Parameter.Bound> optional(String binding) {
        return binding == null || binding.isEmpty() ? Optional.empty() : Optional.of(bound(Binding.valueOf(binding)));
    }

    private static Parameter.Bound bound(Binding binding) {
        JavaType type = JavaType.of("java.time", "LocalDate");
        return new Parameter.Bound(
                Origin.NONE, "x", type, List.of("d"), new ValueType.Scalar(ScalarKind.LOCAL_DATE, type), binding);
    }
}
