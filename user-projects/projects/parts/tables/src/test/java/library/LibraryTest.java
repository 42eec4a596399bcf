package library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.partita.runtime.PageRequest;
import dev.partita.runtime.RepositoryOptions;
import dev.partita.testing.DynamoExtension;
import dev.partita.testing.TestTables;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import library.books.Book;
import library.books.Loan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@ExtendWith(DynamoExtension.class)
class LibraryTest {

    @Test
    void findsWhatWasSaved(DynamoDbClient client, TestTables tables) {
        RepositoryOptions options = RepositoryOptions.defaults().tableName(Library.class, tables.name("Library"));
        LibrarySchema.create(client, options);
        Library library = new DynamoLibrary(client, options);
        Book book = new Book("1", "Beowulf");
        Loan first = new Loan("1", LocalDate.of(2026, 1, 2), "ann");
        Loan second = new Loan("1", LocalDate.of(2026, 3, 4), "ann");

        library.save(book);
        library.save(first);
        library.save(second);

        assertEquals(Optional.of(book), library.book("1"));
        assertEquals(Optional.empty(), library.book("2"));
        assertEquals(new BookWithLoans(book, List.of(first, second)), library.bookWithLoans("1"));
        assertEquals(List.of(second, first), library.borrowedBy("ann", PageRequest.first(10)).items());
    }
}
