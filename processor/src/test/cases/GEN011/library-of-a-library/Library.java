package library;

import dev.partita.*;
import books.Book;
import java.util.Optional;

@Table(name = "Library", items = Book.class)
public interface Library { // error: GEN011 "Library: a class that it uses needs kinds.Kind, which can't be found."

    @AccessPattern("a book")
    Optional<Book> book(String isbn);

    @Put void save(Book book);
}
