package dev.partita.processor.plan;

import dev.partita.processor.design.Design;
import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.schema.Table;
import java.util.List;
import java.util.stream.Collectors;

/** Plans methods of a design and shows what came of it as text. */
final class Plans {

    private final Design design;
    private final Table table;
    private final Planner planner;

    Plans(Design design) {
        this.design = design;
        this.table = design.build();
        this.planner = new Planner(table);
    }

    Planning planning(String signature, String options) {
        return planner.plan(design.repository(), design.method(signature, options));
    }

    /** The plan in one line, or the text of the findings. */
    String of(String signature, String options) {
        Planning planning = planning(signature, options);
        return planning instanceof Planning.Planned planned
                ? PlanText.of(table, planned.plan())
                : findings(planning).stream()
                        .map(f -> "[" + f.error() + "] " + f.message())
                        .collect(Collectors.joining("\n"));
    }

    String of(String signature) {
        return of(signature, "");
    }

    ReadPlan plan(String signature, String options) {
        return ((Planning.Planned) planning(signature, options)).plan();
    }

    static List<Finding> findings(Planning planning) {
        return planning instanceof Planning.Refused refused ? refused.findings() : List.of();
    }
}
