package dev.partita.it.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.it.Engine;
import dev.partita.testing.DynamoEngine;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.recursive.comparison.RecursiveComparisonConfiguration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.core.SdkBytes;

/** The same two items, written here or by {@code exchange.py}, and read by the other side. */
class ExchangeWithBoto3 {

    private static final Crate FIRST = new Crate(
            "c1",
            7,
            Crate.Colour.RED,
            LocalDate.of(2026, 2, 28),
            Instant.parse("2026-02-28T23:59:59.123456789Z"),
            new BigDecimal("-12345678901234567890.123456789"),
            new BigDecimal("1E-130"),
            new BigDecimal("9.9E+36"),
            0.1,
            Long.MIN_VALUE,
            true,
            "\u00e9 \uD83D\uDE00 \" \\ \n \u0000 #",
            "",
            null,
            SdkBytes.fromByteArray(new byte[] {0, 1, 127, -128, -1}),
            new UUID(1, 2),
            Set.of("a", "\u00e9", "\uD83D\uDE00"),
            Set.of(new BigDecimal("1"), new BigDecimal("-2.5"), new BigDecimal("1E+30")),
            List.of("x", "", "x"),
            new Measure(new BigDecimal("1.5"), "cm", Map.of("de", List.of("breit"), "x", List.of())),
            List.of(new Measure(BigDecimal.ZERO, "", Map.of())),
            Map.of("k.1", new Measure(new BigDecimal("2"), "m", Map.of("x", List.of("y", "z")))));

    private static final Crate SECOND = new Crate(
            "c1",
            -1,
            Crate.Colour.BLUE,
            LocalDate.of(0, 1, 1),
            Instant.EPOCH,
            BigDecimal.ZERO,
            new BigDecimal("-1E-130"),
            new BigDecimal("-9.9E+36"),
            -1.5E+36,
            Long.MAX_VALUE,
            false,
            "-",
            "",
            "there",
            SdkBytes.fromByteArray(new byte[0]),
            new UUID(-1, -1),
            Set.of(),
            Set.of(),
            List.of(),
            new Measure(new BigDecimal("0.01"), "u", Map.of()),
            List.of(),
            Map.of());

    private static final RecursiveComparisonConfiguration NUMERICALLY = RecursiveComparisonConfiguration.builder()
            .withComparatorForType(Comparator.<BigDecimal>naturalOrder(), BigDecimal.class)
            .build();

    @RegisterExtension
    final Engine engine = new Engine();

    private Crates crates = new DynamoCrates(engine.client());

    @BeforeEach
    void create() {
        CratesSchema.create(engine.client(), engine.options(Crates.class));
        crates = new DynamoCrates(engine.client(), engine.options(Crates.class));
    }

    @Test
    void whatBotoWroteIsRead() {
        assertThat(python("write")).isEmpty();
        assertThat(crates.crates("c1"))
                .usingRecursiveFieldByFieldElementComparator(NUMERICALLY)
                .containsExactly(SECOND, FIRST);
        assertThat(crates.painted(Crate.Colour.RED))
                .usingRecursiveFieldByFieldElementComparator(NUMERICALLY)
                .containsExactly(FIRST);
        assertThat(crates.painted(Crate.Colour.GREEN)).isEmpty();
    }

    @Test
    void whatIsWrittenHereBotoReads() {
        crates.save(FIRST);
        crates.save(SECOND);
        assertThat(python("read")).isEmpty();
    }

    private String python(String action) {
        String python = Objects.requireNonNull(System.getProperty("partita.python"), "-Dpartita.python");
        ProcessBuilder command = new ProcessBuilder(
                        python,
                        Path.of("exchange", "exchange.py").toString(),
                        action,
                        DynamoEngine.shared().endpoint().toString(),
                        engine.table(Crates.class))
                .redirectErrorStream(true);
        try {
            Process process = command.start();
            try (InputStream output = process.getInputStream()) {
                String said = new String(output.readAllBytes(), StandardCharsets.UTF_8);
                assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
                assertThat(process.exitValue()).as(said).isZero();
                return said.strip();
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }
}
