package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.NearMiss;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A {@code via} that chooses nothing. */
final class ViaFault {

    private final MethodFaults faults;
    private final Set<String> names;

    ViaFault(MethodFaults faults, Table table, List<Item> wanted) {
        this.faults = faults;
        this.names = new Candidates(table)
                .keysOf(wanted).stream().map(ItemKey::name).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    void check(ReadMethod method) {
        method.via()
                .filter(via -> !names.contains(via.name()))
                .ifPresent(via -> faults.add(
                        DesignError.PAT006,
                        via.origin(),
                        "there is no key " + via.name() + "; expected one of " + String.join(", ", names) + "."
                                + NearMiss.suggestion(via.name(), names)));
    }
}
