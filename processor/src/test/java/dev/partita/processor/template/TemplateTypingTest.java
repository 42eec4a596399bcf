package dev.partita.processor.template;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Format.Fold;
import dev.partita.processor.schema.Format.TemporalKind;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.template.TypedResult.Problem;
import dev.partita.processor.template.TypedResult.Typed;
import dev.partita.processor.template.TypedResult.Untypable;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class TemplateTypingTest {

    private static final JavaType TYPE = JavaType.of("shop", "T");

    @Test
    void textsAreOpenAloneOrWithRest() {
        assertThat(format("{a}", ScalarKind.STRING)).isEqualTo(new Format.Text(Fold.NONE, true));
        assertThat(format("{a:lower}", ScalarKind.STRING)).isEqualTo(new Format.Text(Fold.LOWER, true));
        assertThat(format("A#{a}", ScalarKind.STRING)).isEqualTo(new Format.Text(Fold.NONE, false));
        assertThat(format("A#{a:upper:rest}", ScalarKind.STRING)).isEqualTo(new Format.Text(Fold.UPPER, true));
        assertThat(format("A#{a:rest}", ScalarKind.STRING)).isEqualTo(new Format.Text(Fold.NONE, true));
        assertThat(refusal("{a:rest}#A", ScalarKind.STRING)).contains("has to end the template");
        assertThat(refusal("A#{a:8}", ScalarKind.STRING)).contains(":8 is no format of a String");
    }

    @Test
    void wholeNumbersKeepTheLimitsOfTheirType() {
        assertThat(format("{n}", ScalarKind.BYTE)).isEqualTo(new Format.NativeInteger(-128, 127));
        assertThat(format("{n}#", ScalarKind.SHORT)).isEqualTo(new Format.Plain(-32768, 32767));
        assertThat(format("{n:6}", ScalarKind.INT))
                .isEqualTo(new Format.Padded(6, Integer.MIN_VALUE, Integer.MAX_VALUE));
        assertThat(format("{n:19}", ScalarKind.LONG)).isEqualTo(new Format.Padded(19, Long.MIN_VALUE, Long.MAX_VALUE));
        assertThat(refusal("{n:20}", ScalarKind.LONG)).contains("at most 19 digits");
        assertThat(refusal("{n:06}", ScalarKind.INT)).contains("no width");
        assertThat(refusal("{n:8.2}", ScalarKind.INT)).contains("write :8");
    }

    @Test
    void decimalsNeedTheirDigitsInText() {
        assertThat(format("{n}", ScalarKind.BIG_DECIMAL)).isEqualTo(new Format.NativeDecimal());
        assertThat(format("{n:8.2}", ScalarKind.BIG_DECIMAL)).isEqualTo(new Format.Decimal(8, 2));
        assertThat(format("{n:8}", ScalarKind.BIG_DECIMAL)).isEqualTo(new Format.Decimal(8, 0));
        assertThat(refusal("A{n}", ScalarKind.BIG_DECIMAL)).contains("as in :8.2");
        assertThat(refusal("{n:30.9}", ScalarKind.BIG_DECIMAL)).contains("at most 38");
    }

    @Test
    void timesHaveNineDigitsOrTheirUnit() {
        assertThat(format("{t}", ScalarKind.INSTANT)).isEqualTo(new Format.Temporal(TemporalKind.INSTANT, 9));
        assertThat(format("{t:ms}", ScalarKind.INSTANT)).isEqualTo(new Format.Temporal(TemporalKind.INSTANT, 3));
        assertThat(format("{t:s}", ScalarKind.LOCAL_TIME)).isEqualTo(new Format.Temporal(TemporalKind.LOCAL_TIME, 0));
        assertThat(format("{t}", ScalarKind.LOCAL_DATE)).isEqualTo(new Format.Temporal(TemporalKind.LOCAL_DATE, 0));
        assertThat(refusal("{t:s}", ScalarKind.LOCAL_DATE)).contains("takes no format");
        assertThat(refusal("{t:h}", ScalarKind.INSTANT)).contains("no unit");
    }

    @Test
    void M06_offsetDateTimeDoesNotSort() {
        assertThat(refusal("S#{start}", ScalarKind.OFFSET_DATE_TIME)).contains("does not sort as text; use Instant");
    }

    @Test
    void refusedTypesNameTheOneToUse() {
        assertThat(refusal("A{x}", ScalarKind.DOUBLE)).contains("use BigDecimal");
        assertThat(refusal("A{x}", ScalarKind.BIG_INTEGER)).contains("use long");
        assertThat(refusal("A{x}", ScalarKind.DURATION)).contains("use a long");
        assertThat(refusal("A{x}", ScalarKind.BYTES)).contains("Binary key");
        assertThat(format("{x}", ScalarKind.BYTES)).isEqualTo(new Format.NativeBinary());
        assertThat(problems("A{x}", new ValueType.ListOf(TYPE, text()))).hasSize(1);
        assertThat(problems("A{x}", new ValueType.Embedded(TYPE, TYPE)).get(0).text())
                .contains("name one of them");
    }

    @Test
    void recordsWithOneComponentCountAsIt() {
        ValueType wrapped = new ValueType.Single(TYPE, "value", text());
        assertThat(TemplateTyping.type(Origin.NONE, parsed("A{x}"), path -> new Resolution.Found(wrapped, true, path)))
                .isInstanceOfSatisfying(
                        Typed.class,
                        typed -> assertThat(typed.template().slots())
                                .singleElement()
                                .satisfies(slot -> {
                                    assertThat(slot.type()).isEqualTo(wrapped);
                                    assertThat(slot.nullable()).isTrue();
                                    assertThat(slot.index()).isEqualTo(1);
                                }));
    }

    @Test
    void allProblemsAreCollected() {
        assertThat(TemplateTyping.type(
                        Origin.NONE,
                        parsed("{a}#{b}#{a:9}"),
                        path -> path.equals(List.of("a"))
                                ? new Resolution.Found(text(), false, path)
                                : new Resolution.Missing("no component b")))
                .isInstanceOfSatisfying(
                        Untypable.class,
                        untypable -> assertThat(untypable.problems())
                                .extracting(Problem::unresolved)
                                .containsExactly(true, false));
    }

    @Test
    void enumsAndConvertedTypes() {
        assertThat(problems("A{x}", new ValueType.Enumeration(TYPE, List.of()))).hasSize(1);
        ValueType.ConvertedKey key = new ValueType.ConvertedKey(TYPE, true, 3);
        ValueType converted = new ValueType.Converted(TYPE, Optional.of(key), Optional.empty());
        assertThat(typed("{x}", converted)).isEqualTo(new Format.Converted(TYPE, true, 3));
        assertThat(problems("{x}", new ValueType.Converted(TYPE, Optional.empty(), Optional.empty()))
                        .get(0)
                        .text())
                .contains("KeyConverter");
    }

    private static ValueType text() {
        return new ValueType.Scalar(ScalarKind.STRING, JavaType.of("java.lang", "String"));
    }

    private static Format format(String template, ScalarKind kind) {
        return typed(template, new ValueType.Scalar(kind, TYPE));
    }

    private static Format typed(String template, ValueType type) {
        return ((Typed) TemplateTyping.type(
                        Origin.NONE, parsed(template), path -> new Resolution.Found(type, false, path)))
                .template()
                .slots()
                .findFirst()
                .orElseThrow()
                .format();
    }

    private static String refusal(String template, ScalarKind kind) {
        return problems(template, new ValueType.Scalar(kind, TYPE)).get(0).text();
    }

    private static List<Problem> problems(String template, ValueType type) {
        return ((Untypable) TemplateTyping.type(
                        Origin.NONE, parsed(template), path -> new Resolution.Found(type, false, path)))
                .problems();
    }

    private static Template parsed(String text) {
        return ((ParseResult.Parsed) TemplateParser.parse(text)).template();
    }
}
