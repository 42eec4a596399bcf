package books;

import dev.partita.*;

@Partition("BOOK#{isbn}")
public record Book(String isbn, String title) {}
