package dev.partita.processor.advice;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.schema.Table;
import java.util.List;

/** All advice. It is given on designs without errors, since a repair may make it pointless. */
public final class Advice {

    private static final List<TableAdvice> ON_TABLES = List.of(
            new PartitionsSpread(),
            new KeysHaveRoom(),
            new IndexesAreUsed(),
            new RecordsAreRead(),
            new PatternsExist());

    private static final List<MethodAdvice> ON_METHODS =
            List.of(new RequestsDiffer(), new ResultsEnd(), new NumbersInOrder(), new PutsAddNothingTwice());

    private Advice() {}

    /** Adds what is to be said of a table with all of its interfaces. */
    public static void onTable(Table table, List<PlannedRepository> repositories, Findings findings) {
        ON_TABLES.forEach(a -> a.check(table, repositories, findings));
    }

    /** Adds what is to be said of the methods of one interface. */
    public static void onMethods(Table table, PlannedRepository repository, Findings findings) {
        ON_METHODS.forEach(a -> a.check(table, repository, findings));
    }
}
