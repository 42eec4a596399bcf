package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.partita.AccessPattern;
import dev.partita.Convert;
import dev.partita.Delimiter;
import dev.partita.From;
import dev.partita.GlobalIndex;
import dev.partita.IndexKey;
import dev.partita.Is;
import dev.partita.KeyConverter;
import dev.partita.KeyOnly;
import dev.partita.KeyText;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.StartsWith;
import dev.partita.Table;
import dev.partita.To;
import dev.partita.runtime.KeyLimitException;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Every format of a placeholder, written into a key and read back from it alone. */
class TemplateFormTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Forms",
            items = {Wide.class, Path.class, Mail.class, Coded.class})
    @GlobalIndex(name = "GSI1")
    interface Forms {

        @AccessPattern("a wide one")
        Optional<Wide> wide(
                UUID uuid,
                Level level,
                boolean flag,
                char letter,
                byte small,
                short medium,
                long large,
                BigDecimal price,
                LocalDate date,
                YearMonth month,
                Year year,
                LocalTime time,
                LocalDateTime local,
                Instant at);

        @AccessPattern("paths in a folder")
        List<Path> paths(String volume, @StartsWith("rest") String beginning);

        @AccessPattern("mails whose address begins so")
        List<Mail> mails(@StartsWith("address") String beginning, @Is("domain") String domain);

        @AccessPattern("codes in a range")
        List<Coded> codes(String group, @From("code") Code first, @To("code") Code last);

        @AccessPattern("one code, by the index")
        Optional<Coded> byCode(Code code);

        @Put
        @SuppressWarnings("WRI005")
        void save(Wide wide);

        @Put
        void save(Path path);

        @Put
        void save(Mail mail);

        @Put
        void save(Coded coded);
    }

    enum Level {
        LOW,
        HIGH
    }

    @Delimiter('|')
    @Partition("{{W}}|{uuid}|{level}|{flag}|{letter}")
    @Sort("{small:3}|{medium:5}|{large:19}|{price:3.2}|{date}|{month}|{year}|{time}|{local}|{at:ms}")
    record Wide(
            @KeyOnly UUID uuid,
            @KeyOnly Level level,
            @KeyOnly boolean flag,
            @KeyOnly char letter,
            @KeyOnly byte small,
            @KeyOnly short medium,
            @KeyOnly long large,
            @KeyOnly BigDecimal price,
            @KeyOnly LocalDate date,
            @KeyOnly YearMonth month,
            @KeyOnly Year year,
            @KeyOnly LocalTime time,
            @KeyOnly LocalDateTime local,
            @KeyOnly Instant at) {}

    @Delimiter('|')
    @Partition("VOLUME|{volume}")
    @Sort("PATH|{rest:rest}")
    record Path(@KeyOnly String volume, @KeyOnly String rest) {}

    @Delimiter('|')
    @Partition("MAIL|{domain:lower}")
    @Sort("MAIL|{address:lower}")
    record Mail(String domain, String address) {}

    @Delimiter('|')
    @Partition("GROUP|{group}")
    @Sort("CODE|{code}")
    @IndexKey(index = "GSI1", partition = "CODE|{code}", sort = "{group}")
    record Coded(String group, Code code) {}

    /** Two characters, the second of which counts first. */
    @Convert(CodeKey.class)
    record Code(char a, char b) {}

    @KeyText(ordered = true, width = 2)
    static final class CodeKey implements KeyConverter<Code> {

        @Override
        public String toKey(Code code) {
            return "" + code.b() + code.a();
        }

        @Override
        public Code fromKey(String key) {
            return new Code(key.charAt(1), key.charAt(0));
        }
    }

    private Forms forms = new DynamoTemplateFormTest_Forms(engine.client());

    @BeforeEach
    void create() {
        TemplateFormTest_FormsSchema.create(engine.client(), engine.options(Forms.class));
        forms = new DynamoTemplateFormTest_Forms(engine.client(), engine.options(Forms.class));
    }

    private Optional<Wide> find(Wide w) {
        return forms.wide(
                w.uuid(),
                w.level(),
                w.flag(),
                w.letter(),
                w.small(),
                w.medium(),
                w.large(),
                w.price(),
                w.date(),
                w.month(),
                w.year(),
                w.time(),
                w.local(),
                w.at());
    }

    @Test
    void everyTypeIsReadBackFromTheKey() {
        Wide most = new Wide(
                new UUID(-1, -1),
                Level.HIGH,
                true,
                '\u00e9',
                Byte.MAX_VALUE,
                Short.MAX_VALUE,
                Long.MAX_VALUE,
                new BigDecimal("999.99"),
                LocalDate.of(9999, 12, 31),
                YearMonth.of(9999, 12),
                Year.of(9999),
                LocalTime.MAX,
                LocalDateTime.of(9999, 12, 31, 23, 59, 59, 999_999_999),
                Instant.parse("9999-12-31T23:59:59.999Z"));
        Wide least = new Wide(
                new UUID(0, 0),
                Level.LOW,
                false,
                '#',
                Byte.MIN_VALUE,
                Short.MIN_VALUE,
                Long.MIN_VALUE,
                new BigDecimal("-999.99"),
                LocalDate.of(0, 1, 1),
                YearMonth.of(0, 1),
                Year.of(0),
                LocalTime.MIDNIGHT,
                LocalDateTime.of(0, 1, 1, 0, 0),
                Instant.parse("0000-01-01T00:00:00Z"));
        forms.save(most);
        forms.save(least);
        assertThat(find(most)).contains(most);
        assertThat(find(least)).contains(least);
        assertThat(engine.items(Forms.class))
                .extracting(i -> i.keySet())
                .allSatisfy(names -> assertThat(names).containsExactlyInAnyOrder("PK", "SK"));
        assertThat(engine.items(Forms.class))
                .extracting(i -> i.get("PK").s())
                .contains("{W}|00000000-0000-0000-0000-000000000000|LOW|false|#");
    }

    @Test
    void aRestMayHoldTheDelimiter() {
        List<Path> paths = List.of(new Path("v", "a"), new Path("v", "a|b|"), new Path("v", "a|c"));
        paths.forEach(forms::save);
        forms.save(new Path("v", "b"));
        assertThat(forms.paths("v", "a")).isEqualTo(paths);
        assertThat(forms.paths("v", "a|")).isEqualTo(paths.subList(1, 3));
    }

    @Test
    void aFoldedTextIsFoundHoweverItIsWritten() {
        Mail mail = new Mail("Example.ORG", "Ann.Lee");
        forms.save(mail);
        assertThat(forms.mails("ANN", "example.org")).containsExactly(mail);
        assertThat(forms.mails("anna", "EXAMPLE.org")).isEmpty();
    }

    @Test
    void aConverterOrdersAsItSays() {
        List<Coded> codes = List.of(
                new Coded("g", new Code('z', 'a')),
                new Coded("g", new Code('a', 'b')),
                new Coded("g", new Code('b', 'b')));
        codes.forEach(forms::save);
        assertThat(forms.codes("g", new Code('z', 'a'), new Code('a', 'b'))).isEqualTo(codes.subList(0, 2));
        assertThat(forms.byCode(new Code('b', 'b'))).contains(codes.get(2));
    }

    @Test
    void keysOverTheServicesLimitsAreRefusedBeforeARequest() {
        assertThat(engine.sentBy(() -> {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> forms.save(new Path("v", "x".repeat(1_020))))
                            .isInstanceOf(KeyLimitException.class)
                            .withMessageContaining("1024");
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> forms.save(new Path("\u00e9".repeat(1_024), "x")))
                            .isInstanceOf(KeyLimitException.class)
                            .withMessageContaining("2048");
                }))
                .isEmpty();
        forms.save(new Path("\u00e9".repeat(1_020), "x".repeat(1_019)));
        assertThat(engine.items(Forms.class)).hasSize(1);
    }
}
