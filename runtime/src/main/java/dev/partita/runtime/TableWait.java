package dev.partita.runtime;

import java.time.Duration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

/** Waits for a table that is being created, within bounds. */
final class TableWait {

    private static final Duration LONGEST = Duration.ofMinutes(5);
    private static final long FIRST_PAUSE_MILLIS = 20;
    private static final long LONGEST_PAUSE_MILLIS = 2000;

    private final DynamoDbClient client;
    private final String table;

    TableWait(DynamoDbClient client, String table) {
        this.client = client;
        this.table = table;
    }

    void untilActive() {
        long end = System.nanoTime() + LONGEST.toNanos();
        long pause = FIRST_PAUSE_MILLIS;
        while (!isActive()) {
            if (System.nanoTime() - end > 0) {
                throw new PartitaException(
                        "the table " + table + " isn't active after " + LONGEST.toMinutes() + " minutes");
            }
            sleep(pause);
            pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
        }
    }

    private boolean isActive() {
        try {
            TableDescription found =
                    client.describeTable(r -> r.tableName(table)).table();
            return found.tableStatus() == TableStatus.ACTIVE
                    && found.globalSecondaryIndexes().stream().allMatch(i -> i.indexStatus() == IndexStatus.ACTIVE);
        } catch (ResourceNotFoundException e) {
            // a description may lag behind the creation
            return false;
        }
    }

    private void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new PartitaException("interrupted while the table " + table + " was being created", e);
        }
    }
}
