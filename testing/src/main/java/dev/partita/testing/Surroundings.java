package dev.partita.testing;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the search for an engine looks at: the environment's variables, the home folder and the kind of system.
 *
 * @param variables the environment's variables
 * @param home the user's home folder
 * @param windows whether programs end in {@code .exe} and there is no shell
 */
record Surroundings(Map<String, String> variables, Path home, boolean windows) {

    static Surroundings ofThisProcess() {
        return new Surroundings(System.getenv(), Path.of(System.getProperty("user.home")), File.separatorChar == '\\');
    }

    /** The value of a variable; one that is empty counts as not set. */
    Optional<String> variable(String name) {
        return Optional.ofNullable(variables.get(name)).filter(value -> !value.isBlank());
    }

    /** The first program of that name on the {@code PATH}. */
    Optional<Path> onPath(String program) {
        return variable("PATH").stream()
                .flatMap(path -> Arrays.stream(path.split(File.pathSeparator, -1)))
                .filter(folder -> !folder.isBlank())
                .flatMap(folder -> programIn(Path.of(folder), program).stream())
                .findFirst();
    }

    /** The program of that name in a folder, if it can be run. */
    Optional<Path> programIn(Path folder, String program) {
        return Stream.of(folder.resolve(windows ? program + ".exe" : program))
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .findFirst();
    }

    /** {@code $XDG_CACHE_HOME}, which counts only if it is absolute, or {@code ~/.cache}. */
    Path cache() {
        return variable("XDG_CACHE_HOME")
                .map(Path::of)
                .filter(Path::isAbsolute)
                .orElseGet(() -> home.resolve(".cache"));
    }
}
