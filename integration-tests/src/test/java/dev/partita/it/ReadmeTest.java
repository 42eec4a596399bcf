package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README shows is what happens. */
class ReadmeTest {

    private static final Path README = Path.of("../README.md");

    @TempDir
    Path folder;

    @Test
    void theShopAndItsUseCompile() throws IOException {
        List<String> java = blocks("java");
        Sources.Compilation compilation = shop(java.get(0))
                .file("shop/Use.java", "package shop;\n" + Sources.IMPORTS + """
                        import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
                        class Use {
                            void use() {
                        """ + java.get(1) + "}}")
                .compile(folder);
        assertThat(compilation.done()).as(compilation.said()).isTrue();
    }

    @Test
    void theErrorIsTheCompilers() throws IOException {
        String withoutIndex = blocks("java")
                .get(0)
                .replaceAll("(?m)^@GlobalIndex.*$", "")
                .replaceAll("(?m)^@IndexKey.*$", "")
                .replace(", when = \"status = OPEN\"", "");
        assertThat(shop(withoutIndex).compile(folder).errors())
                .containsExactly(blocks("text").get(0).strip());
    }

    /** The README shows all types together, so none of them can be public here. */
    private static Sources shop(String types) {
        return new Sources().file("shop/Shop.java", types.replace("public ", ""));
    }

    private static List<String> blocks(String language) throws IOException {
        return Pattern.compile("(?ms)^```" + language + "\\n(.*?)^```$")
                .matcher(Files.readString(README))
                .results()
                .map(block -> block.group(1))
                .toList();
    }
}
