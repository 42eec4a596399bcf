package dev.partita.processor.effect;

import dev.partita.processor.diagnostic.Findings;

/** Something that every update has to keep. */
interface UpdateRule {

    /** Adds what is wrong. */
    void check(UpdateEffect effect, Findings findings);
}
