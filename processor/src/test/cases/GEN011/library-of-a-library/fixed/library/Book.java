package books;

import dev.partita.*;
import kinds.Kind;

@Partition("BOOK#{isbn}")
public record Book(String isbn, Kind kind) {}
