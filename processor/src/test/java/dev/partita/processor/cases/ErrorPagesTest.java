package dev.partita.processor.cases;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.diagnostic.DesignError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Each code has a page, which shows cases of it as they are; nothing is left of codes that are gone. */
class ErrorPagesTest {

    private static final Path ERRORS = Path.of("../docs/errors");

    /** Our own crash can't be had by a design. */
    private static final DesignError CRASH = DesignError.GEN000;

    private static final Map<String, String> AREAS = Map.of(
            "TPL", "The text of key templates",
            "KEY", "Keys and key space",
            "ATT", "Attributes",
            "IDX", "Tables and indexes",
            "PAT", "Access patterns",
            "COL", "Collections, views and sealed results",
            "WRI", "Writes",
            "GEN", "The shape of interfaces and records, and our own faults");

    @TempDir
    private Path folder;

    @TestFactory
    Stream<DynamicTest> pagesShowWhatIs() {
        String selected = System.getProperty("cases", "");
        return codes().filter(e -> e.name().startsWith(selected) || selected.startsWith(e.name()))
                .map(error -> DynamicTest.dynamicTest(error.name(), () -> {
                    Page page = page(error);
                    try (CaseCompiler compiler = new CaseCompiler(folder)) {
                        String body =
                                page.refreshed(compiler).replaceFirst("(?s)^# .*?\\n\\n\\*(Error|Warning)\\*\\n", "");
                        page.check(head(error) + body);
                    }
                    if (error != CRASH) {
                        assertThat(page.cases())
                                .as("cases of %s", error)
                                .anyMatch(c -> c.startsWith(error.name() + "/"));
                    }
                }));
    }

    @Test
    void everyCodeHasACase() {
        Set<String> cases = DesignFolder.all().stream()
                .filter(d -> !d.isOfGuide())
                .map(DesignFolder::code)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(cases)
                .containsExactlyInAnyOrderElementsOf(
                        codes().filter(e -> e != CRASH).map(Enum::name).toList());
    }

    @Test
    void noPageIsOfACodeThatIsGone() throws IOException {
        try (Stream<Path> pages = Files.list(ERRORS)) {
            assertThat(pages.map(p -> p.getFileName().toString().replace(".md", "")))
                    .containsExactlyInAnyOrderElementsOf(Stream.concat(codes().map(Enum::name), Stream.of("README"))
                            .toList());
        }
    }

    @Test
    void theIndexListsAll() {
        StringBuilder text = new StringBuilder("""
                # What the compiler says

                Every message begins with a code. Its page says what it means, why it matters, and what to write instead.
                """);
        new TreeMap<>(AREAS).forEach((area, title) -> {
            text.append("\n## " + area + ": " + title + "\n\n| code | what is wrong | |\n|---|---|---|\n");
            Arrays.stream(DesignError.values())
                    .filter(e -> area(e).equals(area))
                    .sorted(Comparator.comparing(Enum::name))
                    .forEach(e ->
                            text.append("| [" + e + "](" + e + ".md) | " + e.title() + " | " + severity(e) + " |\n"));
        });
        new Page(ERRORS.resolve("README.md")).check(text.toString());
        assertThat(DesignError.values()).allSatisfy(e -> assertThat(AREAS).containsKey(area(e)));
    }

    private static String area(DesignError error) {
        return error.name().substring(0, 3);
    }

    private static Stream<DesignError> codes() {
        return Arrays.stream(DesignError.values());
    }

    private static Page page(DesignError error) {
        return new Page(ERRORS.resolve(error + ".md"));
    }

    private static String head(DesignError error) {
        return "# " + error + ": " + error.title() + "\n\n*" + severity(error) + "*\n";
    }

    private static String severity(DesignError error) {
        String name = error.severity().name();
        return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
    }
}
