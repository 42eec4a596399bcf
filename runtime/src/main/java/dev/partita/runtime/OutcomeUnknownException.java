package dev.partita.runtime;

/**
 * Whether a write was done can't be known. The answer to its request got lost, and it was sent again; then its condition
 * failed, but what is stored is what the write itself would have left. So either the first request was done, and the second
 * met its work, or somebody else's write left the same.
 *
 * <p>Where it makes no difference who wrote it, nothing is left to do. Where it does, store something of the writer's own, or
 * write in a transaction: its token tells the service which requests are one.
 */
public class OutcomeUnknownException extends PartitaException {

    private static final long serialVersionUID = 1L;

    private final PartitaException failure;

    /**
     * Makes one.
     *
     * @param failure what failed if the write was not done
     */
    public OutcomeUnknownException(PartitaException failure) {
        super(
                failure.getMessage()
                        + "; its request was sent again after an answer got lost, and what is stored is what it"
                        + " writes: it may be done",
                failure);
        this.failure = failure;
    }

    /**
     * {@return what the write would have thrown if it was not done: a {@link ConditionFailedException}, a
     * {@link StaleVersionException} or an {@link ItemNotFoundException}, with what is stored}
     */
    public PartitaException failure() {
        return failure;
    }
}
