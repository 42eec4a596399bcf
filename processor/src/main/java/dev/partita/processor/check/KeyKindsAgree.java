package dev.partita.processor.check;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A key attribute has one type in all records of a table or an index; who is drawn in unasked is told that instead, and so
 * are claims in a table that can't have them.
 */
final class KeyKindsAgree implements Rule {

    private record First(Item item, KeyTemplate template) {}

    @Override
    public void check(Table table, Findings findings) {
        Map<String, First> firsts = new HashMap<>();
        TableKeys keys = new TableKeys(table);
        boolean text = CopiesNeedTextKeys.hasTextKeys(table);
        List<ItemKey> stored =
                keys.inTable().stream().filter(k -> text || k.claim().isEmpty()).toList();
        check(stored, table.partitionKey(), table.sortKey(), firsts, findings);
        for (Index index : table.indexes()) {
            List<ItemKey> meant = keys.inIndex(index).stream()
                    .filter(k -> text || k.claim().isEmpty())
                    .filter(k -> keys.isInverted(index)
                            || k.item().indexKey(index.name()).isPresent())
                    .toList();
            check(meant, index.partitionKey(), index.sortKey(), firsts, findings);
        }
    }

    private static void check(
            List<ItemKey> keys, String partition, Optional<String> sort, Map<String, First> firsts, Findings findings) {
        for (ItemKey key : keys) {
            check(key.item(), partition, key.key().partition(), firsts, findings);
            key.key().sort().ifPresent(s -> check(key.item(), sort.orElse(""), s, firsts, findings));
        }
    }

    private static void check(
            Item item, String attribute, KeyTemplate template, Map<String, First> firsts, Findings findings) {
        First first = firsts.putIfAbsent(attribute, new First(item, template));
        if (first != null && first.template.kind() != template.kind()) {
            String place = item.type().display();
            String firstPlace = first.item.type().display();
            findings.add(
                    DesignError.KEY006,
                    template.origin(),
                    place + ": the key attribute " + attribute + " would hold a " + name(template.kind())
                            + ", but it holds a " + name(first.template.kind()) + " in " + firstPlace
                            + ".\n    " + column(firstPlace, place) + first.template.source() + "\n    "
                            + column(place, firstPlace) + template.source(),
                    texts(List.of(new First(item, template), first)));
        }
    }

    private static String column(String text, String other) {
        return text + " ".repeat(Math.max(0, other.length() - text.length()) + 3);
    }

    private static Fix texts(List<First> templates) {
        List<Edit> edits = templates.stream()
                .filter(f -> f.template.kind() != KeyKind.TEXT)
                .flatMap(f -> TextForm.of(f.item, f.template).stream())
                .toList();
        return new Fix("make both a Text, with a word before the placeholder", edits);
    }

    private static String name(KeyKind kind) {
        return kind.name().charAt(0) + kind.name().substring(1).toLowerCase(Locale.ROOT);
    }
}
