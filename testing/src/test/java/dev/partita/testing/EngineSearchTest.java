package dev.partita.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.partita.testing.EngineSearch.Found;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineSearchTest {

    private static final String FAKE_CARGO = """
            #!/bin/sh
            echo "fake cargo: $*"
            echo run >> "$(dirname "$0")/runs"
            while [ "$1" != --root ]; do shift; done
            mkdir -p "$2/bin"
            cp "$0" "$2/bin/dynoxide"
            """;

    @TempDir
    Path folder;

    private final Map<String, String> variables = new HashMap<>();
    private final ConcurrentLinkedQueue<String> output = new ConcurrentLinkedQueue<>();
    private Path path;
    private Path built;

    @BeforeEach
    void emptySurroundings() throws IOException {
        path = Files.createDirectories(folder.resolve("path"));
        built = folder.resolve("cache/partita/dynoxide-3.2.0/bin/dynoxide");
        variables.put("PATH", path.toString());
        variables.put("XDG_CACHE_HOME", folder.resolve("cache").toString());
    }

    @Test
    void anEndpointWinsOverEverything() throws IOException {
        program(path.resolve("dynoxide"), "");
        variables.put("DYNAMODB_ENDPOINT", "http://127.0.0.1:8000");
        assertThat(search().find())
                .isEqualTo(new Found.Running(new Endpoint(URI.create("http://127.0.0.1:8000"), true)));
    }

    @Test
    void aRemoteEndpointIsRefused() {
        variables.put("DYNAMODB_ENDPOINT", "https://dynamodb.example");
        assertThatThrownBy(() -> search().find())
                .isInstanceOf(EngineException.class)
                .hasMessageContainingAll("https://dynamodb.example", "PARTITA_TEST_ALLOW_REMOTE=true");
    }

    @Test
    void aRemoteEndpointCanBeAllowed() {
        variables.put("DYNAMODB_ENDPOINT", "https://dynamodb.example");
        variables.put("PARTITA_TEST_ALLOW_REMOTE", "true");
        assertThat(search().find())
                .isEqualTo(new Found.Running(new Endpoint(URI.create("https://dynamodb.example"), false)));
    }

    @Test
    void anEmptyEndpointIsNone() throws IOException {
        variables.put("DYNAMODB_ENDPOINT", "");
        Path program = program(path.resolve("dynoxide"), "");
        assertThat(search().find()).isEqualTo(new Found.Startable(program));
    }

    @Test
    void theProgramOnThePathWinsOverTheBuiltOne() throws IOException {
        Path program = program(path.resolve("dynoxide"), "");
        program(built, "");
        assertThat(search().find()).isEqualTo(new Found.Startable(program));
    }

    @Test
    void theBuiltProgramWinsOverBuildingIt() throws IOException {
        program(built, "");
        program(path.resolve("cargo"), FAKE_CARGO);
        assertThat(search().find()).isEqualTo(new Found.Startable(built));
        assertThat(output).isEmpty();
    }

    @Test
    void aFileThatCannotRunIsNoProgram() throws IOException {
        Files.writeString(path.resolve("dynoxide"), "");
        program(built, "");
        assertThat(search().find()).isEqualTo(new Found.Startable(built));
    }

    @Test
    void cargoBuildsItAndItsOutputIsShown() throws IOException {
        Path cargo = program(path.resolve("cargo"), FAKE_CARGO);
        assertThat(search().find()).isEqualTo(new Found.Startable(built));
        String arguments = "install dynoxide-rs --version 3.2.0 --locked --no-default-features --features"
                + " native-sqlite,http-server,cli --root " + folder.resolve("cache/partita/dynoxide-3.2.0");
        assertThat(output)
                .containsExactly("Building the engine, once: " + cargo + " " + arguments, "fake cargo: " + arguments);
    }

    @Test
    void cargoIsAlsoSoughtWhereRustupPutsIt() throws IOException {
        program(folder.resolve(".cargo/bin/cargo"), FAKE_CARGO);
        assertThat(search().find()).isEqualTo(new Found.Startable(built));
    }

    @Test
    void itIsBuiltOnceForAllWhoAskAtATime() throws Exception {
        program(path.resolve("cargo"), FAKE_CARGO);
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            Callable<Found> find = () -> search().find();
            for (Future<Found> found : threads.invokeAll(List.of(find, find, find, find))) {
                assertThat(found.get()).isEqualTo(new Found.Startable(built));
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(path.resolve("runs")).hasContent("run");
    }

    @Test
    void aBuildThatFailsIsToldWithTheOtherChoices() throws IOException {
        program(path.resolve("cargo"), "#!/bin/sh\necho no network >&2\nexit 101\n");
        assertThatThrownBy(() -> search().find())
                .isInstanceOf(EngineException.class)
                .hasMessageContainingAll("exit code 101", "DYNAMODB_ENDPOINT");
        assertThat(output).contains("no network");
    }

    @Test
    void withoutAnyTheMessageNamesAllChoices() {
        assertThatThrownBy(() -> search().find())
                .isInstanceOf(EngineException.class)
                .hasMessage("""
                No DynamoDB-compatible engine was found. Choose one:
                  - set DYNAMODB_ENDPOINT to one that runs, for example http://127.0.0.1:8000 (the container image \
                ghcr.io/nubo-db/dynoxide is one)
                  - put the program dynoxide on the PATH
                  - install Rust's cargo, and it is built once for you (about two minutes), or build it yourself:
                      cargo install dynoxide-rs --version 3.2.0 --locked --no-default-features --features \
                native-sqlite,http-server,cli""");
    }

    @Test
    void theCacheIsInTheHomeFolderUnlessAnAbsoluteOneIsNamed() {
        variables.put("XDG_CACHE_HOME", "relative");
        assertThat(surroundings().cache()).isEqualTo(folder.resolve(".cache"));
        variables.remove("XDG_CACHE_HOME");
        assertThat(surroundings().cache()).isEqualTo(folder.resolve(".cache"));
    }

    private EngineSearch search() {
        return new EngineSearch(surroundings(), new CargoInstall(surroundings(), output::add));
    }

    private Surroundings surroundings() {
        return new Surroundings(variables, folder, false);
    }

    private static Path program(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
