package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Says that no key serves, or that too many do, with each key that was tried. */
final class Refusals {

    private final Planner planner;
    private final Table table;
    private final Repository repository;
    private final ReadMethod method;
    private final List<Item> wanted;

    Refusals(Planner planner, Table table, Repository repository, ReadMethod method, List<Item> wanted) {
        this.planner = planner;
        this.table = table;
        this.repository = repository;
        this.method = method;
        this.wanted = wanted;
    }

    /** Several keys serve. */
    Finding several(List<Outcome.Serves> serving) {
        Evidence evidence = new Evidence();
        serving.forEach(s -> evidence.add(s.candidate(), PlanText.of(table, s.plan())));
        Set<String> names = new LinkedHashSet<>();
        serving.forEach(s -> s.candidate().keys().forEach(k -> names.add(k.name())));
        return finding(
                DesignError.PAT004,
                "several keys of " + records() + " can answer this; choose one by via.",
                evidence,
                ViaFault.ofSuch(new MethodFaults.Repairs(planner, repository, method), names)
                        .toList());
    }

    /** No candidate serves, of which there may be none at all. */
    Finding none(List<Outcome> outcomes) {
        Evidence evidence = outcomes.isEmpty() ? keys() : reasons(outcomes);
        return Alternatives.areAsked(method)
                ? finding(
                        DesignError.PAT026,
                        "a key condition has no OR, so no key of " + records() + " can answer this with one request.",
                        evidence,
                        List.of(Fix.of("write an access pattern for each alternative, and a default method that asks"
                                + " each and joins what they find")))
                : finding(
                        DesignError.PAT003,
                        "no key of " + records() + " can answer this with one request" + why(outcomes) + ".",
                        evidence,
                        new KeyRepairs(planner, table, repository, method, wanted).fixes(outcomes));
    }

    private String why(List<Outcome> outcomes) {
        if (outcomes.isEmpty()) {
            return ": they share no partition";
        }
        return method.bound().isEmpty() ? ": without parameters it would read the whole table" : "";
    }

    private static Evidence reasons(List<Outcome> outcomes) {
        Evidence evidence = new Evidence();
        for (Outcome outcome : outcomes) {
            if (outcome instanceof Outcome.Fails fails) {
                String text = fails.reasons().stream().map(Reason::text).collect(Collectors.joining("; "));
                evidence.add(fails.candidate(), text);
                fails.reasons().forEach(r -> r.evidence().forEach(evidence::addLine));
            }
        }
        return evidence;
    }

    /** Every key, where no choice of one key per record has one partition. */
    private Evidence keys() {
        Evidence evidence = new Evidence();
        new Candidates(table)
                .keysOf(wanted)
                .forEach(k -> evidence.add(
                        k.item().type().simpleName() + " " + k.name(), k.key().source(), ""));
        return evidence;
    }

    private Finding finding(DesignError error, String wrong, Evidence evidence, List<Fix> fixes) {
        List<String> lines = new ArrayList<>();
        lines.add(MethodName.of(repository, method) + ": " + wrong);
        lines.addAll(evidence.lines());
        return new Finding(error, method.origin(), String.join("\n", lines), fixes);
    }

    private String records() {
        return wanted.stream().map(i -> i.type().simpleName()).collect(Collectors.joining(" and "));
    }

    /** The candidates, one a line, in columns. */
    static final class Evidence {

        private final List<String[]> rows = new ArrayList<>();

        void add(Candidate candidate, String text) {
            String templates = candidate.keys().stream()
                    .map(k -> k.key().source())
                    .distinct()
                    .collect(Collectors.joining(" and "));
            add(candidate.name(), templates, text);
        }

        void add(String name, String templates, String text) {
            rows.add(new String[] {name, templates, text});
        }

        void addLine(String text) {
            rows.add(new String[] {text});
        }

        List<String> lines() {
            String format = "    %-" + width(0) + "s  %-" + width(1) + "s   %s";
            return rows.stream()
                    .map(r -> r.length == 1
                            ? "        " + r[0]
                            : String.format(format, (Object[]) r).stripTrailing())
                    .toList();
        }

        private int width(int column) {
            return rows.stream()
                    .filter(r -> r.length > 1)
                    .mapToInt(r -> r[column].length())
                    .max()
                    .orElse(1);
        }
    }
}
