package dev.partita.testing;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;

/** Decides which engine serves this run; the first that is there wins. */
final class EngineSearch {

    static final String ENDPOINT = "DYNAMODB_ENDPOINT";
    static final String ALLOW_REMOTE = "PARTITA_TEST_ALLOW_REMOTE";
    static final String PROGRAM = "dynoxide";
    static final String VERSION = "3.2.0";

    /** What was found. */
    sealed interface Found {

        /** An engine that someone else runs. */
        record Running(Endpoint endpoint) implements Found {}

        /** A program that this run starts for itself. */
        record Startable(Path program) implements Found {}
    }

    private final Surroundings surroundings;
    private final CargoInstall cargo;

    EngineSearch(Surroundings surroundings) {
        this(surroundings, new CargoInstall(surroundings, System.out::println));
    }

    EngineSearch(Surroundings surroundings, CargoInstall cargo) {
        this.surroundings = surroundings;
        this.cargo = cargo;
    }

    Found find() {
        return surroundings
                .variable(ENDPOINT)
                .map(this::running)
                .or(() -> startable(() -> surroundings.onPath(PROGRAM)))
                .or(() -> startable(() -> surroundings.programIn(folder().resolve("bin"), PROGRAM)))
                .or(() -> startable(() -> cargo.install(VERSION, folder())))
                .orElseThrow(() -> new EngineException(choices("No DynamoDB-compatible engine was found.")));
    }

    private Path folder() {
        return surroundings.cache().resolve("partita").resolve(PROGRAM + "-" + VERSION);
    }

    private Found running(String text) {
        Endpoint endpoint = Endpoint.parse(ENDPOINT, text);
        boolean allowed =
                surroundings.variable(ALLOW_REMOTE).filter("true"::equals).isPresent();
        if (!endpoint.loopback() && !allowed) {
            throw new EngineException(ENDPOINT + " = " + text
                    + " is not on this machine. Tests make and drop tables; if"
                    + " they may do that there (only under names with a prefix of their own), set " + ALLOW_REMOTE
                    + "=true");
        }
        return new Found.Running(endpoint);
    }

    private static Optional<Found> startable(Supplier<Optional<Path>> search) {
        return search.get().map(Found.Startable::new);
    }

    /** A first sentence, and every way to get an engine. */
    static String choices(String problem) {
        return """
                %s Choose one:
                  - set %s to one that runs, for example http://127.0.0.1:8000 (the container image \
                ghcr.io/nubo-db/dynoxide is one)
                  - put the program %s on the PATH
                  - install Rust's cargo, and it is built once for you (about two minutes), or build it yourself:
                      cargo %s""".formatted(problem, ENDPOINT, PROGRAM, String.join(" ", CargoInstall.arguments(VERSION)));
    }
}
