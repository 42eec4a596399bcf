package library;

import dev.partita.*;
import books.Book;
import java.util.Optional;

@Table(name = "Library", items = Book.class) // error: GEN007 "Library: Book has no codec: it was compiled without Partita's annotation processor"
public interface Library {

    @AccessPattern("a book")
    Optional<Book> book(String isbn);

    @Put void save(Book book);
}
