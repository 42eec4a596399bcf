package shop;

import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.PageRequest;
import dev.partita.runtime.RepositoryListener;
import dev.partita.runtime.RepositoryOptions;
import dev.partita.runtime.SentRequest;
import dev.partita.runtime.TransactionFailedException;
import java.io.PrintStream;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Writes to the shop, and prints each request with what came of it. */
final class Writes implements RepositoryListener {

    private static final Order APRIL = new Order("42", LocalDate.of(2025, 4, 2), "A18", "north", Status.OPEN, 12);
    private static final List<LineItem> LINES = List.of(new LineItem("A18", 1, "bulb", 4));

    private final PrintStream out;

    Writes(PrintStream out) {
        this.out = out;
    }

    void write(DynamoDbClient client, RepositoryOptions options) {
        Shop shop = new DynamoShop(client, options.listener(this));
        show("place an order, its copy and its items in one transaction", () -> {
            shop.place(APRIL, LINES);
            return shop.orderWithItems("A18");
        });
        show("the same again: its order id is taken", () -> refused(() -> shop.place(APRIL, LINES)));
        show("ship it: it leaves the warehouse's list, and its copy is shipped too", () -> {
            ship(shop);
            return shop.openOrders("north", PageRequest.first(20)).items() + "\n                "
                    + shop.orderWithItems("A18").order();
        });
        show("ship it again: it is no longer open", () -> refused(() -> ship(shop)));
        show("delete the customer", () -> {
            shop.remove(Samples.ANN);
            return shop.customer("42");
        });
    }

    private static void ship(Shop shop) {
        shop.setStatus("42", APRIL.placedOn(), "A18", "north", Status.OPEN, Status.SHIPPED);
    }

    private static String refused(Runnable write) {
        try {
            write.run();
            return "written";
        } catch (TransactionFailedException | ConditionFailedException e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    private void show(String what, Supplier<?> write) {
        out.println(what);
        out.println("    result      " + write.get());
        out.println();
    }

    @Override
    public void sent(SentRequest request) {
        out.println("    sent        " + request);
    }
}
