package dev.partita.it.model;

import dev.partita.it.Engine;
import dev.partita.runtime.RepositoryOptions;
import dev.partita.testing.DynamoEngine;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Random sequences of every kind of write, with answers that get lost, throttling, conflicts and batches that stay undone.
 * After each, the table holds what a model in memory holds, with its copies and nothing else, and access patterns return what
 * a filter over the model finds. {@code -Dpartita.seed=N} repeats a run; {@code -Dpartita.model.operations=N} asks for more on
 * the engine, and for ten times as many on a service in memory.
 */
class WriteModelTest {

    private static final long SEED = Long.getLong("partita.seed", 20260301);
    private static final int OPERATIONS = Integer.getInteger("partita.model.operations", 1000);

    @RegisterExtension
    final Engine engine = new Engine();

    @Test
    void onTheEngine() {
        ClubSchema.create(engine.client(), engine.options(Club.class));
        Chance chance = new Chance(new Random(SEED + 1));
        try (DynamoDbClient client = DynamoEngine.shared().client(chance)) {
            new Trial(SEED, new Engines(client, chance)).run("WriteModelTest on the engine", OPERATIONS);
        }
    }

    /** The same in memory, where there is time for more. */
    @Test
    void inMemory() {
        MemoryService service = new MemoryService(new Random(SEED + 1));
        new Trial(SEED + 2, new Memory(service)).run("WriteModelTest in memory", 10 * OPERATIONS);
    }

    /** The engine behind a client whose requests go wrong. */
    private final class Engines implements Trial.Service {

        private final DynamoDbClient client;
        private final Chance chance;

        Engines(DynamoDbClient client, Chance chance) {
            this.client = client;
            this.chance = chance;
        }

        private RepositoryOptions options(Clock clock) {
            return engine.options(Club.class).clock(clock);
        }

        @Override
        public Club writing(Clock clock) {
            return new DynamoClub(client, options(clock));
        }

        @Override
        public Club reading(Clock clock) {
            return new DynamoClub(engine.client(), options(clock));
        }

        @Override
        public List<Map<String, AttributeValue>> items() {
            return engine.items(Club.class);
        }

        @Override
        public void begin() {
            chance.begin();
        }

        @Override
        public boolean isLost() {
            return chance.isLost();
        }

        @Override
        public int faults() {
            return chance.happened();
        }
    }

    /** The service in memory, which does its own mischief to writes. */
    private record Memory(MemoryService service) implements Trial.Service {

        @Override
        public Club writing(Clock clock) {
            return new DynamoClub(service, RepositoryOptions.defaults().clock(clock));
        }

        @Override
        public Club reading(Clock clock) {
            return writing(clock);
        }

        @Override
        public List<Map<String, AttributeValue>> items() {
            return service.items();
        }

        @Override
        public void begin() {
            service.begin();
        }

        @Override
        public boolean isLost() {
            return service.isLost();
        }

        @Override
        public int faults() {
            return service.faults();
        }
    }
}
