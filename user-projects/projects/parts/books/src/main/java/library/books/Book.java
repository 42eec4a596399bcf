package library.books;

import dev.partita.Partition;
import dev.partita.Sort;

@Partition("BOOK#{isbn}")
@Sort("BOOK")
public record Book(String isbn, String title) {}
