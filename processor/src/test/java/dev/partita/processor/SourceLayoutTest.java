package dev.partita.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Files stay short and every package says what it is for, in all modules that are read as examples of how to write. */
class SourceLayoutTest {

    private static final int LONGEST = 300;
    private static final Path ROOT = Path.of("..");

    @Test
    void noMainSourceIsLongerThanThreeHundredLines() throws IOException {
        Map<String, Integer> tooLong = new TreeMap<>();
        for (Path source : mainSources()) {
            int lines = Files.readAllLines(source).size();
            if (lines > LONGEST) {
                tooLong.put(ROOT.relativize(source).toString(), lines);
            }
        }
        assertThat(tooLong).isEmpty();
    }

    @Test
    void everyPackageIsDescribedAndNullMarked() throws IOException {
        List<Path> packages = mainSources().stream()
                .filter(source -> !source.endsWith("module-info.java"))
                .flatMap(source -> Stream.ofNullable(source.getParent()))
                .distinct()
                .toList();
        assertThat(packages)
                .isNotEmpty()
                .allSatisfy(folder -> assertThat(folder.resolve("package-info.java"))
                        .content()
                        .startsWith("/**")
                        .contains("@NullMarked"));
    }

    private static List<Path> mainSources() throws IOException {
        List<Path> sources = new ArrayList<>();
        for (String module : List.of("annotations", "runtime", "processor", "testing", "examples/shop")) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main/java"))) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
            }
        }
        return sources;
    }
}
