package dev.partita.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Very many errors: what is printed has a bound, and no kind of error is lost in it. */
final class ManyErrorsTest {

    private static final Pattern CODE = Pattern.compile("\\[([A-Z]{3}\\d{3})]");
    private static final Pattern REST = Pattern.compile("(\\d+) further findings");

    @TempDir
    private Path folder;

    @Test
    void recordsWithAnErrorInEach() {
        List<String> some = compile("some", records(100), "");
        List<String> many = compile("many", records(200), "");
        assertThat(codes(many)).containsExactlyInAnyOrder("KEY005", "KEY024", "TPL002");
        assertThat(counted(some)).isEqualTo(100);
        assertThat(counted(many)).isEqualTo(200);
        assertThat(bytes(many)).isLessThan(20_000).isLessThan(bytes(some) + 500);
    }

    @Test
    void recordsWithTheSameKey() {
        List<String> same = IntStream.range(0, 100)
                .mapToObj(i -> "@Partition(\"USER#{id}\") @Sort(\"PROFILE\")\npublic record R" + i + "(String id) {}")
                .toList();
        List<String> messages = compile("same", same, "");
        assertThat(codes(messages)).containsExactly("KEY004");
        assertThat(counted(messages)).isEqualTo(99);
    }

    @Test
    void methodsWithAnErrorInEach() {
        String methods = IntStream.range(0, 200)
                .mapToObj(i -> "@AccessPattern(\"pattern " + i + "\") java.util.List<R0> find" + i
                        + (i % 2 == 0 ? "(String nam);" : "(String name);"))
                .collect(Collectors.joining("\n"));
        String record = "@Partition(\"USER#{id}\") @Sort(\"PROFILE\")\npublic record R0(String id, String name) {}";
        List<String> messages = compile("methods", List.of(record), methods);
        assertThat(codes(messages)).containsExactlyInAnyOrder("PAT001", "PAT003");
        assertThat(counted(messages)).isEqualTo(200);
        assertThat(bytes(messages)).isLessThan(20_000);
    }

    /** One of three mistakes in each. */
    private static List<String> records(int count) {
        List<String> mistakes = List.of(
                "@Partition(\"USER#{id}\") @Sort(\"R%1$d#{name}{note}\")\n"
                        + "public record R%1$d(String id, String name, String note) {}",
                "@Partition(\"USER#{id}\") @Sort(\"R%1$d#{nam}\")\npublic record R%1$d(String id, String name) {}",
                "@Partition(\"USER#{id}\") @Sort(\"R%1$d#{name}\")\n"
                        + "public record R%1$d(String id, @org.jspecify.annotations.Nullable String name) {}");
        return IntStream.range(0, count)
                .mapToObj(i -> String.format(mistakes.get(i % 3), i))
                .toList();
    }

    private List<String> compile(String name, List<String> records, String methods) {
        StringBuilder text = new StringBuilder();
        String items = IntStream.range(0, records.size())
                .mapToObj(i -> "R" + i + ".class")
                .collect(Collectors.joining(", "));
        text.append("// file app/App.java\npackage app;\nimport dev.partita.*;\n@Table(name = \"App\", items = {")
                .append(items)
                .append("})\npublic interface App {\n")
                .append(methods)
                .append("\n}\n");
        for (int i = 0; i < records.size(); i++) {
            text.append("// file app/R").append(i).append(".java\npackage app;\nimport dev.partita.*;\n");
            text.append(records.get(i)).append('\n');
        }
        return new Workspace(folder.resolve(name))
                .with(text.toString()).compileAll().stream()
                        .filter(m -> CODE.matcher(m).find())
                        .toList();
    }

    private static List<String> codes(List<String> messages) {
        return messages.stream()
                .flatMap(m -> CODE.matcher(m).results().limit(1).map(r -> r.group(1)))
                .distinct()
                .toList();
    }

    /** The findings that are shown, and those that are only counted. */
    private static int counted(List<String> messages) {
        return messages.stream()
                .mapToInt(m -> REST.matcher(m)
                        .results()
                        .map(r -> Integer.valueOf(r.group(1)))
                        .findFirst()
                        .orElse(1))
                .sum();
    }

    private static int bytes(List<String> messages) {
        return messages.stream().mapToInt(String::length).sum();
    }
}
