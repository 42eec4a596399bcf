package dev.partita.runtime;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The form of claims: beside their key they have one attribute, which holds the primary key of the item they belong to. */
final class ClaimItem {

    /** The name of that attribute; no key attribute of a table with claims has it. */
    static final String OWNER = "claimOwner";

    private ClaimItem() {}

    /**
     * Whose the claim is.
     *
     * @throws ItemReadException if it doesn't say so
     */
    static Map<String, AttributeValue> owner(TableLayout layout, String template, Map<String, AttributeValue> claim) {
        AttributeValue owner = claim.get(OWNER);
        if (owner == null || !owner.hasM() || !isKey(layout, owner.m())) {
            throw new ItemReadException(
                    layout.table(),
                    layout.keyOf(claim),
                    "claim " + template,
                    "",
                    "its attribute " + OWNER + " is no primary key of the table");
        }
        return owner.m();
    }

    private static boolean isKey(TableLayout layout, Map<String, AttributeValue> owner) {
        return owner.containsKey(layout.partitionKey())
                && (!layout.hasSortKey() || owner.containsKey(layout.sortKey()))
                && owner.size() == (layout.hasSortKey() ? 2 : 1);
    }
}
