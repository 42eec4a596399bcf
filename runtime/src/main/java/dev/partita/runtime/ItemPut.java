package dev.partita.runtime;

import dev.partita.When;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Puts an item, with its copies and claims. */
public final class ItemPut extends ItemAction {

    private final Map<String, AttributeValue> item;
    private final List<OwnedItem> owned = new ArrayList<>();
    private When when = When.ALWAYS;
    private Set<String> own = Set.of();
    private boolean overExpired;

    /**
     * A put.
     *
     * @param record the simple name of the record
     * @param item the item
     */
    public ItemPut(String record, Map<String, AttributeValue> item) {
        super(record);
        this.item = item;
    }

    /**
     * Puts a copy as well.
     *
     * @param name the copy's name
     * @param copy the copy
     * @param owner the attributes that tell whose copy it is, where several items could write its key: it is written only
     *     where its key is free or they are the same; otherwise empty
     * @return this
     */
    public ItemPut copy(String name, Map<String, AttributeValue> copy, Map<String, AttributeValue> owner) {
        owned.add(new OwnedItem(Role.copy(name), copy, owner));
        return this;
    }

    /**
     * Puts the item under a condition.
     *
     * @param condition the condition
     * @return this
     */
    public ItemPut when(When condition) {
        this.when = condition;
        return this;
    }

    /**
     * Leaves those attributes of a stored item alone that aren't the record's.
     *
     * @param attributes all attributes that the record may have
     * @return this
     */
    public ItemPut keepOthers(Set<String> attributes) {
        this.own = attributes;
        return this;
    }

    When when() {
        return when;
    }

    @Override
    List<ActionPart> parts(TableLayout layout) {
        List<ActionPart> parts = new ArrayList<>();
        parts.add(part(Role.ITEM, item, condition(), layout));
        owned.forEach(o -> parts.add(part(o.role(), o.item(), o.condition(absent()), layout)));
        return parts;
    }

    private List<Term> condition() {
        String timeToLive = timeToLive();
        if (overExpired && timeToLive != null) {
            return List.of(Term.expired(timeToLive));
        }
        List<Term> condition = new ArrayList<>();
        if (when == When.ABSENT) {
            // what others left in an expired item isn't kept
            condition.add(own.isEmpty() ? absent() : Term.absent());
            condition.addAll(expectedTerms());
            return condition;
        }
        if (when == When.PRESENT) {
            condition.add(Term.present());
        }
        if (when == When.PRESENT || expectsItem() || !own.isEmpty()) {
            condition.addAll(found());
        } else {
            neverStored().ifPresent(condition::add);
        }
        return condition;
    }

    /** An expired item was never stored, whatever its version is. */
    private Optional<Term> neverStored() {
        String timeToLive = timeToLive();
        return Optional.ofNullable(version())
                .map(v -> timeToLive == null ? v.term() : Term.any(v.term(), Term.expired(timeToLive)));
    }

    /** Attributes that others left in an expired item are not kept. */
    @Override
    @Nullable
    ItemPut anew() {
        if (own.isEmpty() || when == When.PRESENT || expectsItem()) {
            return null;
        }
        ItemPut anew = new ItemPut(record(), item).overExpired(timeToLive());
        anew.owned.addAll(owned);
        return anew;
    }

    /** Puts the item in the place of one that has expired. */
    ItemPut overExpired(@Nullable String timeToLive) {
        if (timeToLive != null) {
            expireBy(timeToLive);
        }
        overExpired = true;
        return this;
    }

    Map<String, AttributeValue> item() {
        return item;
    }

    private ActionPart part(Role role, Map<String, AttributeValue> stored, List<Term> condition, TableLayout layout) {
        Map<String, AttributeValue> key = layout.keyOf(stored);
        if (own.isEmpty()) {
            return ActionPart.put(role, key, stored, condition);
        }
        Changes changes = new Changes();
        stored.forEach((name, value) -> {
            if (!key.containsKey(name)) {
                changes.assign(List.of(name), value);
            }
        });
        own.stream()
                .filter(name -> !stored.containsKey(name))
                .sorted()
                .forEach(name -> changes.assign(List.of(name), null));
        return ActionPart.update(role, key, changes, condition);
    }

    @Override
    boolean needsItem() {
        ExpectedVersion version = version();
        return when != When.ABSENT && version != null && version.isStored();
    }
}
