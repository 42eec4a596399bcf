package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.AccessPattern;
import dev.partita.Add;
import dev.partita.Assign;
import dev.partita.CopyKey;
import dev.partita.Expect;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.Unique;
import dev.partita.Update;
import dev.partita.When;
import dev.partita.runtime.Decoded;
import dev.partita.runtime.DuplicateException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Writers that race: no value is claimed twice or lost, and no copy differs from its item. */
class RaceTest {

    private static final int ROUNDS = 5;
    private static final int STEPS = 10;

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Race",
            items = {Owner.class, Stock.class})
    interface Race {

        @AccessPattern("an owner")
        Optional<Owner> owner(String id);

        @Put(when = When.ABSENT)
        void add(Owner owner);

        @Update(Owner.class)
        void rename(String id, @Expect("name") Optional<String> before, @Assign("name") Optional<String> after);

        @AccessPattern("what lies on a shelf")
        Optional<Stock> stock(String shelf, String sku);

        @AccessPattern("where something lies")
        Optional<Stock> bySku(String sku);

        @Put
        void store(Stock stock);

        @Update(Stock.class)
        void count(String shelf, String sku, @Add("count") int more);
    }

    @Partition("OWNER#{id}")
    @Sort("HEAD")
    @Unique("NAME#{name}")
    record Owner(String id, @Nullable String name) {}

    @Partition("SHELF#{shelf}")
    @Sort("STOCK#{sku}")
    @CopyKey(name = "bySku", partition = "SKU#{sku}", sort = "HEAD")
    record Stock(String shelf, String sku, int count) {}

    private Race race = new DynamoRaceTest_Race(engine.client());

    @BeforeEach
    void create() {
        RaceTest_RaceSchema.create(engine.client(), engine.options(Race.class));
        race = new DynamoRaceTest_Race(engine.client(), engine.options(Race.class));
    }

    /** Lets all threads begin at once, and gives what each of them returns. */
    private static <T> List<T> racing(int threads, IntFunction<T> work) {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            CyclicBarrier start = new CyclicBarrier(threads);
            List<Callable<T>> all = IntStream.range(0, threads)
                    .<Callable<T>>mapToObj(number -> () -> {
                        start.await();
                        return work.apply(number);
                    })
                    .toList();
            List<T> results = new ArrayList<>();
            for (Future<T> result : pool.invokeAll(all)) {
                results.add(result.get());
            }
            return results;
        } catch (Exception e) {
            throw new AssertionError(e);
        } finally {
            pool.shutdownNow();
        }
    }

    /** Whether a write was done; not if the key is taken, or others were in the way each time that it was sent. */
    private static boolean done(Runnable write) {
        try {
            write.run();
            return true;
        } catch (DuplicateException | TransactionCanceledException e) {
            return false;
        }
    }

    /** The owners of all names, by the claims. */
    private Map<String, Map<String, AttributeValue>> claims() {
        Map<String, Map<String, AttributeValue>> claims = new HashMap<>();
        for (Map<String, AttributeValue> item : engine.items(Race.class)) {
            if (RaceTest_RaceSchema.decode(item) instanceof Decoded.Claim claim) {
                claims.put(item.get("PK").s(), claim.owner());
            }
        }
        return claims;
    }

    private static Map<String, AttributeValue> key(String owner) {
        return Values.item("PK", "OWNER#" + owner, "SK", "HEAD");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 8})
    void oneOfAllGetsAName(int threads) {
        for (int round = 0; round < ROUNDS; round++) {
            String name = "n" + round;
            List<Boolean> won = racing(threads, n -> done(() -> race.add(new Owner(name + "-" + n, name))));
            assertThat(won).containsOnlyOnce(true);
            assertThat(claims()).containsEntry("NAME#" + name, key(name + "-" + won.indexOf(true)));
        }
        assertThat(engine.items(Race.class)).hasSize(2 * ROUNDS);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 8})
    void namesChangeHandsWithoutGettingLost(int threads) {
        IntStream.range(0, threads).forEach(n -> race.add(new Owner("o" + n, null)));
        List<Optional<String>> names = racing(threads, n -> {
            Random random = new Random(n);
            Optional<String> name = Optional.empty();
            for (int step = 0; step < STEPS; step++) {
                Optional<String> before = name;
                Optional<String> wish =
                        random.nextInt(4) == 0 ? Optional.empty() : Optional.of("n" + random.nextInt(3));
                if (done(() -> race.rename("o" + n, before, wish))) {
                    name = wish;
                }
            }
            return name;
        });
        Map<String, Map<String, AttributeValue>> expected = new HashMap<>();
        for (int n = 0; n < threads; n++) {
            String owner = "o" + n;
            assertThat(race.owner(owner)).contains(new Owner(owner, names.get(n).orElse(null)));
            names.get(n).ifPresent(name -> expected.put("NAME#" + name, key(owner)));
        }
        assertThat(claims()).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 8})
    void copiesDoNotDrift(int threads) {
        race.store(new Stock("s", "sku", 0));
        List<Long> counted = racing(
                threads,
                n -> IntStream.range(0, STEPS)
                        .filter(step -> done(() -> race.count("s", "sku", 1)))
                        .count());
        Stock all =
                new Stock("s", "sku", (int) counted.stream().mapToLong(c -> c).sum());
        assertThat(all.count()).isPositive();
        assertThat(race.stock("s", "sku")).contains(all);
        assertThat(race.bySku("sku")).contains(all);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 8})
    void oneOfAllGetsACopysKey(int threads) {
        for (int round = 0; round < ROUNDS; round++) {
            String sku = "sku" + round;
            List<Boolean> won = racing(threads, n -> done(() -> race.store(new Stock("s" + n, sku, n))));
            assertThat(won).containsOnlyOnce(true);
            int winner = won.indexOf(true);
            assertThat(race.bySku(sku)).contains(new Stock("s" + winner, sku, winner));
        }
        assertThat(engine.items(Race.class)).hasSize(2 * ROUNDS);
    }
}
