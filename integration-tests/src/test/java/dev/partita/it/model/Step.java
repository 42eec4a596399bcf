package dev.partita.it.model;

import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * A call, with what has to come of it.
 *
 * @param words the call, for messages
 * @param call makes it
 * @param failure what it throws; nothing if it has to succeed
 * @param result what it returns, where that is to be compared
 * @param effect what it does to the model, if it succeeds
 */
record Step(
        String words,
        Callable<?> call,
        Optional<Class<? extends RuntimeException>> failure,
        Optional<Object> result,
        Runnable effect) {

    /** A call that returns nothing. */
    static Step of(String words, Runnable call, Runnable effect) {
        return returning(
                words,
                () -> {
                    call.run();
                    return "";
                },
                effect);
    }

    /** A call whose result isn't compared, or by {@link #result} later. */
    static Step returning(String words, Callable<?> call, Runnable effect) {
        return new Step(words, call, Optional.empty(), Optional.empty(), effect);
    }

    /** The same with a result. */
    Step result(Object wanted) {
        return new Step(words, call, failure, Optional.of(wanted), effect);
    }

    /** The same, but where it holds, this comes of it and nothing changes; the last that holds counts. */
    Step failingIf(boolean fails, Class<? extends RuntimeException> thrown) {
        return fails ? new Step(words, call, Optional.of(thrown), Optional.empty(), () -> {}) : this;
    }
}
