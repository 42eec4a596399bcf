package dev.partita.processor.oracle;

import dev.partita.processor.design.Design;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A random table, with the text of its design for a message. */
final class RandomDesign {

    private static final List<Kind> PARTITION_KINDS =
            List.of(Kind.TEXT, Kind.TEXT, Kind.LOWER, Kind.TWO_DIGITS, Kind.NAME);

    private final Random random;
    private final Design design = Design.table("App").enumeration("E", "A", "AB", "B");
    private final List<String> text = new ArrayList<>();
    private final List<RandomRecord> records = new ArrayList<>();
    private final List<Draft> drafts = new ArrayList<>();
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

    /** A design as it comes. */
    RandomDesign(Random random) {
        this(random, false);
    }

    /**
     * A design.
     *
     * @param spoiled whether something of it is changed at random, mostly to the worse
     */
    RandomDesign(Random random, boolean spoiled) {
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
            Draft draft = new Draft(record, shapes.get(random.nextInt(4) / 3).of(record, false), sort(record));
            drafts.add(draft);
            if (random.nextInt(4) == 0) {
                draft.copies.add(
                        new String[] {"copy", shapes.get(random.nextInt(2)).of(record, false), sort(record)});
            }
            if (sortKeys != SortKeys.NUMBERS && random.nextInt(6) == 0) {
                draft.claims.add(shapes.get(random.nextInt(2)).of(record, true));
            }
            if (global && random.nextInt(3) > 0) {
                draft.indexKeys.add(
                        new String[] {"GSI", globalShape.of(record, true), record.sort(true), when(record)});
            }
            if (local && random.nextBoolean()) {
                draft.indexKeys.add(new String[] {"LSI", "", record.sort(true), when(record)});
            }
            if (own && random.nextBoolean() && draft.copies.isEmpty()) {
                record.ownAttribute(Kind.TEXT, "ownP");
                record.ownAttribute(Kind.TEXT, "ownS");
                draft.indexKeys.add(new String[] {"OWN", "", "", ""});
            }
        }
        if (spoiled && sortKeys == SortKeys.TEXTS) {
            new DesignSpoiler(random, drafts).spoil();
        }
        drafts.forEach(d -> text.add(d.putInto(design)));
        indexes(global, local, own);
        this.table = delimited(design.build());
    }

    private Table delimited(Table built) {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < drafts.size(); i++) {
            items.add(drafts.get(i).delimited(built.items().get(i)));
        }
        return new Table(
                built.origin(),
                built.type(),
                built.isPublic(),
                built.name(),
                built.partitionKey(),
                built.sortKey(),
                built.typeAttribute(),
                built.unknownItems(),
                items.get(0).delimiter(),
                built.indexes(),
                items,
                built.repositories());
    }

    private void indexes(boolean global, boolean local, boolean own) {
        if (global) {
            projected("GSI");
        }
        if (local) {
            design.localIndex("LSI", "LSK");
        }
        if (own) {
            design.globalIndex("OWN", "ownP", "ownS");
        }
        if (drafts.stream().allMatch(d -> d.sort.isEmpty())) {
            design.keys("PK", "");
        } else if (random.nextInt(8) == 0) {
            design.globalIndex("INVERTED", "SK", "PK");
        }
    }

    private void projected(String index) {
        if (random.nextInt(4) == 0) {
            design.keysOnlyIndex(index, index + "PK", index + "SK");
        } else {
            design.globalIndex(index);
        }
    }

    private String sort(RandomRecord record) {
        return switch (sortKeys) {
            case TEXTS -> record.sort(false);
            case NUMBERS -> record.number();
            case NONE -> "";
        };
    }

    private String when(RandomRecord record) {
        return switch (random.nextInt(6)) {
            case 0 -> record.addOrTake(Kind.NAME) + " = B";
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
