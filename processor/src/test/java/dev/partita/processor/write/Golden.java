package dev.partita.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Generated classes as they were when somebody last looked at them; {@code -Dgoldens.update=true} takes new ones. */
final class Golden {

    private static final Path FOLDER = Path.of("src/test/resources/golden");

    private Golden() {}

    static void check(String path, String text) {
        Path file = FOLDER.resolve(path);
        try {
            if (Boolean.getBoolean("goldens.update")) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, text);
            }
            assertThat(text).as(path).isEqualTo(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
