package dev.partita.processor.plan;

import java.util.List;

/** A strongly consistent read isn't served by a global index. */
final class ConsistencyPossible implements Requirement {

    @Override
    public List<Reason> failures(Trial trial) {
        boolean global = trial.candidate().index().filter(i -> !i.local()).isPresent();
        return trial.method().consistent() && global
                ? List.of(Reason.of("a global index is never read consistently"))
                : List.of();
    }
}
