package dev.partita.runtime;

import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** A {@code TransactWriteItems}. One that was cancelled by nothing but conflicts did nothing, and is sent again. */
final class Transaction {

    private static final int ATTEMPTS = 5;
    private static final int FIRST_PAUSE_MILLIS = 25;

    private final TableClient table;
    private final WriteShape write;

    Transaction(TableClient table, WriteShape write) {
        this.table = table;
        this.write = write;
    }

    void send(List<TransactWriteItem> actions, Supplier<String> words) {
        for (int attempt = 1; ; attempt++) {
            try {
                send(actions.size(), words, request(actions));
                return;
            } catch (TransactionCanceledException e) {
                table.tell(write, "TransactWriteItems", 0, words, OptionalDouble.empty());
                if (attempt == ATTEMPTS || !isConflict(e) || !pause(attempt)) {
                    throw e;
                }
            }
        }
    }

    /** Each attempt is a request of its own, with a token of its own. */
    private TransactWriteItemsRequest request(List<TransactWriteItem> actions) {
        return TransactWriteItemsRequest.builder()
                .transactItems(actions)
                .returnConsumedCapacity(table.capacityWanted())
                .build();
    }

    private void send(int items, Supplier<String> words, TransactWriteItemsRequest request) {
        TransactWriteItemsResponse response = table.client().transactWriteItems(request);
        table.tell(write, "TransactWriteItems", items, words, Capacity.of(response.consumedCapacity()));
    }

    private static boolean isConflict(TransactionCanceledException e) {
        List<String> codes =
                e.cancellationReasons().stream().map(reason -> reason.code()).toList();
        return codes.contains("TransactionConflict")
                && codes.stream().allMatch(c -> c == null || c.equals("None") || c.equals("TransactionConflict"));
    }

    /** Waits longer each time, by chance, so that two that are in each other's way don't meet again. */
    private static boolean pause(int attempt) {
        try {
            Thread.sleep(ThreadLocalRandom.current().nextInt(FIRST_PAUSE_MILLIS << attempt));
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
