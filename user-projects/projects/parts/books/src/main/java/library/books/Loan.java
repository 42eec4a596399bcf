package library.books;

import dev.partita.IndexKey;
import dev.partita.Partition;
import dev.partita.Sort;
import java.time.LocalDate;

@Partition("BOOK#{isbn}")
@Sort("LOAN#{since}")
@IndexKey(index = "Readers", partition = "READER#{reader}", sort = "{since}#{isbn}")
public record Loan(String isbn, LocalDate since, String reader) {}
