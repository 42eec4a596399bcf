package dev.partita.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineProcessTest {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @TempDir
    Path folder;

    @Test
    void listensUntilItIsStopped() throws Exception {
        EngineProcess engine = EngineProcess.start(program(), Surroundings.ofThisProcess(), folder);
        URI endpoint = engine.endpoint().uri();
        assertThat(listens(endpoint)).isTrue();
        assertThat(engine.log()).exists().hasParent(folder);
        engine.stop();
        assertThat(listens(endpoint)).isFalse();
    }

    @Test
    void endsWithAParentThatIsKilled() throws Exception {
        Process first = parent();
        Process second = parent();
        try (BufferedReader lines = first.inputReader();
                BufferedReader others = second.inputReader()) {
            URI endpoint = URI.create(lines.readLine());
            URI other = URI.create(others.readLine());
            assertThat(endpoint).isNotEqualTo(other);
            first.destroyForcibly().waitFor();
            assertStopsListening(endpoint);
            assertThat(listens(other)).isTrue();
            second.destroyForcibly().waitFor();
            assertStopsListening(other);
        }
    }

    @Test
    void endsWithAParentThatReturnsFromMain() throws Exception {
        Process parent = parent();
        try (BufferedReader lines = parent.inputReader()) {
            URI endpoint = URI.create(lines.readLine());
            parent.getOutputStream().close();
            assertThat(parent.waitFor()).isZero();
            assertStopsListening(endpoint);
        }
    }

    @Test
    void aProgramThatDoesNotStartIsToldWithItsLogAndTheChoices() throws IOException {
        Path broken = folder.resolve("dynoxide");
        Files.writeString(broken, "#!/bin/sh\necho this machine is too old\nexit 1\n");
        assertThat(broken.toFile().setExecutable(true)).isTrue();
        assertThatThrownBy(() -> EngineProcess.start(broken, Surroundings.ofThisProcess(), folder))
                .isInstanceOf(EngineException.class)
                .hasMessageContainingAll(broken.toString(), "this machine is too old", "DYNAMODB_ENDPOINT");
    }

    /** What a forked JVM runs: starts an engine, says where, and waits for its input to end. */
    public static void main(String[] arguments) throws IOException {
        EngineProcess engine =
                EngineProcess.start(Path.of(arguments[0]), Surroundings.ofThisProcess(), Path.of(arguments[1]));
        System.out.println(engine.endpoint().uri());
        while (System.in.read() >= 0) {
            // wait
        }
    }

    private Process parent() throws IOException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), EngineProcessTest.class.getName()));
        command.addAll(List.of(program().toString(), folder.toString()));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** The program that the search finds when no endpoint is given. */
    private static Path program() {
        Surroundings real = Surroundings.ofThisProcess();
        Map<String, String> withoutEndpoint = new HashMap<>(real.variables());
        withoutEndpoint.remove(EngineSearch.ENDPOINT);
        EngineSearch search = new EngineSearch(new Surroundings(withoutEndpoint, real.home(), real.windows()));
        return ((EngineSearch.Found.Startable) search.find()).program();
    }

    private static void assertStopsListening(URI endpoint) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (listens(endpoint)) {
            assertThat(System.nanoTime()).as("the engine still listens").isLessThan(end);
            Thread.sleep(20);
        }
    }

    private static boolean listens(URI endpoint) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(endpoint.getHost(), endpoint.getPort()), 1000);
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
