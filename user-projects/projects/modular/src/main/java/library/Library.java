package library;

import dev.partita.AccessPattern;
import dev.partita.Direction;
import dev.partita.GlobalIndex;
import dev.partita.Put;
import dev.partita.Table;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import java.util.Optional;

@Table(
        name = "Library",
        items = {Book.class, Loan.class})
@GlobalIndex(name = "Readers")
public interface Library {

    @AccessPattern("a book")
    Optional<Book> book(String isbn);

    @AccessPattern("a book with its loans")
    BookWithLoans bookWithLoans(String isbn);

    @AccessPattern(value = "what a reader borrowed, newest first", order = Direction.DESCENDING)
    Page<Loan> borrowedBy(String reader, PageRequest page);

    @Put
    void save(Book book);

    @Put
    void save(Loan loan);
}
