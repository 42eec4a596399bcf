package dev.partita.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records that are compiled before the table, in a module of their own. */
class OtherModulesTest {

    private static final String BOOKS = """
            // file books/Book.java
            package books;
            import dev.partita.*;
            import org.jspecify.annotations.Nullable;
            @Partition("B#{isbn}") @Sort("BOOK")
            @IndexKey(index = "GSI1", partition = "L#{lentTo}", sort = "{isbn}")
            public record Book(String isbn, Title title, @Nullable String lentTo) {}
            // file books/Title.java
            package books;
            import dev.partita.*;
            @Embedded
            public record Title(String main, String sub) {}
            // file books/BookTitle.java
            package books;
            import dev.partita.*;
            @View(Book.class)
            public record BookTitle(String isbn, Title title) {}
            """;

    private static final String LIBRARIES = """
            // file library/Library.java
            package library;
            import books.*;
            import dev.partita.*;
            import java.util.*;
            @Table(name = "Library", items = Book.class)
            @GlobalIndex(name = "GSI1")
            public interface Library {
                @AccessPattern("a book") Optional<Book> book(String isbn);
                @AccessPattern("its title") Optional<BookTitle> title(String isbn);
                @AccessPattern(value = "books lent to somebody") List<Book> lent(String lentTo);
                @Put void save(Book book);
            }
            // file library/Archive.java
            package library;
            import books.*;
            import dev.partita.*;
            import java.util.*;
            @Table(name = "Archive", items = Book.class, partitionKey = "P", sortKey = "S")
            @GlobalIndex(name = "GSI1", partitionKey = "P1", sortKey = "S1")
            @SuppressWarnings("IDX028")
            public interface Archive {
                @AccessPattern("a book") Optional<Book> book(String isbn);
                @Delete(Book.class) void burn(String isbn);
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void twoTablesOverRecordsOfTheClassPath() {
        Workspace books = new Workspace(folder.resolve("books")).with(BOOKS);
        assertThat(books.compileAll()).isEmpty();
        Workspace libraries =
                new Workspace(folder.resolve("libraries")).with(LIBRARIES).using("-cp", classPath(books));
        assertThat(libraries.compileAll()).isEmpty();
        assertThat(libraries.written().keySet())
                .contains("library/DynamoLibrary.class", "library/DynamoArchive.class", "library/LibrarySchema.class")
                .noneMatch(name -> name.contains("Codec"));
    }

    @Test
    void twoTablesOverRecordsOfTheModulePath() {
        Workspace books =
                new Workspace(folder.resolve("books")).with(BOOKS + """
                        // file module-info.java
                        module books {
                            requires transitive dev.partita.runtime;
                            exports books;
                        }
                        """).using("--module-path", modulePath());
        assertThat(books.compileAll()).isEmpty();
        Workspace libraries = new Workspace(folder.resolve("libraries"))
                .with(LIBRARIES + """
                        // file module-info.java
                        module library {
                            requires transitive books;
                            exports library;
                        }
                        """)
                .using("--module-path", modulePath() + File.pathSeparator + books.classes());
        assertThat(libraries.compileAll()).isEmpty();
        assertThat(libraries.written().keySet()).contains("library/DynamoLibrary.class", "library/LibrarySchema.class");
    }

    @Test
    void recordsThatWereCompiledWithoutPartita() {
        Workspace books = new Workspace(folder.resolve("books")).with(BOOKS).using("-proc:none");
        assertThat(books.compileAll()).isEmpty();
        Workspace libraries =
                new Workspace(folder.resolve("libraries")).with(LIBRARIES).using("-cp", classPath(books));
        assertThat(libraries.compileAll())
                .hasSize(3)
                .anySatisfy(m -> assertThat(m)
                        .startsWith("Library.java:5 [GEN007] Library: Book has no codec")
                        .contains("Fix: run the processor where Book is compiled"))
                .anySatisfy(
                        m -> assertThat(m).startsWith("Library.java:9 [GEN007] Library.title: BookTitle has no codec"))
                .anySatisfy(m -> assertThat(m).startsWith("Archive.java:5 [GEN007] Archive: Book has no codec"));
    }

    @Test
    void furtherPatternsInAnotherModule() {
        Workspace library = new Workspace(folder.resolve("library")).with(BOOKS + LIBRARIES);
        assertThat(library.compileAll()).isEmpty();
        Workspace more = new Workspace(folder.resolve("more")).with("""
                // file more/More.java
                package more;
                import books.*;
                import dev.partita.*;
                import java.util.*;
                @PatternsOf(library.Library.class)
                public interface More {
                    @AccessPattern("a book once more") Optional<Book> book(String isbn);
                }
                """).using("-cp", classPath(library));
        assertThat(more.compileAll()).isEmpty();
        assertThat(more.written().keySet())
                .contains("more/DynamoMore.class")
                .doesNotContain("more/LibrarySchema.class");
    }

    @Test
    void aListedInterfaceThatWasCompiledWithoutPartita() {
        Workspace books = new Workspace(folder.resolve("books")).with(BOOKS);
        assertThat(books.compileAll()).isEmpty();
        Workspace more = new Workspace(folder.resolve("more")).with("""
                // file library/Library.java
                package library;
                import dev.partita.*;
                @Table(name = "Library", items = books.Book.class, patterns = More.class)
                @GlobalIndex(name = "GSI1")
                public interface Library {}
                // file library/More.java
                package library;
                import books.*;
                import dev.partita.*;
                import java.util.*;
                @PatternsOf(Library.class)
                public interface More {
                    @AccessPattern("a book once more") Optional<Book> book(String isbn);
                }
                """).using("-cp", classPath(books));
        more.using("-proc:none");
        assertThat(more.compileAll()).isEmpty();
        Workspace library = new Workspace(folder.resolve("library"))
                .with("""
                // file library/Library.java
                package library;
                import dev.partita.*;
                @Table(name = "Library", items = books.Book.class, patterns = More.class)
                @GlobalIndex(name = "GSI1")
                public interface Library {}
                """)
                .using("-cp", more.classes() + File.pathSeparator + classPath(books));
        assertThat(library.compileAll())
                .singleElement()
                .asString()
                .startsWith("Library.java:5 [GEN009] More.book: its parameters' names are hidden in its class file");
    }

    @Test
    void aClassThatAClassFileNeedsIsMissing() {
        Workspace kinds = new Workspace(folder.resolve("kinds")).with("""
                // file kinds/Kind.java
                package kinds;
                public enum Kind { A, B }
                """);
        assertThat(kinds.compileAll()).isEmpty();
        Workspace books = new Workspace(folder.resolve("books")).with("""
                // file books/Book.java
                package books;
                import dev.partita.*;
                @Partition("B#{isbn}")
                public record Book(String isbn, kinds.Kind kind) {}
                """).using("-cp", classPath(kinds));
        assertThat(books.compileAll()).isEmpty();
        Workspace library = new Workspace(folder.resolve("library")).with("""
                // file library/Library.java
                package library;
                import dev.partita.*;
                @Table(name = "Library", items = books.Book.class)
                public interface Library {}
                """).using("-cp", classPath(books));
        assertThat(library.compileAll())
                .anySatisfy(
                        m -> assertThat(m)
                                .startsWith(
                                        "Library.java:4 [GEN011] Library: a class that it uses needs kinds.Kind, which can't be found"));
    }

    private static String classPath(Workspace other) {
        return other.classes() + File.pathSeparator + System.getProperty("java.class.path");
    }

    /** What users' modules see: the two modules of ours and what these require. */
    private static String modulePath() {
        List<String> wanted = List.of(
                "annotations", "partita-runtime", "/runtime/", "jspecify", "amazon", "reactive-streams", "slf4j-api");
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> wanted.stream().anyMatch(entry::contains))
                .filter(entry -> !entry.contains("test-classes"))
                .filter(entry -> !entry.contains("errorprone") && !entry.contains("auto-service"))
                .collect(Collectors.joining(File.pathSeparator));
    }
}
