package dev.partita.it.oracle;

import dev.partita.it.oracle.Design.Component;
import dev.partita.it.oracle.Design.Copy;
import dev.partita.it.oracle.Design.IndexKey;
import dev.partita.it.oracle.Design.Pattern;
import dev.partita.it.oracle.Design.RecordType;
import dev.partita.it.oracle.Design.Template;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Makes designs of one to three records whose keys nearly meet. */
final class DesignGenerator {

    private static final List<String> LITERALS = List.of("A", "AB", "A!", "B", "A1", "AX");
    private static final List<String> NAMES = List.of("a", "b", "c", "d");

    private final Random random;
    private final Map<String, Kind> kinds = new HashMap<>();
    private Template copyPartition = new Template("", List.of());

    DesignGenerator(Random random) {
        this.random = random;
    }

    Design design(int number) {
        NAMES.forEach(name -> kinds.put(name, pick(List.of(Kind.values()))));
        kinds.put("p", pick(List.of(Kind.TEXT, Kind.TEXT, Kind.INT, Kind.DATE, Kind.DECIMAL)));
        kinds.put("q", kinds.get("p"));
        Template partition = partition("p");
        // one for all records: under two names, the one that a parameter has would bind the other too
        copyPartition = template("C#{", pick(NAMES), "}");
        List<String> indexes = random.nextBoolean() ? List.of("GX1") : List.of();
        Template indexPartition = random.nextBoolean() ? template("G#{", "p", "}") : template("G#{", "a", "}");
        boolean indexSorts = random.nextInt(4) > 0;
        List<RecordType> records = new ArrayList<>();
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            records.add(recordType("R" + i, partition, indexes, indexPartition, indexSorts));
        }
        Design design = new Design(number, records, indexes, List.of());
        PatternGenerator patterns = new PatternGenerator(random, design);
        List<Pattern> all = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            all.add(patterns.pattern("m" + i));
        }
        return design.withPatterns(all);
    }

    private RecordType recordType(
            String name, Template common, List<String> indexes, Template indexPartition, boolean indexSorts) {
        boolean renamed = random.nextInt(8) == 0;
        Template partition = renamed ? new Template(common.text().replace("{p", "{q"), List.of("q")) : common;
        Template sort = sort();
        List<Component> components = new ArrayList<>();
        components.add(new Component(renamed ? "q" : "p", kinds.get("p"), false));
        for (String other : NAMES) {
            components.add(
                    new Component(other, kinds.get(other), !sort.slots().contains(other) && random.nextInt(4) == 0));
        }
        components.add(new Component("serial", Kind.INT, false));
        List<IndexKey> indexKeys = indexes.stream()
                .filter(index -> random.nextInt(4) > 0)
                .map(index -> new IndexKey(
                        index,
                        renamed
                                ? new Template(indexPartition.text().replace("{p", "{q"), List.of("q"))
                                : indexPartition,
                        indexSorts ? Optional.of(sort()) : Optional.empty(),
                        random.nextInt(3) == 0 ? when() : ""))
                .filter(key -> !renamed || indexPartition.slots().contains("p"))
                .toList();
        Optional<Copy> copy = random.nextInt(3) == 0 && sort.slots().containsAll(copyPartition.slots())
                ? Optional.of(new Copy(copyPartition, new Template(name, List.of())))
                : Optional.empty();
        return new RecordType(name, components, partition, sort, indexKeys, copy);
    }

    private Template partition(String component) {
        return switch (random.nextInt(3)) {
            case 0 -> template("{", component, "}");
            case 1 -> template("P#{", component, "}");
            default -> template("{", component, "}#X");
        };
    }

    private Template template(String before, String component, String after) {
        boolean alone = before.equals("{") && after.equals("}");
        return new Template(before + component + format(component, alone) + after, List.of(component));
    }

    private Template sort() {
        List<String> unused = new ArrayList<>(NAMES);
        List<String> slots = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        int tokens = 1 + random.nextInt(3);
        for (int i = 0; i < tokens; i++) {
            text.append(i == 0 ? "" : "#");
            boolean literal = random.nextInt(3) > 0;
            if (literal) {
                text.append(pick(LITERALS));
            }
            if (!literal || random.nextInt(3) == 0) {
                String name = unused.remove(random.nextInt(unused.size()));
                slots.add(name);
                text.append("{" + name + format(name, tokens == 1 && !literal) + "}");
            }
        }
        return new Template(text.toString(), slots);
    }

    /** One numeric placeholder alone may go without a format, which makes a Number key. */
    private String format(String component, boolean alone) {
        Kind kind = kinds.get(component);
        boolean number = kind == Kind.INT || kind == Kind.DECIMAL;
        if (alone && number) {
            return random.nextBoolean() ? "" : kind == Kind.INT ? ":2" : ":2.1";
        }
        return kind.format(random);
    }

    private String when() {
        String name = pick(NAMES);
        return switch (kinds.get(name)) {
            case FLAG -> random.nextBoolean() ? name : "not " + name;
            case STATE -> name + pick(List.of(" = X", " != X", " in X, Y"));
            default -> "";
        };
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
