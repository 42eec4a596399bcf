package dev.partita.runtime;

import dev.partita.When;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Puts an item, with its copies and claims. */
public final class ItemPut extends ItemAction {

    private final Map<String, AttributeValue> item;
    private final List<OwnedItem> copies = new ArrayList<>();
    private final Claims claims = new Claims();
    private @Nullable ItemPut before;
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
        copies.add(new OwnedItem(Role.copy(name), copy, owner));
        return this;
    }

    /**
     * Puts a claim as well, where its key is free or belongs to this item.
     *
     * @param template the template of its key
     * @param claimKey its key; empty where nothing is claimed
     * @return this
     */
    public ItemPut claim(String template, Map<String, AttributeValue> claimKey) {
        claims.add(template, claimKey);
        return this;
    }

    /**
     * Replaces the item as it was read: the copies and claims that it had, and has no more, are removed, and the claims
     * that it keeps are left alone.
     *
     * @param old the put of the record as it was read
     * @return this
     */
    public ItemPut replacing(ItemPut old) {
        this.before = old;
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
        Map<String, AttributeValue> key = layout.keyOf(item);
        Term free = absent();
        List<OwnedItem> old = before == null ? List.of() : before.owned(key, layout);
        List<OwnedItem> owned = owned(key, layout);
        List<ActionPart> parts = new ArrayList<>();
        parts.add(part(Role.ITEM, item, condition(), layout));
        for (OwnedItem o : owned) {
            if (!o.isClaim()) {
                parts.add(part(o.role(), o.item(), o.condition(free), layout));
            } else if (!old.contains(o)) {
                parts.add(o.put(layout, free));
            }
        }
        old.stream().filter(o -> !isAmong(o, owned, layout)).forEach(o -> parts.add(o.delete(layout, free)));
        return parts;
    }

    /** Its copies and claims, if it is the item with that key. */
    private List<OwnedItem> owned(Map<String, AttributeValue> key, TableLayout layout) {
        Map<String, AttributeValue> own = layout.keyOf(item);
        if (!own.equals(key)) {
            throw new IllegalArgumentException("the " + record() + " as it was read has another primary key, "
                    + KeyWords.of(own) + ", than the one that is put, " + KeyWords.of(key)
                    + "; an item moves in a @Transaction with @Delete and @Put");
        }
        return Stream.concat(copies.stream(), claims.of(key, expiry()).stream()).toList();
    }

    private Map<String, AttributeValue> expiry() {
        String timeToLive = timeToLive();
        AttributeValue expiry = timeToLive == null ? null : item.get(timeToLive);
        return timeToLive == null || expiry == null ? Map.of() : Map.of(timeToLive, expiry);
    }

    private static boolean isAmong(OwnedItem one, List<OwnedItem> others, TableLayout layout) {
        Map<String, AttributeValue> key = layout.keyOf(one.item());
        return others.stream().anyMatch(o -> layout.keyOf(o.item()).equals(key));
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
            return condition;
        }
        if (isOfPresent()) {
            condition.add(Term.present());
        }
        if (isOfPresent() || expectsItem() || !own.isEmpty()) {
            condition.addAll(found());
        } else {
            neverStored().ifPresent(condition::add);
            condition.addAll(expectedTerms());
        }
        return condition;
    }

    private boolean isOfPresent() {
        return when == When.PRESENT || before != null;
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
        if (own.isEmpty() || isOfPresent() || expectsItem()) {
            return null;
        }
        ItemPut anew = new ItemPut(record(), item).overExpired(timeToLive());
        anew.copies.addAll(copies);
        anew.claims.addAll(claims);
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
        return before != null || (when != When.ABSENT && version != null && version.isStored());
    }
}
