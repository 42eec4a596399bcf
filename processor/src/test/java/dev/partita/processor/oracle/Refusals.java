package dev.partita.processor.oracle;

import dev.partita.processor.keyspace.EqualKeys;
import dev.partita.processor.keyspace.Verdict;
import dev.partita.processor.keyspace.Witness.WitnessItem;
import dev.partita.processor.plan.Refusal;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Counts what a design's keys and methods are refused for, and tries each witness. */
final class Refusals {

    private final Table table;
    private final String where;
    private final List<String> faults = new ArrayList<>();
    private int proofs;
    private int notProved;

    Refusals(Table table, String where) {
        this.table = table;
        this.where = where;
    }

    Tally tally() {
        return new Tally(proofs, notProved, faults);
    }

    /** What hinders the method's candidates. */
    void of(ReadMethod method) {
        for (Refusal refusal : Refusal.of(table, method)) {
            if (refusal.proof().isPresent()) {
                proofs++;
                note(Witnesses.fault(refusal.proof().get()), RandomMethod.text(method) + "\n" + refusal.text());
            } else if (refusal.text().startsWith("not proved")) {
                notProved++;
            }
        }
    }

    /** Which keys of the table can be equal. */
    void ofKeys() {
        List<ItemKey> keys = new TableKeys(table).inTable();
        for (int i = 0; i < keys.size(); i++) {
            for (ItemKey earlier : keys.subList(0, i)) {
                ofKeys(List.of(earlier, keys.get(i)));
            }
        }
    }

    private void ofKeys(List<ItemKey> pair) {
        Verdict verdict = EqualKeys.of(pair.get(0).key(), pair.get(1).key(), table.delimiter());
        if (verdict instanceof Verdict.NotProved) {
            notProved++;
        }
        if (verdict instanceof Verdict.Meets meets) {
            proofs++;
            List<WitnessItem> items = meets.witness().items();
            boolean equal = items.get(0).partition().equals(items.get(1).partition())
                    && items.get(0).sort().equals(items.get(1).sort());
            note(equal ? Optional.empty() : Optional.of("two keys"), items.toString());
            IntStream.range(0, 2).forEach(i -> note(Witnesses.fault(pair.get(i), items.get(i)), items.toString()));
        }
    }

    private void note(Optional<String> fault, String what) {
        fault.ifPresent(f -> faults.add(where + "\n" + what + "\n" + f));
    }
}
