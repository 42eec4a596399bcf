package dev.partita.runtime;

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
     * That its key is free, or its own.
     *
     * @param free that its key is free
     */
    List<Term> condition(Term free) {
        return owner.isEmpty() ? List.of() : List.of(Term.any(free, Term.equal(owner)));
    }

    /** That it is there, and its own. */
    List<Term> mine() {
        return owner.isEmpty() ? List.of(Term.present()) : List.of(Term.present(), Term.equal(owner));
    }
}
