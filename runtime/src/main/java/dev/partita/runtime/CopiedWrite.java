package dev.partita.runtime;

import dev.partita.When;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** The write of an item with its copies, in one transaction: the item first, then the copies in their order. */
final class CopiedWrite {

    private final TableClient table;
    private final WriteShape write;
    private final List<CopyItem> copies;

    CopiedWrite(TableClient table, WriteShape write, List<CopyItem> copies) {
        this.table = table;
        this.write = write;
        this.copies = copies;
    }

    void put(Map<String, AttributeValue> item, When when) {
        List<TransactWriteItem> actions = new ArrayList<>();
        actions.add(put(item, WriteCondition.of(when, partitionKey())));
        for (CopyItem copy : copies) {
            actions.add(put(copy.item(), WriteCondition.freeOr(copy.owner(), partitionKey())));
        }
        Map<String, AttributeValue> key = key(item);
        try {
            send(actions, key);
        } catch (TransactionCanceledException e) {
            if (isConditionFailure(e, 0)) {
                throw write.failure(when, key, e);
            }
            throw copyFailure(e);
        }
    }

    void delete(Map<String, AttributeValue> key) {
        try {
            send(deletes(key, WriteCondition.NONE), key);
        } catch (TransactionCanceledException e) {
            throw copyFailure(e);
        }
    }

    boolean deletePresent(Map<String, AttributeValue> key) {
        try {
            send(deletes(key, WriteCondition.of(When.PRESENT, partitionKey())), key);
            return true;
        } catch (TransactionCanceledException e) {
            if (isConditionFailure(e, 0)) {
                return false;
            }
            throw copyFailure(e);
        }
    }

    private void send(List<TransactWriteItem> actions, Map<String, AttributeValue> key) {
        new Transaction(table, write).send(actions, () -> words(key));
    }

    private String words(Map<String, AttributeValue> key) {
        return copies.stream()
                .map(copy -> KeyWords.of(key(copy.item())))
                .collect(Collectors.joining("; ", KeyWords.of(key) + "; ", ""));
    }

    private List<TransactWriteItem> deletes(Map<String, AttributeValue> key, WriteCondition condition) {
        List<TransactWriteItem> actions = new ArrayList<>();
        actions.add(delete(key, condition));
        for (CopyItem copy : copies) {
            actions.add(delete(key(copy.item()), WriteCondition.freeOr(copy.owner(), partitionKey())));
        }
        return actions;
    }

    private TransactWriteItem put(Map<String, AttributeValue> item, WriteCondition condition) {
        Put put = Put.builder()
                .tableName(table.table())
                .item(item)
                .conditionExpression(condition.text())
                .expressionAttributeNames(condition.names())
                .expressionAttributeValues(condition.values())
                .build();
        return TransactWriteItem.builder().put(put).build();
    }

    private TransactWriteItem delete(Map<String, AttributeValue> key, WriteCondition condition) {
        Delete delete = Delete.builder()
                .tableName(table.table())
                .key(key)
                .conditionExpression(condition.text())
                .expressionAttributeNames(condition.names())
                .expressionAttributeValues(condition.values())
                .build();
        return TransactWriteItem.builder().delete(delete).build();
    }

    /** The copy that stands in the way, or else the service's own exception. */
    private RuntimeException copyFailure(TransactionCanceledException e) {
        for (int i = 0; i < copies.size(); i++) {
            if (isConditionFailure(e, i + 1)) {
                CopyItem copy = copies.get(i);
                return write.duplicate(copy, key(copy.item()), e);
            }
        }
        return e;
    }

    private static boolean isConditionFailure(TransactionCanceledException e, int action) {
        List<CancellationReason> reasons = e.cancellationReasons();
        return action < reasons.size()
                && "ConditionalCheckFailed".equals(reasons.get(action).code());
    }

    private Map<String, AttributeValue> key(Map<String, AttributeValue> item) {
        return table.layout().keyOf(item);
    }

    private String partitionKey() {
        return table.layout().partitionKey();
    }
}
