package dev.partita.it.model;

import dev.partita.testing.Fault;
import java.util.Random;
import java.util.function.Function;

/** What goes wrong with requests, by chance; few times in one call, so that it ends well. */
final class Chance implements Function<String, Fault> {

    private static final int MOST = 2;

    private final Random random;
    private int left;
    private boolean lost;
    private int happened;

    Chance(Random random) {
        this.random = random;
    }

    /** A new call begins. */
    void begin() {
        left = MOST;
        lost = false;
    }

    /** Whether an answer got lost in this call. */
    boolean isLost() {
        return lost;
    }

    /** How often something went wrong. */
    int happened() {
        return happened;
    }

    @Override
    public Fault apply(String operation) {
        if (left == 0 || random.nextInt(4) > 0) {
            return Fault.none();
        }
        left--;
        happened++;
        return switch (random.nextInt(5)) {
            case 0 -> Fault.throttled();
            case 1 -> Fault.failed();
            case 2 -> Fault.requestLost();
            case 3 -> inTheWay(operation);
            default -> {
                lost = true;
                yield Fault.answerLost();
            }
        };
    }

    /** What the service itself leaves undone. */
    private Fault inTheWay(String operation) {
        return switch (operation) {
            case "TransactWriteItems" -> Fault.cancelled("TransactionConflict");
            case "BatchWriteItem", "BatchGetItem" -> Fault.unprocessed(random.nextInt(3));
            default -> Fault.conflict();
        };
    }
}
