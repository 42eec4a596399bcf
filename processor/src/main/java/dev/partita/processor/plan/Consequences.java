package dev.partita.processor.plan;

import dev.partita.processor.keyspace.Decodable;
import dev.partita.processor.keyspace.EqualKeys;
import dev.partita.processor.keyspace.Verdict;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.Optional;
import java.util.stream.Stream;

/** Which refusals only follow from a fault of the table's keys, which is reported by itself. */
final class Consequences {

    private final Table table;

    Consequences(Table table) {
        this.table = table;
    }

    /** Whether nothing is in the candidate's way but a key that is at fault anyway. */
    boolean isOne(Outcome outcome) {
        return outcome instanceof Outcome.Fails fails
                && fails.nearly()
                && (fails.candidate().keys().stream().anyMatch(this::isUnreadable)
                        || fails.reasons().stream()
                                .flatMap(r -> r.proof().stream())
                                .anyMatch(p -> isAtFault(fails.candidate(), p.intruder())));
    }

    private boolean isUnreadable(ItemKey key) {
        return Stream.concat(Stream.of(key.key().partition()), key.key().sort().stream())
                .anyMatch(t -> Decodable.check(t, table.delimiter()).isPresent());
    }

    private boolean isAtFault(Candidate candidate, ItemKey intruder) {
        if (candidate.keys().contains(intruder)) {
            return false;
        }
        return candidate
                .index()
                .map(index -> isDrawnIn(index, intruder))
                .orElseGet(() -> candidate.keys().stream().anyMatch(k -> isSameKey(k.key(), intruder.key())));
    }

    private boolean isDrawnIn(Index index, ItemKey intruder) {
        return !new TableKeys(table).isInverted(index)
                && intruder.item().indexKey(index.name()).isEmpty();
    }

    private boolean isSameKey(Key wanted, Key intruder) {
        return wanted.partition().kind() != intruder.partition().kind()
                || !kind(wanted).equals(kind(intruder))
                || !(EqualKeys.of(wanted, intruder, table.delimiter()) instanceof Verdict.Apart);
    }

    private static Optional<Object> kind(Key key) {
        return key.sort().map(KeyTemplate::kind);
    }
}
