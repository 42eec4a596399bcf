package dev.partita.processor.oracle;

import dev.partita.processor.diagnostic.DesignError;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What came of cases: how many designs each code refused, and what was wrong with any of it. */
final class Verdicts {

    private final Map<DesignError, Integer> cases = new EnumMap<>(DesignError.class);
    private final List<String> faults = new ArrayList<>();
    private int planned;
    private int proofs;
    private int notProved;

    /** Counts codes of one case, each once. */
    void said(Iterable<DesignError> codes) {
        codes.forEach(c -> cases.merge(c, 1, Integer::sum));
    }

    void planned() {
        planned++;
    }

    void proved(int witnesses, int given) {
        proofs += witnesses;
        notProved += given;
    }

    void fault(String text) {
        faults.add(text);
    }

    Verdicts plus(Verdicts other) {
        other.cases.forEach((code, count) -> cases.merge(code, count, Integer::sum));
        faults.addAll(other.faults);
        planned += other.planned;
        proofs += other.proofs;
        notProved += other.notProved;
        return this;
    }

    /** In how many cases each code was said. */
    Map<DesignError, Integer> cases() {
        return cases;
    }

    List<String> faults() {
        return faults;
    }

    /** How many methods were planned and compared. */
    int plans() {
        return planned;
    }

    /** How many refusals had a witness. */
    int proofs() {
        return proofs;
    }

    /** How many were refused because a search gave up. */
    int notProvedCount() {
        return notProved;
    }
}
