package dev.partita.it.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.it.Engine;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Records of one module, tables of another. */
class SeparateModulesTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @TempDir
    Path temp;

    private static final String RECORDS = """
            package lib;
            import dev.partita.*;
            import org.jspecify.annotations.*;
            @Partition("CUST#{id}") @Sort("NOTE#{no:3}")
            public record Note(String id, int no, @Nullable String text, Place place) {
                @Embedded public record Place(String city, @Nullable String street) {}
            }
            """;
    private static final String TABLE = """
            package app;
            import dev.partita.*;
            import java.util.*;
            import lib.Note;
            @Table(name = "Notes", items = {Note.class})
            public interface Notes {
                @AccessPattern("a customer's notes") List<Note> notes(String id);
                @Put void save(Note note);
            }
            """;
    private static final String RUN = """
            package app;
            import dev.partita.runtime.RepositoryOptions;
            import lib.Note;
            import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
            public final class Run implements java.util.function.BiFunction<DynamoDbClient, String, String> {
                public Run() {}
                @Override public String apply(DynamoDbClient client, String table) {
                    RepositoryOptions options = RepositoryOptions.defaults().tableName(Notes.class, table);
                    NotesSchema.create(client, options);
                    Notes notes = new DynamoNotes(client, options);
                    notes.save(new Note("1", 2, null, new Note.Place("Rome", null)));
                    notes.save(new Note("1", 1, "x", new Note.Place("Oslo", "Lane")));
                    return notes.notes("1").toString();
                }
            }
            """;

    private static final String BOTH_NOTES = "[Note[id=1, no=1, text=x, place=Place[city=Oslo, street=Lane]],"
            + " Note[id=1, no=2, text=null, place=Place[city=Rome, street=null]]]";

    static Stream<Jdk> jdks() {
        return Jdk.all().stream();
    }

    private static final String PATTERNS = """
            package app;
            import dev.partita.*;
            import java.util.*;
            import lib.*;
            @PatternsOf(Notes.class)
            public interface Later {
                @AccessPattern("a customer's notes from a number on") List<Note> from(String id, @From("no") int first);
                @AccessPattern(value = "how many notes a customer has", of = Note.class) long count(String id);
            }
            """;
    private static final String RUN_PATTERNS = """
            package app;
            import dev.partita.runtime.RepositoryOptions;
            import lib.*;
            import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
            public final class Run implements java.util.function.BiFunction<DynamoDbClient, String, String> {
                public Run() {}
                @Override public String apply(DynamoDbClient client, String table) {
                    RepositoryOptions options = RepositoryOptions.defaults().tableName(Notes.class, table);
                    NotesSchema.create(client, options);
                    Notes notes = new DynamoNotes(client, options);
                    notes.save(new Note("1", 1, "x", new Note.Place("Oslo", "Lane")));
                    notes.save(new Note("1", 2, null, new Note.Place("Rome", null)));
                    Later later = new DynamoLater(client, options);
                    return later.count("1") + " " + later.from("1", 2);
                }
            }
            """;

    private Path recordsJar(Jdk jdk, boolean modular, boolean processed) {
        Folder sources = new Folder(temp.resolve("lib-src"));
        List<Path> files = new ArrayList<>(List.of(sources.write("lib/Note.java", RECORDS)));
        if (modular) {
            files.add(sources.write(
                    "module-info.java", "module lib { requires transitive dev.partita.runtime; exports lib; }"));
        }
        Folder classes = new Folder(temp.resolve("lib-classes"));
        assertThat(javac(jdk, files, classes, modular, processed, List.of())).isEqualTo("0\n");
        return classes.jar(temp.resolve("lib.jar"));
    }

    private String javac(
            Jdk jdk, List<Path> files, Folder classes, boolean modular, boolean processed, List<Path> jars) {
        List<String> path = new ArrayList<>(jars.stream().map(Path::toString).toList());
        path.addAll(modular ? modules() : List.of(System.getProperty("java.class.path")));
        List<String> arguments = new ArrayList<>(List.of(
                modular ? "--module-path" : "-classpath",
                String.join(File.pathSeparator, path),
                "-d",
                classes.path().toString(),
                "--release",
                "17",
                "-Xlint:all,-processing,-path",
                "-Werror"));
        arguments.addAll(
                processed
                        ? List.of(
                                "-processor",
                                "dev.partita.processor.PartitaProcessor",
                                "-processorpath",
                                System.getProperty("java.class.path"))
                        : List.of("-proc:none"));
        files.forEach(file -> arguments.add(file.toString()));
        return jdk.javac(arguments);
    }

    /** Of the class path what a user of the runtime gets. */
    private static List<String> modules() {
        Pattern users = Pattern.compile(
                "partita-(runtime|annotations)-|/(runtime|annotations)/target/|/jspecify-|/software/amazon/|/reactive-streams-"
                        + "|/slf4j-api-");
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> users.matcher(entry).find())
                .toList();
    }

    private List<Path> tableSources(boolean modular) {
        Folder sources = new Folder(temp.resolve("app-src"));
        List<Path> files =
                new ArrayList<>(List.of(sources.write("app/Notes.java", TABLE), sources.write("app/Run.java", RUN)));
        if (modular) {
            files.add(sources.write(
                    "module-info.java",
                    "module app { requires transitive dev.partita.runtime; requires transitive lib; exports app; }"));
        }
        return files;
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void recordsOnTheClassPath(Jdk jdk) throws IOException {
        check(jdk, false);
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void recordsOnTheModulePath(Jdk jdk) throws IOException {
        check(jdk, true);
    }

    private void check(Jdk jdk, boolean modular) throws IOException {
        Path records = recordsJar(jdk, modular, true);
        Path app = appJar(jdk, tableSources(modular), modular, records);
        assertThat(run(app, records)).isEqualTo(BOTH_NOTES);
    }

    private Path appJar(Jdk jdk, List<Path> sources, boolean modular, Path library) {
        Folder classes = new Folder(temp.resolve("app-classes"));
        assertThat(javac(jdk, sources, classes, modular, true, List.of(library)))
                .isEqualTo("0\n");
        return classes.jar(temp.resolve("app.jar"));
    }

    /** Each run has a class loader of its own, below the one of the SDK and the runtime. */
    private String run(Path... jars) throws IOException {
        URL[] urls = new URL[jars.length];
        for (int i = 0; i < jars.length; i++) {
            urls[i] = jars[i].toUri().toURL();
        }
        try (URLClassLoader loader = new URLClassLoader(urls, getClass().getClassLoader())) {
            @SuppressWarnings("unchecked")
            BiFunction<DynamoDbClient, String, String> run = (BiFunction<DynamoDbClient, String, String>)
                    loader.loadClass("app.Run").getConstructor().newInstance();
            return run.apply(engine.client(), engine.newName());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void M84_theSameClassFromTwoLoaders() throws IOException {
        Jdk jdk = Jdk.all().get(0);
        Path records = recordsJar(jdk, false, true);
        Path app = appJar(jdk, tableSources(false), false, records);
        for (int i = 0; i < 3; i++) {
            assertThat(run(app, records)).isEqualTo(BOTH_NOTES);
        }
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void patternsOfATableInAnotherModule(Jdk jdk) throws IOException {
        Folder sources = new Folder(temp.resolve("lib-src"));
        Folder classes = new Folder(temp.resolve("lib-classes"));
        List<Path> library = List.of(
                sources.write("lib/Note.java", RECORDS),
                sources.write("lib/Notes.java", TABLE.replace("package app;", "package lib;")));
        assertThat(javac(jdk, library, classes, false, true, List.of())).isEqualTo("0\n");
        Path lib = classes.jar(temp.resolve("lib.jar"));
        Folder own = new Folder(temp.resolve("app-src"));
        List<Path> patterns = List.of(own.write("app/Later.java", PATTERNS), own.write("app/Run.java", RUN_PATTERNS));
        assertThat(run(appJar(jdk, patterns, false, lib), lib))
                .isEqualTo("2 [Note[id=1, no=2, text=null, place=Place[city=Rome, street=null]]]");
    }

    @Test
    void recordsThatPartitaHasNotSeenAreAnErrorThatSaysSo() {
        Jdk jdk = Jdk.all().get(0);
        Path records = recordsJar(jdk, false, false);
        assertThat(javac(
                        jdk,
                        tableSources(false),
                        new Folder(temp.resolve("app-classes")),
                        false,
                        true,
                        List.of(records)))
                .startsWith("1\n")
                .contains("Note")
                .contains("Partita");
    }
}
