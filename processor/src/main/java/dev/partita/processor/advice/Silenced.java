package dev.partita.processor.advice;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;

/** The repair of a warning that is none here: to say so where it stands. */
final class Silenced {

    private Silenced() {}

    /**
     * The annotation that silences the warning.
     *
     * @param where the type or method that the warning is about
     * @param reason when it is right to silence it
     */
    static Fix on(String where, DesignError code, String reason) {
        return Fix.of(reason + ", say so:", Edit.on(where, "@SuppressWarnings(\"" + code.name() + "\")"));
    }
}
