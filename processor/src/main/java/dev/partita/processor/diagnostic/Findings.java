package dev.partita.processor.diagnostic;

import dev.partita.processor.schema.Origin;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects what is wrong, each thing once. */
public final class Findings {

    private final Set<Finding> all = new LinkedHashSet<>();

    /** Adds a finding, with what would mend it, the better repair first. */
    public void add(DesignError error, Origin origin, String text, Fix... fixes) {
        add(new Finding(error, origin, text, List.of(fixes)));
    }

    /** Adds a finding. */
    public void add(Finding finding) {
        all.add(finding);
    }

    /** Whether nothing stops the build. */
    public boolean isClean() {
        return all.stream().noneMatch(f -> f.error().severity() == Severity.ERROR);
    }

    /** Everything found, in the order found. */
    public List<Finding> all() {
        return new ArrayList<>(all);
    }
}
