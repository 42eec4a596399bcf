package dev.partita.processor.diagnostic;

import dev.partita.processor.schema.Origin;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects what is wrong, each thing once. */
public final class Findings {

    private final Set<Finding> all = new LinkedHashSet<>();

    /** Adds a finding. */
    public void add(DesignError error, Origin origin, String text) {
        all.add(new Finding(error, origin, text));
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
