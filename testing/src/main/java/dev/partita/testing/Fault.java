package dev.partita.testing;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import software.amazon.awssdk.http.HttpExecuteResponse;

/**
 * Something that goes wrong, or merely happens, with one HTTP request on its way to the engine and back. The SDK sees it as
 * it would see the same from the service, and retries what it retries there.
 *
 * <pre>{@code
 * FaultScript faults = new FaultScript();
 * DynamoDbClient client = DynamoEngine.shared().client(faults);
 * faults.next("PutItem", Fault.answerLost());
 * }</pre>
 */
@FunctionalInterface
public interface Fault {

    /**
     * Answers a request.
     *
     * @param exchange the request, which may be sent on
     * @return the answer that the SDK gets
     * @throws IOException if it gets none
     */
    HttpExecuteResponse answer(Exchange exchange) throws IOException;

    /** A request, and the engine that it is for. */
    interface Exchange {

        /**
         * The request.
         *
         * @return its body, a JSON text
         */
        String body();

        /**
         * Sends the request as it is.
         *
         * @return the engine's answer
         * @throws IOException if there is none
         */
        HttpExecuteResponse send() throws IOException;

        /**
         * Sends another request instead. Its signature is still that of the first, which engines for tests don't check.
         *
         * @param body its body
         * @return the engine's answer
         * @throws IOException if there is none
         */
        HttpExecuteResponse send(String body) throws IOException;
    }

    /**
     * Nothing goes wrong.
     *
     * @return no fault
     */
    static Fault none() {
        return Exchange::send;
    }

    /**
     * The engine does the work, and the connection breaks before its answer arrives.
     *
     * @return the fault
     */
    static Fault answerLost() {
        return exchange -> {
            Answers.drop(exchange.send());
            throw new IOException("the answer got lost");
        };
    }

    /**
     * The connection breaks before the request arrives.
     *
     * @return the fault
     */
    static Fault requestLost() {
        return exchange -> {
            throw new IOException("the request got lost");
        };
    }

    /**
     * The engine takes a while, then does the work.
     *
     * @param time how long
     * @return the fault
     */
    static Fault delayed(Duration time) {
        return before(() -> {
            try {
                Thread.sleep(time.toMillis());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    /**
     * Something else happens first: another program's write that comes in between.
     *
     * @param action what happens
     * @return the fault
     */
    static Fault before(Runnable action) {
        return exchange -> {
            action.run();
            return exchange.send();
        };
    }

    /**
     * The table's capacity is used up: nothing is done, and the SDK retries after a pause.
     *
     * @return the fault
     */
    static Fault throttled() {
        return error("ProvisionedThroughputExceededException", "The level of configured throughput was exceeded");
    }

    /**
     * The service fails: nothing is done, and the SDK retries after a pause.
     *
     * @return the fault
     */
    static Fault failed() {
        return exchange -> Answers.error(500, "InternalServerError", "Internal server error", "");
    }

    /**
     * A write of one item meets a transaction on that item: nothing is done.
     *
     * @return the fault
     */
    static Fault conflict() {
        return error("TransactionConflictException", "Transaction is ongoing for the item");
    }

    /**
     * The service refuses the request.
     *
     * @param type the exception's simple name, such as {@code IdempotentParameterMismatchException}
     * @param message its message
     * @return the fault
     */
    static Fault error(String type, String message) {
        return exchange -> Answers.error(400, type, message, "");
    }

    /**
     * A transaction is cancelled: nothing is done.
     *
     * @param codes the reasons of its first actions, such as {@code TransactionConflict}; those of the others are
     *     {@code None}
     * @return the fault
     */
    static Fault cancelled(String... codes) {
        return exchange -> {
            int actions = JsonArray.firstIn(exchange.body()).elements().size();
            List<String> all = new ArrayList<>(List.of(codes));
            all.addAll(Collections.nCopies(Math.max(0, actions - codes.length), "None"));
            return Answers.cancelled(all);
        };
    }

    /**
     * The service does only the beginning of a batch, and says what is left.
     *
     * @param done how many puts, deletes or keys it does; 0 for none
     * @return the fault
     */
    static Fault unprocessed(int done) {
        return exchange -> Answers.unprocessed(exchange, done);
    }
}
