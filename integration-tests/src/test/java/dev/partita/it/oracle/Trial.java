package dev.partita.it.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.it.oracle.Design.Form;
import dev.partita.it.oracle.Design.Parameter;
import dev.partita.it.oracle.Design.Pattern;
import dev.partita.it.oracle.Design.RecordType;
import dev.partita.runtime.DuplicateException;
import dev.partita.runtime.NonUniqueResultException;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import dev.partita.testing.RequestLog;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** One design on the engine: fills its table, calls its methods, compares with a plain filter. */
final class Trial {

    private static final int ITEMS = 9;
    private static final int CALLS = 4;

    private final Design design;
    private final CompiledDesign compiled;
    private final SortKeys sortKeys;
    private final RequestLog log;
    private final Random random;
    private final Map<List<Object>, Stored> stored = new LinkedHashMap<>();
    private int compared;
    private int foundSomething;

    Trial(Design design, CompiledDesign compiled, SortKeys sortKeys, RequestLog log, Random random) {
        this.design = design;
        this.compiled = compiled;
        this.sortKeys = sortKeys;
        this.log = log;
        this.random = random;
    }

    /** How many calls were compared. */
    int compared() {
        return compared;
    }

    /** How many of them had something to find. */
    int foundSomething() {
        return foundSomething;
    }

    /** Compares every pattern. */
    void run(DynamoDbClient client) {
        compiled.createTable(client);
        int serial = 0;
        for (RecordType type : design.records()) {
            for (int i = 0; i < ITEMS; i++) {
                save(Stored.random(type, ++serial, random));
            }
        }
        sortKeys.load();
        for (Pattern pattern : design.patterns()) {
            for (int i = 0; i < CALLS; i++) {
                compare(pattern);
            }
        }
    }

    private void save(Stored item) {
        try {
            compiled.save(item);
            stored.put(item.primary(), item);
        } catch (DuplicateException e) {
            assertThat(item.type().copy())
                    .as("only a copy can be taken: %s", item)
                    .isPresent();
        }
    }

    private void compare(Pattern pattern) {
        List<Object> arguments =
                pattern.parameters().stream().map(p -> argument(p)).toList();
        List<Stored> expected = stored.values().stream()
                .filter(item -> pattern.wanted().contains(item.type().name()))
                .filter(item -> matches(item, pattern, arguments))
                .toList();
        try {
            compare(pattern, arguments, expected);
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError(
                    pattern + "\n  called with " + arguments + "\n  sent " + log.sent() + "\n  stored "
                            + stored.values() + "\n" + new DesignSource(design).text(),
                    e);
        }
        compared++;
        foundSomething += expected.isEmpty() ? 0 : 1;
    }

    /** Mostly what some item has, so that there is something to find. */
    private Object argument(Parameter parameter) {
        List<Object> values = stored.values().stream()
                .map(item -> item.values().get(parameter.component()))
                .filter(Objects::nonNull)
                .map(Objects::requireNonNull)
                .toList();
        boolean exact = parameter.binding() == Design.Binding.IS;
        if (!values.isEmpty() && random.nextInt(4) > 0) {
            return values.get(random.nextInt(values.size()));
        }
        return exact ? parameter.kind().value(random) : parameter.kind().bound(random);
    }

    private static boolean matches(Stored item, Pattern pattern, List<Object> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            if (!item.satisfies(pattern.parameters().get(i), arguments.get(i))) {
                return false;
            }
        }
        return item.satisfies(pattern.when());
    }

    private void compare(Pattern pattern, List<Object> arguments, List<Stored> expected) {
        log.clear();
        switch (pattern.form()) {
            case COUNT -> assertThat(compiled.read(pattern, arguments, null)).isEqualTo((long) expected.size());
            case EXISTS -> assertThat(compiled.read(pattern, arguments, null)).isEqualTo(!expected.isEmpty());
            case OPTIONAL -> compareOptional(pattern, arguments, expected);
            case LIST -> compareList(pattern, expected, (List<?>) compiled.read(pattern, arguments, null));
            case STREAM -> {
                try (Stream<?> stream = (Stream<?>) compiled.read(pattern, arguments, null)) {
                    compareList(pattern, expected, stream.toList());
                }
            }
            case PAGE -> compareList(pattern, expected, pages(pattern, arguments));
            case COLLECTION -> compareCollection(pattern, expected, compiled.read(pattern, arguments, null));
        }
        if (pattern.form() != Form.PAGE) {
            assertThat(log.sent()).hasSizeLessThanOrEqualTo(1);
        }
    }

    private void compareOptional(Pattern pattern, List<Object> arguments, List<Stored> expected) {
        try {
            Optional<?> found = (Optional<?>) compiled.read(pattern, arguments, null);
            if (pattern.limit() == 0) {
                assertThat(expected).hasSizeLessThanOrEqualTo(1);
            }
            compareSome(pattern, expected, 1, found.stream().toList());
        } catch (NonUniqueResultException e) {
            assertThat(pattern.limit()).isZero();
            assertThat(expected).hasSizeGreaterThan(1);
        }
    }

    private void compareList(Pattern pattern, List<Stored> expected, List<?> found) {
        compareSome(pattern, expected, pattern.limit() == 0 ? Integer.MAX_VALUE : pattern.limit(), found);
    }

    /** The first of what is expected, in the order of the sort key that was read; ties may come in any order. */
    private void compareSome(Pattern pattern, List<Stored> expected, int most, List<?> found) {
        List<Stored> all = List.copyOf(stored.values());
        List<Integer> serials =
                found.stream().map(item -> CompiledDesign.serialOf(item, all)).toList();
        List<Integer> wanted = expected.stream().map(Stored::serial).toList();
        assertThat(serials).doesNotHaveDuplicates().isSubsetOf(wanted).hasSize(Math.min(most, wanted.size()));
        if (log.sent().isEmpty() || !log.sent().get(0).operation().equals("Query")) {
            return;
        }
        SortKeys.Order order = sortKeys.order(log.requests().get(0));
        List<String> inOrder = order.sorted(wanted, pattern.descending());
        assertThat(order.keys(serials)).isEqualTo(inOrder.subList(0, serials.size()));
    }

    private List<Object> pages(Pattern pattern, List<Object> arguments) {
        int size = 1 + random.nextInt(4);
        List<Object> all = new ArrayList<>();
        Optional<PageRequest> next = Optional.of(PageRequest.first(size));
        for (int i = 0; next.isPresent(); i++) {
            assertThat(i).as("pages").isLessThan(200);
            Page<?> page = (Page<?>) compiled.read(pattern, arguments, next.get());
            assertThat(page.items()).hasSizeLessThanOrEqualTo(size);
            all.addAll(page.items());
            next = page.next(size);
        }
        return all;
    }

    private void compareCollection(Pattern pattern, List<Stored> expected, Object found) {
        Optional<?> single = (Optional<?>) Objects.requireNonNull(CompiledDesign.value(found, "single"));
        List<?> many = (List<?>) Objects.requireNonNull(CompiledDesign.value(found, "many"));
        String singleType = pattern.wanted().get(0);
        List<Stored> singles = expected.stream()
                .filter(item -> item.type().name().equals(singleType))
                .toList();
        assertThat(single.stream().map(item -> CompiledDesign.serialOf(item, singles)))
                .hasSize(singles.size());
        compareList(
                pattern,
                expected.stream()
                        .filter(item -> !item.type().name().equals(singleType))
                        .toList(),
                many);
    }
}
