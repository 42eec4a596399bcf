package dev.partita.processor;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.JavaType;
import java.io.IOException;
import java.util.List;
import javax.lang.model.element.TypeElement;

/**
 * What came of one annotation of a type.
 *
 * @param type the type, from which alone the outputs are made
 * @param findings what is wrong with it
 * @param outputs what is written if nothing is
 */
record TypeOutcome(TypeElement type, Findings findings, List<Output> outputs) {

    /** Whether nothing stops its classes from being written. */
    boolean isSound() {
        return findings.isClean();
    }

    /** A class to be generated. */
    record Output(JavaType name, Writing writing) {}

    /** Writes a class. */
    interface Writing {
        /** Writes it. */
        void write() throws IOException;
    }
}
