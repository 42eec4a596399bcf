package dev.partita.processor.write;

import dev.partita.Others;
import dev.partita.When;
import dev.partita.processor.effect.UpdateEffect;
import dev.partita.processor.effect.Wandering;
import dev.partita.processor.schema.Claim;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteMethod;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes in words.
 *
 * @param tables the tables that are written
 */
record WriteText(Collection<Table> tables) {

    WriteText(Table table) {
        this(List.of(table));
    }

    /** What a method does. */
    String description(WriteMethod write) {
        String all = write.actions().stream().map(WriteText::description).collect(Collectors.joining("; "));
        return write.form() == WriteMethod.Form.TRANSACTION ? "In one transaction " + all : Words.capitalised(all);
    }

    private static String description(WriteAction action) {
        String record = action.item().simpleName();
        String what = verb(action) + (action.each().isPresent() ? " each " + record : " " + word(record));
        if (action instanceof WriteAction.Put put && put.when() != When.ALWAYS) {
            return what + (put.when() == When.ABSENT ? ", which must not be there yet" : ", which must be there");
        }
        return what;
    }

    private static String verb(WriteAction action) {
        if (action instanceof WriteAction.Put) {
            return "puts";
        }
        if (action instanceof WriteAction.Update) {
            return "updates";
        }
        return action instanceof WriteAction.Delete ? "deletes" : "checks";
    }

    /** The request that it sends, with each item that it touches. */
    String request(WriteMethod write) {
        String several = write.form() == WriteMethod.Form.BATCH ? ", " + BatchText.several(BatchText.MOST_WRITES) : "";
        return operation(write) + several + ": " + String.join("; ", items(write));
    }

    /** The service's operation. */
    String operation(WriteMethod write) {
        WriteAction action = write.action();
        if (write.form() == WriteMethod.Form.BATCH) {
            return "BatchWriteItem";
        }
        boolean once = action instanceof WriteAction.Update update && update.once();
        if (write.form() == WriteMethod.Form.TRANSACTION
                || once
                || !item(action).copies().isEmpty()
                || !claims(action).isEmpty()) {
            return "TransactWriteItems";
        }
        if (action instanceof WriteAction.Put put) {
            return put.others() == Others.KEEP ? "UpdateItem" : "PutItem";
        }
        return action instanceof WriteAction.Delete ? "DeleteItem" : "UpdateItem";
    }

    /** Each item that it touches. */
    List<String> items(WriteMethod write) {
        return write.actions().stream().flatMap(a -> items(a).stream()).toList();
    }

    private List<String> items(WriteAction action) {
        Item item = item(action);
        List<String> items = new ArrayList<>();
        items.add((action.each().isPresent() ? "each " : "")
                + key(action, item.primary())
                + condition(action)
                + moved(action));
        if (!(action instanceof WriteAction.Check)) {
            boolean update = action instanceof WriteAction.Update;
            for (CopyKey copy : item.copies()) {
                String owned = update ? ", which must be its own" : ", if free or its own";
                items.add(
                        "copy " + copy.name() + " " + key(action, copy.key()) + (copy.claims() || update ? owned : ""));
            }
            String moved = update ? "claim, if it changes, of " : "claim ";
            claims(action).forEach(claim -> items.add(moved + key(action, claim.key()) + ", if free or its own"));
        }
        return items;
    }

    /** The claims that it may write. */
    private List<Claim> claims(WriteAction action) {
        if (action instanceof WriteAction.Update update) {
            return UpdateEffect.of(item(action), update).movedClaims();
        }
        return action instanceof WriteAction.Check ? List.of() : item(action).claims();
    }

    private String condition(WriteAction action) {
        if (action instanceof WriteAction.Put put && put.before().isPresent()) {
            return ", if present" + vouched(action);
        }
        if (action instanceof WriteAction.Put put) {
            boolean counted =
                    put.when() != When.ABSENT && item(action).version().isPresent();
            return when(put) + (counted ? vouched(action) : "");
        }
        if (action instanceof WriteAction.Update update) {
            return update.upsert() ? expected(update.expected()) : ", if present" + expected(update.expected());
        }
        if (action instanceof WriteAction.Delete delete && delete.target() instanceof WriteAction.Target.OfRecord) {
            return vouched(action);
        }
        return action instanceof WriteAction.Delete delete
                ? expected(delete.expected())
                : ", if present" + expected(((WriteAction.Check) action).expected());
    }

    private static String when(WriteAction.Put put) {
        return switch (put.when()) {
            case ABSENT -> ", if absent";
            case PRESENT -> ", if present";
            case ALWAYS -> "";
        };
    }

    /** What a record tells of its version, and of where its copies and claims are. */
    private String vouched(WriteAction action) {
        Item item = item(action);
        List<String> components = Stream.concat(
                        item.version().map(Component::name).stream(),
                        Wandering.components(item).stream().map(Part.Slot::name))
                .toList();
        return components.isEmpty()
                ? ""
                : components.stream().collect(Collectors.joining(" and ", " with ", " unchanged"));
    }

    private static String expected(List<WriteAction.Expectation> expected) {
        return expected.isEmpty()
                ? ""
                : expected.stream()
                        .map(e -> e.place().name())
                        .collect(Collectors.joining(" and ", " with expected ", ""));
    }

    private String moved(WriteAction action) {
        if (!(action instanceof WriteAction.Update update)) {
            return "";
        }
        List<IndexKey> moved = UpdateEffect.of(item(action), update).movedKeys();
        return moved.isEmpty()
                ? ""
                : moved.stream().map(IndexKey::index).collect(Collectors.joining(" and ", ", with its key in ", ""));
    }

    private Item item(WriteAction action) {
        return table(action).item(action.item()).orElseThrow();
    }

    private Table table(WriteAction action) {
        return tables.stream()
                .filter(table -> table.item(action.item()).isPresent())
                .findFirst()
                .orElseThrow();
    }

    private String key(WriteAction action, Key key) {
        Table table = table(action);
        return (tables.size() == 1 ? "" : table.name() + " ") + key(table, key);
    }

    /** A key as it is written. */
    static String key(Table table, Key key) {
        return table.partitionKey() + " = " + key.partition().source()
                + key.sort()
                        .map(sort -> " and " + table.sortKey().orElse("") + " = " + sort.source())
                        .orElse("");
    }

    private static String word(String record) {
        return ("AEIOU".indexOf(record.charAt(0)) >= 0 ? "an " : "a ") + record;
    }
}
