package dev.partita.processor.plan;

import static dev.partita.processor.diagnostic.DesignError.PAT006;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.diagnostic.NearMiss;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
                        PAT006,
                        via.origin(),
                        "there is no key " + via.name() + "; expected one of " + String.join(", ", names) + "."
                                + NearMiss.suggestion(via.name(), names),
                        repairs -> ofSuch(repairs, names)));
    }

    /** Those of the names by which the method is answered. */
    static Stream<Fix> ofSuch(MethodFaults.Repairs repairs, Set<String> names) {
        ReadMethod method = repairs.method();
        return names.stream()
                .filter(name -> repairs.planner()
                        .planned(method.with(method.when(), Optional.of(new ReadMethod.Via(Origin.NONE, name))))
                        .isPresent())
                .map(name -> Fix.of(
                        "read by " + name, Edit.on(repairs.place(), "@AccessPattern(…, via = \"" + name + "\")")));
    }
}
