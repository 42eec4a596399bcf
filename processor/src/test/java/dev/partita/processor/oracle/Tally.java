package dev.partita.processor.oracle;

import java.util.List;
import java.util.stream.Stream;

/**
 * What came of refusals.
 *
 * @param proofs how many had a witness
 * @param notProved how many were refused because a search gave up
 * @param faults the witnesses that prove nothing, with their cases
 */
record Tally(int proofs, int notProved, List<String> faults) {

    Tally plus(Tally other) {
        return new Tally(
                proofs + other.proofs,
                notProved + other.notProved,
                Stream.concat(faults.stream(), other.faults.stream()).toList());
    }
}
