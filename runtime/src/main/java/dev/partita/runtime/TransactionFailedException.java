package dev.partita.runtime;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A transaction was cancelled. Nothing was written. */
public class TransactionFailedException extends PartitaException {

    private static final long serialVersionUID = 1L;

    private final ArrayList<Reason> reasons;

    /**
     * Makes one.
     *
     * @param method the method, as {@code Shop.place}
     * @param reasons one for each action, in their order
     * @param cause the service's answer
     */
    public TransactionFailedException(String method, List<Reason> reasons, Throwable cause) {
        super(message(method, reasons), cause);
        this.reasons = new ArrayList<>(reasons);
    }

    private static String message(String method, List<Reason> reasons) {
        return reasons.stream()
                .filter(reason -> reason.code() != Code.NONE)
                .map(reason -> reason.toString().replace(method + ": ", ""))
                .collect(Collectors.joining("; ", method + ": the transaction was cancelled: ", ""));
    }

    /**
     * {@return why, for each of the method's actions in their order: one for each parameter, or element of a list; those
     * that nothing is wrong with have {@link Code#NONE}}
     */
    public List<Reason> reasons() {
        return Collections.unmodifiableList(reasons);
    }

    /** {@return whether only others were in the way, so that the same call may succeed later} */
    public boolean isOnlyConflict() {
        return reasons.stream().allMatch(r -> r.code() == Code.NONE || r.code() == Code.CONFLICT);
    }

    /** Why an action can cancel a transaction. */
    public enum Code {
        /** It didn't. */
        NONE,
        /** A condition didn't hold: {@link Reason#failure} says which. */
        CONDITION_FAILED,
        /** Another transaction or write was on the item at the same time. */
        CONFLICT,
        /** The table or account had no capacity left. */
        THROTTLED,
        /** A partition of a table with local indexes would have more than 10 GB. */
        ITEM_COLLECTION_FULL,
        /** The service refuses the action. */
        INVALID,
        /** Something that this version doesn't know. */
        OTHER;

        static Code of(@Nullable String code) {
            return switch (code == null ? "None" : code) {
                case "None" -> NONE;
                case "ConditionalCheckFailed" -> CONDITION_FAILED;
                case "TransactionConflict" -> CONFLICT;
                case "ProvisionedThroughputExceeded", "ThrottlingError" -> THROTTLED;
                case "ItemCollectionSizeLimitExceeded" -> ITEM_COLLECTION_FULL;
                case "ValidationError" -> INVALID;
                default -> OTHER;
            };
        }
    }

    /** Why one action did or didn't cancel the transaction. */
    public static final class Reason implements Serializable {

        private static final long serialVersionUID = 1L;

        private final int action;
        private final String record;
        private final HashMap<String, AttributeValue> key;
        private final Code code;
        private final @Nullable PartitaException failure;

        /**
         * Makes one.
         *
         * @param action the number of the action, from 0
         * @param record the simple name of its record
         * @param key the key of the item, copy or claim
         * @param code why
         * @param failure what a condition's failure means
         */
        public Reason(
                int action,
                String record,
                Map<String, AttributeValue> key,
                Code code,
                @Nullable PartitaException failure) {
            this.action = action;
            this.record = record;
            this.key = new HashMap<>(key);
            this.code = code;
            this.failure = failure;
        }

        /** {@return the number of the action, from 0} */
        public int action() {
            return action;
        }

        /** {@return the simple name of its record} */
        public String record() {
            return record;
        }

        /** {@return the key of its item, or of the copy or claim that stood in the way} */
        public Map<String, AttributeValue> key() {
            return Collections.unmodifiableMap(key);
        }

        /** {@return why} */
        public Code code() {
            return code;
        }

        /**
         * {@return what it would have thrown as a write of its own: a {@link ConditionFailedException},
         * {@link StaleVersionException}, {@link ItemNotFoundException}, {@link DuplicateException},
         * {@link CopyMissingException} or {@link ItemTooLargeException}}
         */
        public Optional<PartitaException> failure() {
            return Optional.ofNullable(failure);
        }

        /** {@return the reason in one line} */
        @Override
        public String toString() {
            String what = failure == null ? code + " " + KeyWords.of(key) : String.valueOf(failure.getMessage());
            return "action " + action + " (" + record + "): " + what;
        }
    }
}
