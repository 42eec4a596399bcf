package dev.partita.processor.read;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Origin;

/**
 * Something that is being read, as a message names it.
 *
 * @param findings where its faults are collected
 * @param origin where they are shown
 * @param name how they name it, such as {@code Order.placedOn}
 */
record Site(Findings findings, Origin origin, String name) {

    /** Reports a fault; the text goes on behind the name. */
    void report(DesignError error, String text, Fix... fixes) {
        findings.add(error, origin, name + ": " + text, fixes);
    }

    /** The same thing, for trying something out: what is reported goes nowhere. */
    Site unheard() {
        return new Site(new Findings(), origin, name);
    }

    /** The same thing, shown elsewhere. */
    Site at(Origin place) {
        return new Site(findings, place, name);
    }

    /** How a fix names it: a parameter is a part of its method. */
    String place() {
        return name.replace(", parameter ", ".");
    }

    /** A part of it. */
    Site part(Origin place, String part) {
        return new Site(findings, place, name + "." + part);
    }
}
