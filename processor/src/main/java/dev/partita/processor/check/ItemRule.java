package dev.partita.processor.check;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.Item;

/** Something that every sound record keeps, whatever table it is in. A rule reports what it finds and goes on. */
interface ItemRule {

    /** Adds a finding for each breach. */
    void check(Item item, Findings findings);
}
