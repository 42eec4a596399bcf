package dev.partita.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Builds the engine with cargo into the user's cache folder, once for all processes of this machine. */
final class CargoInstall {

    private static final long LOCK_PAUSE_MILLIS = 200;

    private final Surroundings surroundings;
    private final Consumer<String> output;

    CargoInstall(Surroundings surroundings, Consumer<String> output) {
        this.surroundings = surroundings;
        this.output = output;
    }

    static List<String> arguments(String version) {
        return List.of(
                "install",
                "dynoxide-rs",
                "--version",
                version,
                "--locked",
                "--no-default-features",
                "--features",
                "native-sqlite,http-server,cli");
    }

    /** The program, built if it isn't there yet; empty if there is no cargo. */
    Optional<Path> install(String version, Path folder) {
        return cargo().map(cargo -> {
            try {
                return installUnderLock(cargo, version, folder);
            } catch (IOException e) {
                throw new UncheckedIOException("Cannot build " + EngineSearch.PROGRAM + " in " + folder, e);
            }
        });
    }

    /** On the path, or where rustup puts it, since not every program that runs tests reads a shell's profile. */
    private Optional<Path> cargo() {
        Path rustup = surroundings.home().resolve(".cargo").resolve("bin");
        return surroundings.onPath("cargo").or(() -> surroundings.programIn(rustup, "cargo"));
    }

    private Path installUnderLock(Path cargo, String version, Path folder) throws IOException {
        Files.createDirectories(folder);
        Path lock = folder.resolveSibling(folder.getFileName() + ".lock");
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            FileLock held = lock(channel);
            try {
                return installOnce(cargo, version, folder);
            } finally {
                held.release();
            }
        }
    }

    private Path installOnce(Path cargo, String version, Path folder) throws IOException {
        Optional<Path> builtMeanwhile = program(folder);
        if (builtMeanwhile.isPresent()) {
            return builtMeanwhile.get();
        }
        run(cargo, version, folder);
        return program(folder)
                .orElseThrow(() -> new EngineException(EngineSearch.choices(
                        "cargo ended well but left no " + EngineSearch.PROGRAM + " in " + folder + ".")));
    }

    private Optional<Path> program(Path folder) {
        return surroundings.programIn(folder.resolve("bin"), EngineSearch.PROGRAM);
    }

    /** Waits for other processes, and for other class loaders of this one. */
    private FileLock lock(FileChannel channel) throws IOException {
        while (true) {
            try {
                FileLock held = channel.tryLock();
                if (held != null) {
                    return held;
                }
            } catch (OverlappingFileLockException e) {
                output.accept("Another part of this process is building " + EngineSearch.PROGRAM);
            }
            pause();
        }
    }

    private void run(Path cargo, String version, Path folder) throws IOException {
        List<String> command = new ArrayList<>(List.of(cargo.toString()));
        command.addAll(arguments(version));
        command.addAll(List.of("--root", folder.toString()));
        output.accept("Building the engine, once: " + String.join(" ", command));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        try (BufferedReader lines = process.inputReader()) {
            lines.lines().forEach(output);
        }
        int code = exitCode(process);
        if (code != 0) {
            throw new EngineException(EngineSearch.choices(
                    "cargo could not build the engine (exit code " + code + ", its output is above)."));
        }
    }

    private static int exitCode(Process process) {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            process.destroy();
            throw interrupted(e);
        }
    }

    private static void pause() {
        try {
            Thread.sleep(LOCK_PAUSE_MILLIS);
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    private static EngineException interrupted(InterruptedException cause) {
        Thread.currentThread().interrupt();
        return new EngineException("Interrupted while the engine was being built", cause);
    }
}
