package dev.partita.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The claims of an item that is written. */
final class Claims {

    private final List<Claim> all = new ArrayList<>();

    private record Claim(String template, Map<String, AttributeValue> key) {}

    /**
     * Adds a claim.
     *
     * @param template the template of its key
     * @param key its key; empty where nothing is claimed
     */
    void add(String template, Map<String, AttributeValue> key) {
        if (!key.isEmpty()) {
            all.add(new Claim(template, key));
        }
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    /** Adds the claims of another write of the item. */
    void addAll(Claims others) {
        all.addAll(others.all);
    }

    /**
     * As they belong to an item.
     *
     * @param owner its primary key
     * @param expiry the attribute by which it expires, if it does
     */
    List<OwnedItem> of(Map<String, AttributeValue> owner, Map<String, AttributeValue> expiry) {
        return all.stream()
                .map(claim -> OwnedItem.claim(claim.template(), claim.key(), owner, expiry))
                .toList();
    }
}
