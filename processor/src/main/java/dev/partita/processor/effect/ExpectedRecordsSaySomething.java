package dev.partita.processor.effect;

import static dev.partita.processor.diagnostic.DesignError.WRI034;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.WriteAction;

/**
 * A record that is expected stands for the components that tell where its copies and claims are, and for its version.
 * Where it has neither, it would say nothing, though it looks as if the whole record was compared.
 *
 * @param place the method as messages name it
 * @param item the record that is written
 */
record ExpectedRecordsSaySomething(String place, Item item) {

    /** Adds what is wrong with a put. */
    void check(WriteAction.Put put, Findings findings) {
        boolean says = item.version().isPresent() || !Wandering.of(item).isEmpty();
        put.before().filter(before -> !says).ifPresent(before -> {
            String record = item.type().display();
            findings.add(
                    WRI034,
                    put.origin(),
                    place + ": " + before + " says nothing: " + record
                            + " has no @Version, and no copy or claim whose key changes with its components.",
                    Fix.of(
                            "replace what is there, whatever it holds",
                            Edit.remove(place, record + " " + before),
                            Edit.on(place, "@Put(…, when = When.PRESENT)")),
                    Fix.of("let a version tell whether it was changed in between: @Version long version"));
        });
    }
}
