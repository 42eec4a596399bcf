package shop;

import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import dev.partita.testing.RequestLog;
import dev.partita.testing.WireRequest;
import java.io.PrintStream;
import java.time.LocalDate;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Asks access patterns, and prints each with the request that it sent, what it cost and what it returned. */
final class Patterns {

    private final RequestLog log;
    private final PrintStream out;

    Patterns(RequestLog log, PrintStream out) {
        this.log = log;
        this.out = out;
    }

    void ask(Shop shop) {
        PageRequest first = PageRequest.first(20);
        show("Shop.customer", () -> shop.customer("42"));
        show("Shop.customerWithOrders", () -> shop.customerWithOrders("42"));
        show("Shop.orders", () -> shop.orders("42", first));
        show(
                "Shop.ordersPlaced",
                () -> shop.ordersPlaced("42", LocalDate.of(2025, 1, 1), LocalDate.of(2025, 1, 31), first));
        show("Shop.latestOrder", () -> shop.latestOrder("42"));
        show("Shop.orderWithItems", () -> shop.orderWithItems("A17"));
        show("Shop.openOrders", () -> shop.openOrders("north", first));
    }

    void ask(PlainShop shop) {
        show("PlainShop.customerWithOrders", () -> shop.customerWithOrders("42"));
        show("PlainShop.latestOrder", () -> shop.latestOrder("42"));
        show("PlainShop.line", () -> shop.line("A17", 1));
    }

    private void show(String method, Supplier<?> pattern) {
        log.clear();
        Object result = pattern.get();
        out.println(sentence(method));
        log.sent().forEach(this::show);
        out.printf(Locale.ROOT, "    read units  %s%n", log.readUnits());
        out.println("    result      " + (result instanceof Page<?> page ? items(page) : result));
        out.println();
    }

    private static String sentence(String method) {
        return Stream.concat(ShopSchema.explain().stream(), PlainShopSchema.explain().stream())
                .filter(explanation -> explanation.method().equals(method))
                .map(explanation -> explanation.description() + "  (" + method + ")")
                .findFirst()
                .orElseThrow();
    }

    private void show(WireRequest request) {
        out.println("    " + request.operation() + " on " + request.table());
        out.println("    index       " + (request.index().isEmpty() ? "none" : request.index()));
        out.println("    key         " + request.key());
        if (request.operation().equals("Query")) {
            out.println("    order       " + (request.descending() ? "descending" : "ascending"));
            out.println("    limit       "
                    + (request.limit().isPresent() ? request.limit().getAsInt() : "none"));
        }
    }

    /** A cursor says nothing to a reader, but that there is one does. */
    private static String items(Page<?> page) {
        return page.items() + (page.cursor().isPresent() ? ", and a cursor" : "");
    }
}
