package dev.partita.runtime;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * Sends what a batch has to do, as much at a time as the service takes. What the service leaves undone goes to the end and
 * is sent again after a pause, until everything is done, or nothing more was for some time.
 *
 * @param <E> a thing to do
 */
final class BatchRounds<E> {

    /** With their pauses, these take about six seconds. */
    private static final int MOST_IDLE = 8;

    private final int most;
    private final Request<E> request;
    private final Backoff backoff;

    /**
     * Rounds that have not begun.
     *
     * @param most how many things one request takes
     * @param request sends them
     * @param backoff the pauses
     */
    BatchRounds(int most, Request<E> request, Backoff backoff) {
        this.most = most;
        this.request = request;
        this.backoff = backoff;
    }

    /** Sends some things. */
    interface Request<E> {
        /** What of it the service left undone. */
        Collection<E> send(List<E> some);
    }

    /**
     * Why it ended.
     *
     * @param undone what is undone
     * @param cause the service's failure, if it was one
     */
    record Outcome<E>(Set<E> undone, @Nullable RuntimeException cause) {}

    /** Does all of it, or as much as can be done; a failure of the first request is thrown as it is. */
    Outcome<E> run(Collection<E> all) {
        Deque<E> left = new ArrayDeque<>(all);
        int idle = 0;
        while (!left.isEmpty()) {
            List<E> some = take(left);
            Collection<E> undone;
            try {
                undone = request.send(some);
            } catch (SdkException | ItemTooLargeException e) {
                some.addAll(left);
                if (some.size() == all.size()) {
                    throw e;
                }
                return new Outcome<>(new HashSet<>(some), e);
            }
            left.addAll(undone);
            idle = undone.size() == some.size() ? idle + 1 : 0;
            if (!undone.isEmpty() && (idle == MOST_IDLE || !backoff.pause(idle))) {
                break;
            }
        }
        return new Outcome<>(new HashSet<>(left), null);
    }

    private List<E> take(Deque<E> left) {
        List<E> some = new ArrayList<>();
        while (!left.isEmpty() && some.size() < most) {
            some.add(left.remove());
        }
        return some;
    }
}
