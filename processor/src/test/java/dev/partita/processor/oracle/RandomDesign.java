package dev.partita.processor.oracle;

import dev.partita.processor.design.Design;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A random table, with the text of its design for a message. */
final class RandomDesign {

    private static final List<Kind> PARTITION_KINDS =
            List.of(Kind.TEXT, Kind.TEXT, Kind.LOWER, Kind.TWO_DIGITS, Kind.NAME);

    private final Random random;
    private final Design design = Design.table("T").enumeration("E", "A", "AB", "B");
    private final List<String> text = new ArrayList<>();
    private final List<RandomRecord> records = new ArrayList<>();
    private final List<Shape> shapes = new ArrayList<>();
    private final SortKeys sortKeys;
    private final Table table;

    /** What the sort keys of the table are. */
    private enum SortKeys {
        TEXTS,
        NUMBERS,
        NONE
    }

    /** A partition that several records can share. */
    private record Shape(String before, Kind kind, String behind) {

        String of(RandomRecord record, boolean mayBeNull) {
            return before + record.slot(kind, mayBeNull) + behind;
        }
    }

    /** The keys of one record. */
    private record Keys(List<String[]> copies, List<String> claims, List<String[]> indexKeys) {}

    RandomDesign(Random random) {
        this.random = random;
        shapes.add(shape("P#"));
        shapes.add(random.nextBoolean() ? shape("Q#") : shapes.get(0));
        sortKeys = SortKeys.values()[Math.max(0, random.nextInt(20) - 17)];
        boolean global = random.nextInt(3) == 0;
        boolean local = sortKeys != SortKeys.NONE && random.nextInt(5) == 0;
        boolean own = random.nextInt(6) == 0;
        Shape globalShape = shape("G#");
        int count = 1 + random.nextInt(4);
        for (int i = 0; i < count; i++) {
            RandomRecord record = new RandomRecord(random, "R" + i);
            records.add(record);
            String partition = shapes.get(random.nextInt(4) / 3).of(record, false);
            String sort = sort(record);
            Keys keys = new Keys(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
            if (random.nextInt(4) == 0) {
                keys.copies.add(
                        new String[] {"copy", shapes.get(random.nextInt(2)).of(record, false), sort(record)});
            }
            if (sortKeys != SortKeys.NUMBERS && random.nextInt(6) == 0) {
                keys.claims.add(shapes.get(random.nextInt(2)).of(record, true));
            }
            if (global && random.nextInt(3) > 0) {
                keys.indexKeys.add(new String[] {"G", globalShape.of(record, true), record.sort(true), when(record)});
            }
            if (local && random.nextBoolean()) {
                keys.indexKeys.add(new String[] {"L", "", record.sort(true), when(record)});
            }
            if (own && random.nextBoolean() && keys.copies.isEmpty()) {
                record.ownAttribute(Kind.TEXT, "ownP");
                record.ownAttribute(Kind.TEXT, "ownS");
                keys.indexKeys.add(new String[] {"N", "", "", ""});
            }
            add(record, partition, sort, keys);
        }
        indexes(global, local, own);
        this.table = design.build();
    }

    private void indexes(boolean global, boolean local, boolean own) {
        if (global) {
            design.globalIndex("G");
        }
        if (local) {
            design.localIndex("L", "LSK");
        }
        if (own) {
            design.globalIndex("N", "ownP", "ownS");
        }
        if (sortKeys == SortKeys.NONE) {
            design.keys("PK", "");
        } else if (random.nextInt(8) == 0) {
            design.globalIndex("I", "SK", "PK");
        }
    }

    private String sort(RandomRecord record) {
        return switch (sortKeys) {
            case TEXTS -> record.sort(false);
            case NUMBERS -> record.number();
            case NONE -> "";
        };
    }

    private void add(RandomRecord record, String partition, String sort, Keys keys) {
        design.item(record.name(), record.componentText(), partition, sort);
        text.add(record.name() + "(" + record.componentText() + ") " + partition + " / " + sort);
        for (String[] copy : keys.copies) {
            design.copy(record.name(), copy[0], copy[1], copy[2]);
            text.add("  copy " + copy[1] + " / " + copy[2]);
        }
        for (String claim : keys.claims) {
            design.unique(record.name(), claim);
            text.add("  unique " + claim);
        }
        for (String[] key : keys.indexKeys) {
            design.indexKey(record.name(), key[0], key[1], key[2], key[3]);
            text.add("  " + key[0] + " " + key[1] + " / " + key[2] + " when " + key[3]);
        }
    }

    private String when(RandomRecord record) {
        return switch (random.nextInt(6)) {
            case 0 -> record.add(Kind.NAME) + " = A";
            case 1 -> record.add(Kind.FLAG);
            case 2 -> record.addNullable(Kind.DATE) + " present";
            case 3 -> record.addNullable(Kind.DATE) + " absent";
            default -> "";
        };
    }

    private Shape shape(String before) {
        Kind kind = PARTITION_KINDS.get(random.nextInt(PARTITION_KINDS.size()));
        return new Shape(before, kind, random.nextInt(4) == 0 ? "#X" : "");
    }

    Design design() {
        return design;
    }

    Table table() {
        return table;
    }

    List<RandomRecord> records() {
        return records;
    }

    /** The record's kinds of components. */
    RandomRecord record(String name) {
        return records.stream().filter(r -> r.name().equals(name)).findFirst().orElseThrow();
    }

    @Override
    public String toString() {
        return String.join("\n", text) + "\nindexes "
                + table.indexes().stream().map(i -> i.name()).toList();
    }
}
