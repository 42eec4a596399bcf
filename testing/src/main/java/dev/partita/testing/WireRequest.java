package dev.partita.testing;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

/**
 * A request as it went over the wire, with the placeholders of its expressions replaced by names and values, so that two
 * requests are equal if they ask for the same.
 *
 * @param operation for example {@code Query}
 * @param table the table's name, empty if the operation names none or several
 * @param index the index's name, empty if the table itself is read
 * @param key the key or key condition, for example {@code PK = "CUST#42" AND begins_with(SK, "ORDER#")}; empty for other
 *     operations than {@code GetItem} and {@code Query}
 * @param descending whether the greatest sort key comes first
 * @param limit the greatest number of items, if the request has one
 * @param consistent whether the read is strongly consistent
 * @param projection the attributes asked for, if not all, separated by commas
 * @param count whether only the number of items is asked for
 */
public record WireRequest(
        String operation,
        String table,
        String index,
        String key,
        boolean descending,
        OptionalInt limit,
        boolean consistent,
        String projection,
        boolean count) {

    /**
     * Reads a request of the SDK.
     *
     * @param request any request
     * @return what it asks for
     */
    public static WireRequest of(DynamoDbRequest request) {
        if (request instanceof GetItemRequest get) {
            return get(get);
        }
        if (request instanceof QueryRequest query) {
            return query(query);
        }
        String operation = request.getClass().getSimpleName().replaceFirst("Request$", "");
        String table = request.getValueForField("TableName", String.class).orElse("");
        return new WireRequest(operation, table, "", "", false, OptionalInt.empty(), false, "", false);
    }

    private static WireRequest get(GetItemRequest get) {
        String key = new TreeMap<>(get.key())
                .entrySet().stream()
                        .map(e -> e.getKey() + " = " + ValueText.of(e.getValue()))
                        .collect(Collectors.joining(" AND "));
        Expression expression = new Expression(get.expressionAttributeNames(), Map.of());
        return new WireRequest(
                "GetItem",
                get.tableName(),
                "",
                key,
                false,
                OptionalInt.empty(),
                Boolean.TRUE.equals(get.consistentRead()),
                expression.resolve(get.projectionExpression()),
                false);
    }

    private static WireRequest query(QueryRequest query) {
        Expression expression = new Expression(query.expressionAttributeNames(), query.expressionAttributeValues());
        return new WireRequest(
                "Query",
                query.tableName(),
                Optional.ofNullable(query.indexName()).orElse(""),
                expression.resolve(query.keyConditionExpression()),
                Boolean.FALSE.equals(query.scanIndexForward()),
                query.limit() == null ? OptionalInt.empty() : OptionalInt.of(query.limit()),
                Boolean.TRUE.equals(query.consistentRead()),
                expression.resolve(query.projectionExpression()),
                query.select() == Select.COUNT);
    }

    /** What the placeholders of a request stand for. */
    private record Expression(Map<String, String> names, Map<String, AttributeValue> values) {

        private static final Pattern PLACEHOLDER = Pattern.compile("[#:][A-Za-z0-9_]+");

        String resolve(@Nullable String expression) {
            if (expression == null) {
                return "";
            }
            return PLACEHOLDER
                    .matcher(expression)
                    .replaceAll(found -> Matcher.quoteReplacement(resolved(found.group())));
        }

        private String resolved(String placeholder) {
            if (placeholder.startsWith("#")) {
                return names.getOrDefault(placeholder, placeholder);
            }
            AttributeValue value = values.get(placeholder);
            return value == null ? placeholder : ValueText.of(value);
        }
    }
}
