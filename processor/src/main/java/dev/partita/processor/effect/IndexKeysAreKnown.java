package dev.partita.processor.effect;

import static dev.partita.processor.diagnostic.DesignError.WRI021;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ValueType;
import java.util.List;
import java.util.Optional;

/**
 * An update that touches an index key writes all of it, and for that it has to know all of it: a key that stays behind
 * finds the item where it no longer is.
 */
final class IndexKeysAreKnown implements UpdateRule {

    @Override
    public void check(UpdateEffect effect, Findings findings) {
        for (IndexKey key : effect.movedKeys()) {
            List<List<String>> unknown = effect.unknownAfter(KeyPaths.of(key));
            if (!unknown.isEmpty()) {
                findings.add(WRI021, effect.update().origin(), text(effect, key, unknown), fixes(effect, key, unknown));
            }
        }
    }

    private static String text(UpdateEffect effect, IndexKey key, List<List<String>> unknown) {
        String moved = KeyPaths.names(
                KeyPaths.of(key).stream().filter(effect.known()::changes).toList());
        String needed = KeyPaths.names(unknown);
        String cause = moved.isEmpty() ? "making the item writes its key in " : "changing " + moved + " moves ";
        return effect.update().place() + ": " + cause + key.index() + ", and " + key.index() + " also needs " + needed
                + ", whose value after the update isn't known.\n    " + key.index() + "  " + key.source()
                + key.when().map(w -> ", only where its condition holds").orElse("");
    }

    private static Fix[] fixes(UpdateEffect effect, IndexKey key, List<List<String>> unknown) {
        List<List<String>> given =
                unknown.stream().filter(p -> effect.known().changes(p)).toList();
        if (!given.isEmpty()) {
            String names = KeyPaths.names(given);
            return new Fix[] {
                Fix.of("@Assign " + names + " as a value that is always known, neither added to nor a Patch")
            };
        }
        return new Fix[] {
            Fix.of("vouch for what is stored, which becomes a condition", edits("@Expect", effect, key, unknown)),
            Fix.of("change it as well", edits("@Assign", effect, key, unknown))
        };
    }

    private static Edit[] edits(String annotation, UpdateEffect effect, IndexKey key, List<List<String>> unknown) {
        return unknown.stream()
                .map(path -> Edit.in(effect.update().place(), parameter(annotation, effect, key, path)))
                .toArray(Edit[]::new);
    }

    private static String parameter(String annotation, UpdateEffect effect, IndexKey key, List<String> path) {
        Optional<Part.Slot> slot =
                key.slots().filter(s -> s.path().equals(path)).findFirst();
        boolean nullable =
                slot.map(Part.Slot::nullable).orElseGet(() -> UpsertsAreWhole.mayLack(effect.item(), path.get(0)));
        String type = slot.map(Part.Slot::type)
                .or(() -> effect.item().component(path.get(0)).map(c -> c.type()))
                .map(ValueType::javaType)
                .map(t -> t.display())
                .orElse("String");
        return Repairs.parameter(annotation, path, type, nullable);
    }
}
