package library;

import dev.partita.ItemCollection;
import java.util.List;
import library.books.Book;
import library.books.Loan;

@ItemCollection
public record BookWithLoans(Book book, List<Loan> loans) {}
