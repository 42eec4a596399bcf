package dev.partita.it.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.it.desk.DynamoTicketDesk;
import dev.partita.runtime.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What generated classes and the runtime are made of. */
class GeneratedCodeTest {

    private static final List<String> REFLECTION =
            List.of("java/lang/reflect/", "forName", "getDeclared", "setAccessible", "java/lang/invoke/MethodHandles;");

    private static final Pattern GENERATED =
            Pattern.compile("(^|/)(Dynamo\\w+|\\w+Codec|\\w+Schema)(\\$\\w+)?\\.class$");

    @Test
    void M83_thereIsNoReflection() {
        Map<String, String> generated = classFiles(DynamoTicketDesk.class, "dev/partita/it/desk");
        generated.keySet().removeIf(name -> !GENERATED.matcher(name).find());
        assertThat(generated)
                .hasSizeGreaterThan(9)
                .allSatisfy((name, bytes) -> assertThat(REFLECTION).noneMatch(bytes::contains));
    }

    @Test
    void M83_norInTheRuntime() {
        assertThat(classFiles(Page.class, "dev/partita/runtime"))
                .hasSizeGreaterThan(40)
                .allSatisfy((name, bytes) -> assertThat(REFLECTION).noneMatch(bytes::contains));
    }

    private static Map<String, String> classFiles(Class<?> type, String folder) {
        try {
            URI place = type.getProtectionDomain().getCodeSource().getLocation().toURI();
            if (!place.getPath().endsWith(".jar")) {
                return new Folder(Path.of(place).resolve(folder)).contents();
            }
            try (FileSystem jar = FileSystems.newFileSystem(Path.of(place));
                    Stream<Path> files = Files.walk(jar.getPath(folder))) {
                return files.filter(file -> file.toString().endsWith(".class"))
                        .collect(Collectors.toMap(Path::toString, GeneratedCodeTest::bytes));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static String bytes(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
