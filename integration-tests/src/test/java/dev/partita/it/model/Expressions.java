package dev.partita.it.model;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Condition, key condition and update expressions, as far as they are used here, on an item. */
final class Expressions {

    private static final Pattern TOKEN = Pattern.compile("[#:]?\\w+|<=|>=|[(),.=<>+]");

    private final List<String> tokens;
    private final Map<String, String> names;
    private final Map<String, AttributeValue> values;
    private final Map<String, AttributeValue> item;
    private int at;

    Expressions(
            @Nullable String text,
            Map<String, String> names,
            Map<String, AttributeValue> values,
            Map<String, AttributeValue> item) {
        this.tokens = TOKEN.matcher(text == null ? "" : text)
                .results()
                .map(MatchResult::group)
                .toList();
        this.names = names;
        this.values = values;
        this.item = item;
    }

    /** Whether a condition holds; without one it does. */
    boolean holds() {
        return tokens.isEmpty() || any();
    }

    private boolean any() {
        boolean holds = all();
        while (is("OR")) {
            holds |= all();
        }
        return holds;
    }

    private boolean all() {
        boolean holds = one();
        while (is("AND")) {
            holds &= one();
        }
        return holds;
    }

    private boolean one() {
        if (is("NOT")) {
            return !one();
        }
        if (is("(")) {
            boolean holds = any();
            take(")");
            return holds;
        }
        return switch (peek()) {
            case "attribute_exists" -> argument() != null;
            case "attribute_not_exists" -> argument() == null;
            case "attribute_type", "begins_with" -> function();
            default -> comparison();
        };
    }

    private @Nullable AttributeValue argument() {
        next();
        take("(");
        AttributeValue value = operand();
        take(")");
        return value;
    }

    private boolean function() {
        String name = next();
        take("(");
        AttributeValue value = operand();
        take(",");
        String text = Objects.requireNonNull(operand()).s();
        take(")");
        if (value == null) {
            return false;
        }
        return name.equals("begins_with")
                ? value.s().startsWith(text)
                : text.equals("NULL") && Boolean.TRUE.equals(value.nul());
    }

    private boolean comparison() {
        AttributeValue left = operand();
        String operator = next();
        AttributeValue right = operand();
        if (operator.equals("BETWEEN")) {
            take("AND");
            AttributeValue high = operand();
            return compare(left, right) >= 0 && compare(left, high) <= 0;
        }
        if (left == null || right == null || left.type() != right.type()) {
            return false;
        }
        return switch (operator) {
            case "=" -> left.n() == null ? left.equals(right) : compare(left, right) == 0;
            case "<" -> compare(left, right) < 0;
            case ">" -> compare(left, right) > 0;
            case "<=" -> compare(left, right) <= 0;
            case ">=" -> compare(left, right) >= 0;
            default -> throw new IllegalArgumentException("operator " + operator);
        };
    }

    static int compare(@Nullable AttributeValue left, @Nullable AttributeValue right) {
        if (left == null || right == null) {
            throw new IllegalArgumentException("nothing to compare");
        }
        return left.n() == null
                ? Arrays.compareUnsigned(
                        left.s().getBytes(StandardCharsets.UTF_8), right.s().getBytes(StandardCharsets.UTF_8))
                : new BigDecimal(left.n()).compareTo(new BigDecimal(right.n()));
    }

    /** What an update leaves. */
    Map<String, AttributeValue> updated() {
        Map<String, AttributeValue> changed = new HashMap<>(item);
        while (at < tokens.size()) {
            String clause = next();
            do {
                String name = names.getOrDefault(next(), "");
                switch (clause) {
                    case "SET" -> {
                        take("=");
                        changed.put(name, value());
                    }
                    case "REMOVE" -> changed.remove(name);
                    case "ADD" -> changed.merge(name, Objects.requireNonNull(operand()), Expressions::sum);
                    default -> throw new IllegalArgumentException("clause " + clause);
                }
            } while (is(","));
        }
        return changed;
    }

    private AttributeValue value() {
        AttributeValue value = term();
        return is("+") ? sum(value, term()) : value;
    }

    private AttributeValue term() {
        if (!peek().equals("if_not_exists")) {
            return Objects.requireNonNull(operand());
        }
        next();
        take("(");
        AttributeValue stored = operand();
        take(",");
        AttributeValue other = Objects.requireNonNull(operand());
        take(")");
        return stored == null ? other : stored;
    }

    private static AttributeValue sum(AttributeValue left, AttributeValue right) {
        return AttributeValue.fromN(
                new BigDecimal(left.n()).add(new BigDecimal(right.n())).toPlainString());
    }

    private @Nullable AttributeValue operand() {
        String token = next();
        if (token.startsWith(":")) {
            return Objects.requireNonNull(values.get(token), token);
        }
        AttributeValue found = item.get(Objects.requireNonNull(names.get(token), token));
        while (is(".")) {
            String inner = Objects.requireNonNull(names.get(next()));
            found = found == null ? null : found.m().get(inner);
        }
        return found;
    }

    private String peek() {
        return tokens.get(at);
    }

    private String next() {
        return tokens.get(at++);
    }

    private boolean is(String token) {
        boolean there = at < tokens.size() && peek().equals(token);
        at += there ? 1 : 0;
        return there;
    }

    private void take(String token) {
        if (!is(token)) {
            throw new IllegalArgumentException("expected " + token + " at " + at + " of " + tokens);
        }
    }

    /** As the service does: every placeholder that is given has to be used. */
    static void checkPlaceholders(Map<String, String> names, Map<String, AttributeValue> values, String... texts) {
        Set<String> used = new LinkedHashSet<>();
        for (String text : texts) {
            TOKEN.matcher(text).results().map(MatchResult::group).forEach(used::add);
        }
        List<String> unused = new ArrayList<>(names.keySet());
        unused.addAll(values.keySet());
        unused.removeAll(used);
        if (!unused.isEmpty()) {
            throw new IllegalArgumentException("unused: " + unused);
        }
    }
}
