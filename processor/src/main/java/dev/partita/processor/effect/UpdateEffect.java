package dev.partita.processor.effect;

import dev.partita.processor.schema.Claim;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.WriteAction;
import java.util.List;

/**
 * What an update does to an item's keys.
 *
 * @param item the record
 * @param update the update
 * @param known what it knows
 */
public record UpdateEffect(Item item, WriteAction.Update update, Known known) {

    /** The effect of an update. */
    public static UpdateEffect of(Item item, WriteAction.Update update) {
        return new UpdateEffect(item, update, Known.of(update));
    }

    /** The index keys that have to be written anew: those that a change touches, and all where an item may be made. */
    public List<IndexKey> movedKeys() {
        return item.indexKeys().stream()
                .filter(IndexKey::isTemplated)
                .filter(k -> update.upsert() || KeyPaths.of(k).stream().anyMatch(known::changes))
                .toList();
    }

    /** The copies whose keys a change touches. */
    public List<CopyKey> movedCopies() {
        return item.copies().stream()
                .filter(c -> KeyPaths.of(c.key()).stream().anyMatch(known::changes))
                .toList();
    }

    /** The claims that have to be written: those whose keys a change touches, and all where it touches the expiry. */
    public List<Claim> movedClaims() {
        boolean expireAnew =
                item.expiry().filter(e -> known.changes(List.of(e.name()))).isPresent();
        return item.claims().stream()
                .filter(c -> expireAnew || KeyPaths.of(c.key()).stream().anyMatch(known::changes))
                .toList();
    }

    /** Of those components, the ones whose value after the update isn't known. */
    public List<List<String>> unknownAfter(List<List<String>> paths) {
        return paths.stream().filter(p -> known.after(p).isEmpty()).toList();
    }

    /** Of those components, the ones whose value before the update isn't known. */
    public List<List<String>> unknownBefore(List<List<String>> paths) {
        return paths.stream().filter(p -> known.before(p).isEmpty()).toList();
    }
}
