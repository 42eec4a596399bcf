package dev.partita.processor.plan;

import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Result.Form;
import dev.partita.processor.schema.Table;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Tries candidates. */
final class Serving {

    private static final Set<Form> PAGED = EnumSet.of(Form.PAGE, Form.STREAM);

    /** What every candidate must fulfil. */
    static final List<Requirement> REQUIREMENTS = List.of(
            new PartitionGiven(),
            new EverythingUsed(),
            new TypesAgree(),
            new OneMeaning(),
            new SinglePartsWhole(),
            new SparsenessSaid(),
            new Projected(),
            new ConsistencyPossible(),
            new OrderPromised());

    private final Table table;
    private final List<Requirement> requirements;
    private final SortConditions conditions;

    Serving(Table table, List<Requirement> requirements, KeySpace keySpace) {
        this.table = table;
        this.requirements = List.copyOf(requirements);
        this.conditions = new SortConditions(table, keySpace);
    }

    /** The request by the candidate's keys, or why it doesn't answer the method. */
    Outcome tryOut(ReadMethod method, Candidate candidate) {
        List<Parameter.Bound> parameters = method.parameters().stream()
                .filter(Parameter.Bound.class::isInstance)
                .map(Parameter.Bound.class::cast)
                .toList();
        Trial trial = new Trial(table, method, candidate, new Binder(candidate).bind(parameters));
        List<Reason> reasons = requirements.stream()
                .flatMap(r -> r.failures(trial).stream())
                .distinct()
                .toList();
        if (!reasons.isEmpty()) {
            return new Outcome.Fails(candidate, reasons, false);
        }
        return isGet(trial) ? new Outcome.Serves(candidate, get(trial)) : query(trial);
    }

    /** A full key of one record in the table; pages and streams are of queries. */
    private static boolean isGet(Trial trial) {
        return trial.keys().size() == 1
                && trial.candidate().index().isEmpty()
                && trial.first().sort().whole()
                && !PAGED.contains(trial.method().result().form());
    }

    private ReadPlan get(Trial trial) {
        BoundKey key = trial.first();
        return new ReadPlan.Get(
                trial.method(),
                trial.source(key),
                key.partitionExpression(),
                key.key().key().sort().map(t -> key.sortExpression()),
                new NeededAttributes(table, trial.method()).projection(trial.sources()));
    }

    private Outcome query(Trial trial) {
        Answer answer = conditions.of(trial);
        if (answer instanceof Answer.Impossible impossible) {
            return new Outcome.Fails(trial.candidate(), List.of(impossible.reason()), true);
        }
        Answer.Found found = (Answer.Found) answer;
        return new Outcome.Serves(
                trial.candidate(),
                new ReadPlan.Query(
                        trial.method(),
                        trial.sources(),
                        trial.candidate().index(),
                        trial.first().partitionExpression(),
                        found.condition(),
                        Countable.is(trial, found.condition()),
                        new NeededAttributes(table, trial.method()).projection(trial.sources())));
    }
}
