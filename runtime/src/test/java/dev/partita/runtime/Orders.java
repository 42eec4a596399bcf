package dev.partita.runtime;

import dev.partita.UnknownItems;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** A table whose orders are their sort keys, and what a repository would ask of it. */
final class Orders {

    static final TableLayout LAYOUT = new TableLayout("App", "PK", "SK", null, List.of());
    static final ReadShape LIST = ReadShape.of("Shop.orders", "PK", "SK");

    final StubClient client = new StubClient();
    final List<SkippedItem> skipped = new ArrayList<>();
    final List<SentRequest> told = new ArrayList<>();

    private final RepositoryListener listener = new RepositoryListener() {
        @Override
        public void sent(SentRequest request) {
            told.add(request);
        }

        @Override
        public void skipped(SkippedItem item) {
            skipped.add(item);
        }
    };

    /** The orders of customer 42. */
    Read read(ReadShape shape) {
        return table(UnknownItems.SKIP).query(shape, text("CUST#42"), SortRange.beginsWith("Order.id", "ORDER#"));
    }

    TableClient table(UnknownItems unknown) {
        return new TableClient(
                client, RepositoryOptions.defaults().listener(listener), Orders.class, LAYOUT, unknown, Orders::broken);
    }

    /** The sort key behind {@code ORDER#}, if it is a number. */
    static @Nullable String order(Map<String, AttributeValue> item) {
        String sort = item.getOrDefault("SK", text("")).s();
        return sort.matches("ORDER#[0-9]+") ? sort.substring(6) : null;
    }

    static boolean isOrder(Map<String, AttributeValue> item) {
        return order(item) != null;
    }

    static @Nullable String profile(Map<String, AttributeValue> item) {
        return item.getOrDefault("SK", text("")).s().equals("PROFILE") ? "42" : null;
    }

    private static @Nullable ItemReadException broken(Map<String, AttributeValue> item) {
        return item.getOrDefault("SK", text("")).s().startsWith("ORDER#-")
                ? LAYOUT.broken("Order", "ORDER#{n}", item)
                : null;
    }

    static AttributeValue text(String text) {
        return AttributeValue.createS(text);
    }

    static Map<String, AttributeValue> item(String sort) {
        return Map.of("PK", text("CUST#42"), "SK", text(sort));
    }

    /** All that there is. */
    static QueryResponse last(String... sorts) {
        return QueryResponse.builder().items(items(sorts)).count(sorts.length).build();
    }

    /** An answer that the service ended before the last item. */
    static QueryResponse cut(String... sorts) {
        String end = sorts.length == 0 ? "ORDER#0" : sorts[sorts.length - 1];
        return last(sorts).toBuilder().lastEvaluatedKey(item(end)).build();
    }

    private static List<Map<String, AttributeValue>> items(String... sorts) {
        return Stream.of(sorts).map(Orders::item).toList();
    }
}
