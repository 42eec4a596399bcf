package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.List;

/** What is wrong with an access pattern whatever key is tried. */
final class MethodFaults {

    private final String place;
    private final List<Finding> findings = new ArrayList<>();

    MethodFaults(String place) {
        this.place = place;
    }

    /** All faults; none if it is worth trying keys. */
    List<Finding> find(Table table, ReadMethod method, List<Item> wanted) {
        new ResultFaults(this).check(method);
        new CollectionFaults(this).check(method);
        new ExpiryFaults(this, wanted).check(method);
        ParameterFaults parameters = new ParameterFaults(this, table, wanted);
        method.parameters().stream()
                .filter(Parameter.Bound.class::isInstance)
                .map(Parameter.Bound.class::cast)
                .forEach(parameters::check);
        parameters.checkConflicts(method);
        new ViaFault(this, table, wanted).check(method);
        return findings;
    }

    /** The method, as the place of an edit. */
    String place() {
        return place.substring(0, place.indexOf('('));
    }

    void add(DesignError error, Origin origin, String text, Fix... fixes) {
        findings.add(new Finding(error, origin, place + ": " + text, List.of(fixes)));
    }
}
