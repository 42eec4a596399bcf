package dev.partita.processor.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A page of the documentation that shows cases: what stands between {@code <!-- case: KEY007/name -->} and {@code <!-- end
 * -->} is the case's sources and what javac says of them; with names behind it, only those sources are shown. {@code -Dgoldens.update=true} writes it anew.
 */
final class Page {

    private static final Pattern SHOWN =
            Pattern.compile("(?ms)^<!-- case: (\\S+)((?: \\w+\\.java)*) -->\\n.*?^<!-- end -->$");

    private final Path file;

    Page(Path file) {
        this.file = file;
    }

    /** Fails if the page is missing. */
    String text() {
        assertThat(file).exists();
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The cases that it shows. */
    List<String> cases() {
        return SHOWN.matcher(text()).results().map(r -> r.group(1)).toList();
    }

    /** Fails if the page isn't that text, or makes it so. */
    void check(String expected) {
        if (Boolean.getBoolean("goldens.update")) {
            try {
                Files.writeString(file, expected);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        assertThat(text())
                .as("%s, which -Dgoldens.update=true writes anew", file)
                .isEqualTo(expected);
    }

    /** The page with its cases as they are now. */
    String refreshed(CaseCompiler compiler) {
        return SHOWN.matcher(text()).replaceAll(r -> Matcher.quoteReplacement(shown(r, compiler)));
    }

    private static String shown(MatchResult place, CaseCompiler compiler) {
        DesignFolder design = DesignFolder.of(place.group(1));
        List<Message> messages = compiler.javacOfWrong(design);
        List<Source> wrong = guiltyFirst(design.wrong()).stream()
                .filter(s -> place.group(2).isEmpty() || place.group(2).contains(" " + s.name()))
                .toList();
        return "<!-- case: " + design.path() + place.group(2) + " -->\n"
                + "**Wrong**\n\n" + java(wrong) + libraries(design)
                + "**What the compiler says**\n\n"
                + block("text", messages.stream().map(Message::toString).collect(Collectors.joining("\n")))
                + "**Right**\n\n" + java(design.mended())
                + (design.ofMended().equals(design) ? "" : libraries(design.ofMended()))
                + "<!-- end -->";
    }

    /** What other modules hold. */
    private static String libraries(DesignFolder design) {
        return module("Another module, compiled with Partita:", design.library())
                + module("Another module, compiled without Partita:", design.plainLibrary())
                + module("And one that isn't on the class path any more:", design.gone());
    }

    private static String module(String words, List<Source> sources) {
        return sources.isEmpty() ? "" : words + "\n\n" + java(sources);
    }

    private static List<Source> guiltyFirst(List<Source> sources) {
        return sources.stream()
                .sorted(Comparator.comparing(s -> Expectation.in(s).isEmpty()))
                .toList();
    }

    private static String java(List<Source> sources) {
        return sources.stream().map(s -> block("java", s.shown().strip())).collect(Collectors.joining());
    }

    private static String block(String language, String text) {
        return "```" + language + "\n" + text + "\n```\n\n";
    }
}
