package dev.partita.processor.oracle;

import dev.partita.processor.design.Design;
import dev.partita.processor.schema.Item;
import java.util.ArrayList;
import java.util.List;

/** A record with the texts of its keys, as long as they can be changed. */
final class Draft {

    final RandomRecord record;
    String partition;
    String sort;
    char delimiter = '#';

    /** Name, partition and sort of each. */
    final List<String[]> copies = new ArrayList<>();

    final List<String> claims = new ArrayList<>();

    /** Index, partition, sort and {@code when} of each. */
    final List<String[]> indexKeys = new ArrayList<>();

    Draft(RandomRecord record, String partition, String sort) {
        this.record = record;
        this.partition = partition;
        this.sort = sort;
    }

    /** Adds the record to a design; returns it as a text for messages. */
    String putInto(Design design) {
        String name = record.name();
        StringBuilder text = new StringBuilder(
                name + "(" + record.componentText() + ") " + partition + " / " + sort + " by " + delimiter);
        design.item(name, record.componentText(), partition, sort);
        for (String[] copy : copies) {
            design.copy(name, copy[0], copy[1], copy[2]);
            text.append("\n  copy ").append(String.join(" / ", copy));
        }
        for (String claim : claims) {
            design.unique(name, claim);
            text.append("\n  unique ").append(claim);
        }
        for (String[] key : indexKeys) {
            design.indexKey(name, key[0], key[1], key[2], key[3]);
            text.append("\n  index ").append(String.join(" / ", key));
        }
        return text.toString();
    }

    /** The record's item with its own delimiter. */
    Item delimited(Item item) {
        return new Item(
                item.origin(),
                item.type(),
                item.isPublic(),
                delimiter,
                item.components(),
                item.primary(),
                item.copies(),
                item.claims(),
                item.indexKeys());
    }
}
