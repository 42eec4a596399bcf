package dev.partita.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Deletes an item, with its copies and claims. */
public final class ItemDelete extends ItemAction {

    private final Map<String, AttributeValue> key;
    private final List<OwnedItem> copies = new ArrayList<>();
    private final Claims claims = new Claims();
    private boolean present;

    /**
     * A delete.
     *
     * @param record the simple name of the record
     * @param key the item's primary key
     */
    public ItemDelete(String record, Map<String, AttributeValue> key) {
        super(record);
        this.key = key;
    }

    /**
     * Deletes a copy as well.
     *
     * @param name the copy's name
     * @param copyKey the copy's key
     * @param owner the attributes that tell whose copy it is, where several items could write its key: it is deleted only
     *     where its key is free or they are the same; otherwise empty
     * @return this
     */
    public ItemDelete copy(String name, Map<String, AttributeValue> copyKey, Map<String, AttributeValue> owner) {
        copies.add(new OwnedItem(Role.copy(name), copyKey, owner));
        return this;
    }

    /**
     * Deletes a claim as well, if it belongs to this item.
     *
     * @param template the template of its key
     * @param claimKey its key; empty where nothing is claimed
     * @return this
     */
    public ItemDelete claim(String template, Map<String, AttributeValue> claimKey) {
        claims.add(template, claimKey);
        return this;
    }

    /** Whether it has neither copies nor claims. */
    boolean isAlone() {
        return copies.isEmpty() && claims.isEmpty();
    }

    /** Asks for an item to be there. */
    void requirePresent() {
        present = true;
    }

    @Override
    List<ActionPart> parts(TableLayout layout) {
        List<Term> condition = new ArrayList<>();
        if (present || expectsContent()) {
            condition.add(Term.present());
        }
        if (needsItem() || version() != null) {
            condition.addAll(found());
        } else {
            condition.addAll(expectedTerms());
        }
        List<ActionPart> parts = new ArrayList<>();
        parts.add(ActionPart.delete(Role.ITEM, key, condition));
        copies.forEach(copy -> parts.add(copy.delete(layout, absent())));
        claims.of(key, Map.of()).forEach(claim -> parts.add(claim.delete(layout, absent())));
        return parts;
    }

    @Override
    boolean needsItem() {
        return present || expectsItem();
    }
}
