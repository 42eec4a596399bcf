package dev.partita.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Checks in a transaction that an item is there, and as expected. */
public final class ItemCheck extends ItemAction {

    private final Map<String, AttributeValue> key;

    /**
     * A check.
     *
     * @param record the simple name of the record
     * @param key the item's primary key
     */
    public ItemCheck(String record, Map<String, AttributeValue> key) {
        super(record);
        this.key = key;
    }

    @Override
    List<ActionPart> parts(TableLayout layout) {
        List<Term> condition = new ArrayList<>();
        condition.add(Term.present());
        condition.addAll(found());
        return List.of(ActionPart.check(key, condition));
    }

    @Override
    boolean needsItem() {
        return true;
    }
}
