package dev.partita.it.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.it.Engine;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random designs on the engine. {@code -Dpartita.seed=N} repeats a run, {@code -Dpartita.engine.cases=N} asks for more
 * designs.
 */
class EngineOracleTest {

    private static final long SEED = Long.getLong("partita.seed", 20260301);
    private static final int CASES = Integer.getInteger("partita.engine.cases", 200);
    private static final int MOST_AT_ONCE = 150;

    @RegisterExtension
    final Engine engine = new Engine();

    @TempDir
    Path folder;

    private int compared;
    private int foundSomething;

    @Test
    void generatedRepositoriesReturnWhatAPlainFilterFinds() throws IOException {
        System.out.println("EngineOracleTest: -Dpartita.seed=" + SEED);
        int made = 0;
        int run = 0;
        while (run < CASES) {
            List<Design> designs = designs(made, Math.min(MOST_AT_ONCE, (CASES - run) * 5 / 4 + 5));
            Path classes = folder.resolve("from" + made);
            made += designs.size();
            List<Design> accepted = new AcceptedDesigns(classes).of(designs);
            assertThat(accepted).as("accepted designs").hasSizeGreaterThan(designs.size() / 3);
            try (URLClassLoader loader = new URLClassLoader(
                    new URL[] {classes.toUri().toURL()}, getClass().getClassLoader())) {
                for (Design design : accepted.subList(0, Math.min(accepted.size(), CASES - run))) {
                    compare(design, loader);
                    run++;
                }
            }
        }
        System.out.println("EngineOracleTest: " + compared + " calls on " + run + " designs, " + foundSomething
                + " found something");
        assertThat(compared).isGreaterThan(4 * CASES);
        assertThat(foundSomething).isGreaterThan(compared / 3);
    }

    private static List<Design> designs(int first, int count) {
        return IntStream.range(first, first + count)
                .mapToObj(number -> new DesignGenerator(random(number)).design(number))
                .toList();
    }

    private static Random random(int number) {
        return new Random(SEED * 1_000_003 + number);
    }

    private void compare(Design design, ClassLoader loader) {
        String table = engine.newName();
        try {
            CompiledDesign compiled = new CompiledDesign(design, loader, engine.client(), table);
            SortKeys sortKeys =
                    new SortKeys(() -> engine.plain().scanPaginator(r -> r.tableName(table)).items().stream()
                            .toList());
            Trial trial = new Trial(design, compiled, sortKeys, engine.log(), random(design.number()));
            trial.run(engine.client());
            compared += trial.compared();
            foundSomething += trial.foundSomething();
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError("-Dpartita.seed=" + SEED + ", design " + design.number(), e);
        } finally {
            engine.plain().deleteTable(r -> r.tableName(table));
        }
    }
}
