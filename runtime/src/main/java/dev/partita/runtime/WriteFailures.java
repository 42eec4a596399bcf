package dev.partita.runtime;

import dev.partita.When;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** Turns the failure of a condition into the exception that says what it means. */
final class WriteFailures {

    private final TableClient table;
    private final WriteShape shape;

    WriteFailures(TableClient table, WriteShape shape) {
        this.table = table;
        this.shape = shape;
    }

    /**
     * What it means that a part's condition didn't hold.
     *
     * @param action the action
     * @param part the part of it
     * @param current what is stored under the part's key; empty if there is nothing
     * @param cause the service's answer
     */
    PartitaException of(ItemAction action, ActionPart part, Map<String, AttributeValue> current, Throwable cause) {
        boolean expired = action.isPast(current, table.clock().instant());
        if (expired && part.role().kind() == Role.Kind.ITEM && action.anew() != null) {
            return expired(action, part, current, cause);
        }
        @Nullable Map<String, AttributeValue> stored = current.isEmpty() || expired ? null : current;
        if (part.role().kind() == Role.Kind.ITEM) {
            return ofItem(action, part, stored, cause);
        }
        if (part.role().kind() == Role.Kind.CLAIM) {
            return taken(action, part, stored, cause);
        }
        String name = "copy " + part.role().name();
        if (part.operation() == ActionPart.Operation.UPDATE) {
            String found = stored == null ? " isn't there: " : " belongs to another item: ";
            return new CopyMissingException(
                    message("the " + name + " of the " + action.record() + found, part),
                    action.record(),
                    part.key(),
                    stored,
                    cause);
        }
        return new DuplicateException(
                message("the key of the " + name + " belongs to another " + action.record() + ": ", part),
                action.record(),
                part.key(),
                stored,
                cause);
    }

    private DuplicateException taken(
            ItemAction action, ActionPart part, @Nullable Map<String, AttributeValue> stored, Throwable cause) {
        String owner = stored == null || !stored.containsKey(ClaimItem.OWNER)
                ? ""
                : ", which belongs to "
                        + KeyWords.of(stored.get(ClaimItem.OWNER).m());
        return new DuplicateException(
                message(
                                "the value of the claim " + part.role().name() + " of the " + action.record()
                                        + " is taken: ",
                                part)
                        + owner,
                action.record(),
                part.key(),
                stored,
                cause);
    }

    private PartitaException ofItem(
            ItemAction action, ActionPart part, @Nullable Map<String, AttributeValue> stored, Throwable cause) {
        if (stored == null && action.needsItem()) {
            return new ItemNotFoundException(message("the " + action.record() + " isn't there: ", part), cause);
        }
        boolean absent = action instanceof ItemPut put && put.when() == When.ABSENT;
        ExpectedVersion version = action.version();
        if (!absent && stored != null && version != null && version.differs(stored)) {
            return stale(action, part, version, stored, cause);
        }
        String found = absent ? " is there already: " : stored == null ? " isn't there: " : " isn't as expected: ";
        return new ConditionFailedException(
                message("the " + action.record() + found, part) + expectations(action, stored),
                action.record(),
                part.key(),
                stored,
                cause);
    }

    private StaleVersionException stale(
            ItemAction action,
            ActionPart part,
            ExpectedVersion version,
            Map<String, AttributeValue> stored,
            Throwable cause) {
        return new StaleVersionException(
                message("the " + action.record() + " has been written by somebody else: ", part) + " (expected "
                        + version.attribute() + " " + version.number() + ", found " + version.of(stored) + ")",
                action.record(),
                part.key(),
                version.number(),
                stored,
                cause);
    }

    private ExpiredItemException expired(
            ItemAction action, ActionPart part, Map<String, AttributeValue> current, Throwable cause) {
        return new ExpiredItemException(
                message("the " + action.record() + " has expired, and the service hasn't deleted it yet: ", part),
                action.record(),
                part.key(),
                current,
                cause);
    }

    private static String expectations(ItemAction action, @Nullable Map<String, AttributeValue> stored) {
        return stored == null || action.expected().isEmpty()
                ? ""
                : action.expected().stream()
                        .map(expectation -> expectation.against(stored))
                        .collect(Collectors.joining(", ", " (", ")"));
    }

    /** The service's refusal of an item that is too large, as what it is; others as they are. */
    RuntimeException refused(ItemAction action, ActionPart part, DynamoDbException e) {
        return ItemSize.isTooLarge(e) ? tooLarge(action, part, e) : e;
    }

    ItemTooLargeException tooLarge(ItemAction action, ActionPart part, Throwable cause) {
        return new ItemTooLargeException(
                message("the " + action.record() + " has more than 400 KB: ", part),
                action.record(),
                part.key(),
                null,
                cause);
    }

    private String message(String text, ActionPart part) {
        return shape.method() + ": " + text + KeyWords.of(part.key());
    }
}
