package dev.partita.runtime;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * One of the service's actions in a transaction.
 *
 * @param table its table
 * @param action what it is part of
 * @param number the number of that among the transaction's, from 0
 * @param part the service's action
 */
record TransactionPart(TableClient table, ItemAction action, int number, ActionPart part) {

    TransactWriteItem request() {
        return part.transactionAction(table);
    }

    /** What its reason in a cancelled transaction means; null if it isn't a failure of its own. */
    @Nullable
    PartitaException failure(WriteFailures failures, CancellationReason reason, TransactionCanceledException e) {
        String code = String.valueOf(reason.code());
        if (code.equals("ConditionalCheckFailed")) {
            return failures.of(action, part, reason.hasItem() ? reason.item() : Map.of(), e);
        }
        boolean tooLarge = code.equals("ValidationError")
                && String.valueOf(reason.message()).contains("Item size");
        return tooLarge ? failures.tooLarge(action, part, e) : null;
    }
}
