package dev.partita.processor.keyspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.keyspace.Witness.WitnessItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EqualKeysTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "U#{a} / P{a}; U#{b} / {b};",
                "X / A{a}A; X / AA;",
                "X / {d}; X / 2025-02-30; d LOCAL_DATE",
                "X / {d}; X / 2025-02-29; d LOCAL_DATE",
                "X / ORDER#{placedOn}#{id}; X / ORDER#{number}; placedOn LOCAL_DATE",
                "X / {t:6}; X / 000999; t BYTE",
                "X / {n:2}; X / -99; n INT",
                "X / A{n}; X / A007; n INT",
                "X / A{n}; X / A-0; n INT",
                "X / {e}; X / C; e A|B",
                "X / A#{a}; X / A#; ",
                "X / M#{m:lower}; X / M#Ann; ",
                "X / {b}; X / TRUE; b BOOLEAN",
                "X / {u}; X / 00000000-0000-0000-0000-00000000000A; u UUID",
                "{a} / {a}$; A / A; ",
                "{a}#1 / {a}x; {b}#1 / x{b}#; ",
                "U#{a} / A{a}; U#{b} / {b}B; ",
                "{n} / A; {m} / B; n INT, m INT",
                "{n} / {n}; {m} / {k}#; n INT, m LONG",
                "P / {n:2}; P / 1000; n INT",
                "P / {c}; P / ab; c CHAR",
            })
    void apart(String one, String other, String types) {
        assertThat(verdict(one, other, types)).isEqualTo(new Verdict.Apart());
        assertThat(verdict(other, one, types)).isEqualTo(new Verdict.Apart());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "X / {d}; X / 2025-02-{n:2}; d LOCAL_DATE, n INT",
                "X / {d}; X / 2024-02-29; d LOCAL_DATE",
                "X / ORDER#{placedOn}#{id}; X / ORDER#{date}#{number}; placedOn LOCAL_DATE, date LOCAL_DATE",
                "U#{a} / {a}; U#{b} / {b}; ",
                "U#{a} / A{a}; U#{b} / {b}A; ",
                "U#{a} / AB{a}; U#{b} / {b}BA; ",
                "X / {n:2}; X / -98; n INT",
                "X / {n:2}; X / -00; n INT",
                "X / A{n}; X / A-7; n INT",
                "{n} / A; {m} / A; n INT, m LONG",
                "{id} / {id}; {a} / {b}; ",
                "{id} / A; X#{a}#Y#{b} / A; ",
                "P / A#{x:rest}; P / A#{y}#{z}#END; ",
                "{x} / {x}; A#{a} / {b}#{c}; ",
                "P / {at:s}; P / {d}T{t:s}Z; at INSTANT, d LOCAL_DATE, t LOCAL_TIME",
                "P / {p:3.2}; P / {n:3}.{m:2}; p BIG_DECIMAL, n INT, m INT",
                "P / {u}; P / {a}-4000-8000-00000000000{v}; u UUID, v CHAR",
                "P / {c}; P / x; c CHAR",
                "{k} / A; {l} / A; k BYTES, l BYTES",
                "{m} / {m:lower}; {x}#y / x#{y}; ",
                "{at} / {at:s}; {a} / 2024-02-29T{t:s}Z; at INSTANT, t LOCAL_TIME",
                "{n}x / {n:3}; 7x / 007; n INT",
                "\uD83D\uDE00{a} / A; {b} / A; ",
            })
    void meet(String one, String other, String types) {
        assertMeets(one, other, types);
        assertMeets(other, one, types);
    }

    private static void assertMeets(String one, String other, String types) {
        assertThat(verdict(one, other, types)).isInstanceOfSatisfying(Verdict.Meets.class, meets -> {
            WitnessItem first = meets.witness().items().get(0);
            WitnessItem second = meets.witness().items().get(1);
            assertThat(first.partition()).isEqualTo(second.partition()).isNotEmpty();
            assertThat(first.sort()).isEqualTo(second.sort()).isNotEmpty();
        });
    }

    @Test
    void aNegativeNumberIsADayFromMinusOneOn() {
        assertThat(verdict("X / 2025-02{n:2}", "X / {d}", "d LOCAL_DATE, n INT"))
                .isInstanceOfSatisfying(
                        Verdict.Meets.class,
                        meets -> assertThat(
                                        meets.witness().items().get(0).values().get("n"))
                                .isBetween("-01", "-28"));
        assertThat(verdict("X / 2025-02{n:2}", "X / 2025-02-00", "n INT")).isInstanceOf(Verdict.Meets.class);
        assertThat(verdict("X / {d}", "X / 2025-02-00", "d LOCAL_DATE")).isEqualTo(new Verdict.Apart());
    }

    @Test
    void whatAConverterWritesIsNotKnown() {
        assertThat(verdict("X / {c}", "X / ab", "c CONVERTED0")).isInstanceOf(Verdict.NotProved.class);
        assertThat(verdict("X / {c}", "X / abc", "c CONVERTED2")).isEqualTo(new Verdict.Apart());
        assertThat(verdict("X / C{c}", "X / ab", "c CONVERTED0")).isEqualTo(new Verdict.Apart());
    }

    @Test
    void M07_delimitersInValuesDoNotMeet() {
        assertThat(verdict("P#{a}#{b} / P", "P#{a}#{b} / P", "")).isInstanceOf(Verdict.Meets.class);
        assertThat(verdict("P#{a}#{b} / P", "P#{a}#{b}#{c} / P", "")).isEqualTo(new Verdict.Apart());
    }

    @Test
    void M11_oneComponentInBothKeys() {
        assertThat(verdict("USER#{id} / USER#{id}", "USER#{id} / USER#X{id}", ""))
                .isEqualTo(new Verdict.Apart());
    }

    private static Verdict verdict(String one, String other, String types) {
        Designs designs = new Designs(types == null ? "" : types);
        return EqualKeys.of(designs.of(one), designs.of(other), '#');
    }
}
