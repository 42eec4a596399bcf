package dev.partita.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * An engine that this process started and that ends with it. Its parent holds one end of a pipe; however the parent
 * ends, also when it is killed, the operating system closes the pipe, and the shell at the other end kills the engine.
 */
final class EngineProcess {

    /** $@ is the engine's command. The shell ends with the engine; the watcher ends both when the pipe is closed. */
    private static final String WATCHED = """
            exec 3<&0
            "$@" </dev/null 3<&- &
            engine=$!
            { cat <&3 >/dev/null; kill -KILL $engine 2>/dev/null; } >/dev/null 2>&1 &
            watcher=$!
            exec 3<&-
            wait $engine
            code=$?
            kill -KILL $watcher 2>/dev/null
            exit $code
            """;

    private static final int TRIES = 5;
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final long PAUSE_MILLIS = 10;
    private static final int CONNECT_MILLIS = 500;

    private final Process process;
    private final Endpoint endpoint;
    private final Path log;

    private EngineProcess(Process process, Endpoint endpoint, Path log) {
        this.process = process;
        this.endpoint = endpoint;
        this.log = log;
    }

    Endpoint endpoint() {
        return endpoint;
    }

    Path log() {
        return log;
    }

    /** Starts the program on a free port and waits until it listens. */
    static EngineProcess start(Path program, Surroundings surroundings, Path logFolder) {
        try {
            Files.createDirectories(logFolder);
            Path log = logFolder.resolve("dynoxide-" + ProcessHandle.current().pid() + ".log");
            for (int i = 0; i < TRIES; i++) {
                EngineProcess engine = launch(program, surroundings, log);
                if (engine.listens()) {
                    return engine;
                }
                engine.stop();
            }
            throw new EngineException(EngineSearch.choices(program + " doesn't start; its log is " + log + ": "
                    + Files.readString(log).strip() + "."));
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot start " + program, e);
        }
    }

    private static EngineProcess launch(Path program, Surroundings surroundings, Path log) throws IOException {
        int port = freePort();
        List<String> command = new ArrayList<>();
        if (!surroundings.windows()) {
            command.addAll(List.of("sh", "-c", WATCHED, "engine"));
        }
        command.addAll(List.of(
                program.toString(),
                "serve",
                "--host",
                "127.0.0.1",
                "--port",
                Integer.toString(port),
                "--log",
                "quiet"));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
        if (surroundings.windows()) {
            Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
        }
        return new EngineProcess(process, Endpoint.onPort(port), log);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    /** False if the engine ended, perhaps because its port was taken meanwhile. */
    private boolean listens() {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (process.isAlive() && System.nanoTime() < end) {
            boolean connected = connects();
            pause();
            if (connected) {
                return process.isAlive();
            }
        }
        return false;
    }

    private boolean connects() {
        try (Socket socket = new Socket()) {
            socket.connect(
                    new InetSocketAddress(
                            endpoint.uri().getHost(), endpoint.uri().getPort()),
                    CONNECT_MILLIS);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EngineException("Interrupted while the engine started", e);
        }
    }

    /** Ends the engine; it also ends without this when the process ends. */
    void stop() {
        try {
            process.getOutputStream().close();
            if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (IOException e) {
            process.destroyForcibly();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
