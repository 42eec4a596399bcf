package shop;

import dev.partita.runtime.Explanation;
import dev.partita.runtime.RepositoryOptions;
import dev.partita.testing.DynamoEngine;
import dev.partita.testing.RequestLog;
import java.io.PrintStream;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Makes the shop's two tables, fills them, asks every access pattern and shows the request that each one sent; then places
 * an order, ships it and deletes its customer.
 */
public final class Main {

    private Main() {}

    /** Runs on the engine that is found, or started. */
    public static void main(String[] arguments) {
        DynamoEngine engine = DynamoEngine.shared();
        RequestLog log = new RequestLog();
        RepositoryOptions options = RepositoryOptions.defaults()
                .tableName(Shop.class, engine.tablePrefix() + ShopSchema.tableName())
                .tableName(PlainShop.class, engine.tablePrefix() + PlainShopSchema.tableName());
        try (DynamoDbClient client = engine.client(log)) {
            run(client, options, log, System.out);
        }
    }

    static void run(DynamoDbClient client, RepositoryOptions options, RequestLog log, PrintStream out) {
        printReport("Shop", ShopSchema.explain(), out);
        printReport("PlainShop", PlainShopSchema.explain(), out);
        String shopTable = ShopSchema.createTableRequest(options).tableName();
        String plainTable = PlainShopSchema.createTableRequest(options).tableName();
        try {
            ShopSchema.create(client, options);
            PlainShopSchema.create(client, options);
            Samples.save(new DynamoShop(client, options));
            Samples.putPlainItems(client, plainTable);
            Patterns patterns = new Patterns(log, out);
            patterns.ask(new DynamoShop(client, options));
            patterns.ask(new DynamoPlainShop(client, options));
            new Writes(out).write(client, options);
        } finally {
            drop(client, shopTable);
            drop(client, plainTable);
        }
    }

    private static void printReport(String name, List<Explanation> report, PrintStream out) {
        out.println("The design of " + name);
        report.forEach(explanation -> out.println("  " + explanation));
        out.println();
    }

    private static void drop(DynamoDbClient client, String table) {
        if (client.listTablesPaginator().tableNames().stream().anyMatch(table::equals)) {
            client.deleteTable(request -> request.tableName(table));
        }
    }
}
