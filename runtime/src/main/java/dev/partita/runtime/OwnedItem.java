package dev.partita.runtime;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A copy or claim that is written with its item.
 *
 * @param role what it is
 * @param item what is stored; its key alone where it is deleted or updated
 * @param owner the attributes that tell whose it is, where several items could write its key; otherwise empty
 */
record OwnedItem(Role role, Map<String, AttributeValue> item, Map<String, AttributeValue> owner) {

    /**
     * A claim.
     *
     * @param template the template of its key
     * @param key its key
     * @param owner the primary key of the item it belongs to
     * @param expiry the attribute by which it expires with its item, if it does
     */
    static OwnedItem claim(
            String template,
            Map<String, AttributeValue> key,
            Map<String, AttributeValue> owner,
            Map<String, AttributeValue> expiry) {
        Map<String, AttributeValue> mark = Map.of(ClaimItem.OWNER, AttributeValue.fromM(owner));
        Map<String, AttributeValue> item = new HashMap<>(key);
        item.putAll(mark);
        item.putAll(expiry);
        return new OwnedItem(Role.claim(template), item, mark);
    }

    boolean isClaim() {
        return role.kind() == Role.Kind.CLAIM;
    }

    /**
     * That its key is free, or its own.
     *
     * @param free that its key is free
     */
    List<Term> condition(Term free) {
        return owner.isEmpty() ? List.of() : List.of(Term.any(free, Term.equal(owner)));
    }

    /** Its put, where its key is free or its own. */
    ActionPart put(TableLayout layout, Term free) {
        return ActionPart.put(role, layout.keyOf(item), item, condition(free));
    }

    /** Its deletion, where its key is free or its own. */
    ActionPart delete(TableLayout layout, Term free) {
        return ActionPart.delete(role, layout.keyOf(item), condition(free));
    }

    /** That it is there, and its own. */
    List<Term> mine() {
        return owner.isEmpty() ? List.of(Term.present()) : List.of(Term.present(), Term.equal(owner));
    }
}
