package library;

import dev.partita.ItemCollection;
import java.util.List;

@ItemCollection
public record BookWithLoans(Book book, List<Loan> loans) {}
