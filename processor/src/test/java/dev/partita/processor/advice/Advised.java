package dev.partita.processor.advice;

import dev.partita.processor.design.Design;
import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.plan.Planner;
import dev.partita.processor.plan.Planning;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.WriteMethod;
import java.util.ArrayList;
import java.util.List;

/** A design with its methods, and what is said of it. */
final class Advised {

    private final Design design;
    private final List<ReadMethod> reads = new ArrayList<>();
    private final List<WriteMethod> writes = new ArrayList<>();

    private Advised(Design design) {
        this.design = design;
    }

    static Advised design(Design design) {
        return new Advised(design);
    }

    Advised reads(String signature) {
        return reads(signature, "");
    }

    Advised reads(String signature, String options) {
        reads.add(design.method(signature, options));
        return this;
    }

    Advised writes(WriteMethod write) {
        writes.add(write);
        return this;
    }

    /** The whole messages. */
    List<Finding> findings() {
        Table table = design.build();
        Repository own = design.repository();
        Repository repository = new Repository(own.origin(), own.type(), true, reads, writes, List.of());
        Planner planner = new Planner(table);
        List<ReadPlan> plans = reads.stream()
                .map(m -> ((Planning.Planned) planner.plan(repository, m)).plan())
                .toList();
        PlannedRepository planned = new PlannedRepository(repository, plans);
        Findings findings = new Findings();
        Advice.onTable(table, List.of(planned), findings);
        Advice.onMethods(table, planned, findings);
        return findings.all();
    }

    /** The first line of each message, behind its code. */
    List<String> said() {
        return findings().stream()
                .map(f -> f.error() + " " + f.message().lines().findFirst().orElse(""))
                .toList();
    }

    /** The only message. */
    String message() {
        List<Finding> findings = findings();
        if (findings.size() != 1) {
            throw new AssertionError(said());
        }
        return findings.get(0).message();
    }
}
