package dev.partita.processor.template;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TemplateParserTest {

    @Test
    void literalsAndPlaceholders() {
        assertThat(TemplateParser.parse("ORDER#{placedOn}#{address.country:lower:rest}"))
                .isEqualTo(new ParseResult.Parsed(new Template(
                        "ORDER#{placedOn}#{address.country:lower:rest}",
                        List.of(
                                new Segment.Literal("ORDER#", 0),
                                new Segment.Placeholder(List.of("placedOn"), Optional.empty(), 6),
                                new Segment.Literal("#", 16),
                                new Segment.Placeholder(
                                        List.of("address", "country"), Optional.of("lower:rest"), 17)))));
    }

    @Test
    void doubledBracesAreBraces() {
        assertThat(TemplateParser.parse("{{{a}}}"))
                .isEqualTo(new ParseResult.Parsed(new Template(
                        "{{{a}}}",
                        List.of(
                                new Segment.Literal("{", 0),
                                new Segment.Placeholder(List.of("a"), Optional.empty(), 2),
                                new Segment.Literal("}", 5)))));
    }

    @ParameterizedTest
    @CsvSource({
        "'',EMPTY_TEMPLATE,0",
        "USER#{id,UNCLOSED_PLACEHOLDER,5",
        "A{,UNCLOSED_PLACEHOLDER,1",
        "A},STRAY_BRACE,1",
        "{a}}}},STRAY_BRACE,5",
        "{a{b}},BRACE_IN_PLACEHOLDER,2",
        "{},EMPTY_PLACEHOLDER,0",
        "{:6},EMPTY_PLACEHOLDER,0",
        "X{a b},BAD_PATH,2",
        "{a..b},BAD_PATH,1",
        "{.a},BAD_PATH,1",
        "{1},BAD_PATH,1",
        "{' a'},BAD_PATH,1",
        "{n:},EMPTY_FORMAT,2",
        "A\ud83d,HALF_CHARACTER,1",
    })
    void broken(String text, TemplateProblem problem, int index) {
        assertThat(TemplateParser.parse(text)).isInstanceOfSatisfying(ParseResult.Broken.class, broken -> {
            assertThat(broken.problem()).isEqualTo(problem);
            assertThat(broken.index()).isEqualTo(index);
            assertThat(broken.message()).isNotBlank();
        });
    }

    @Test
    void whatIsParsedPrintsAsItWasAndNothingThrows() {
        long seed = Long.getLong("partita.seed", 1L);
        Random random = new Random(seed);
        String[] pieces = {
            "{", "}", "{{", "}}", "{a}", "{b.c:6}", "#", "A", ":", ".", " ", "é", "\ud83d\ude00", "\ude00"
        };
        int parsed = 0;
        for (int round = 0; round < 20_000; round++) {
            StringBuilder text = new StringBuilder();
            for (int piece = random.nextInt(7); piece >= 0; piece--) {
                text.append(pieces[random.nextInt(pieces.length)]);
            }
            if (TemplateParser.parse(text.toString()) instanceof ParseResult.Parsed result) {
                assertThat(result.template().print()).as("seed %d", seed).isEqualTo(text.toString());
                parsed++;
            }
        }
        assertThat(parsed).as("seed %d", seed).isGreaterThan(1_000);
    }
}
