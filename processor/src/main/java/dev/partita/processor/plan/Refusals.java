package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Says that no key serves, or that too many do, with each key that was tried. */
final class Refusals {

    private final Table table;
    private final String place;
    private final ReadMethod method;
    private final List<Item> wanted;

    Refusals(Table table, String place, ReadMethod method, List<Item> wanted) {
        this.table = table;
        this.place = place;
        this.method = method;
        this.wanted = wanted;
    }

    /** Several keys serve. */
    Finding several(List<Outcome.Serves> serving) {
        Evidence evidence = new Evidence();
        serving.forEach(s -> evidence.add(s.candidate(), PlanText.of(table, s.plan())));
        String name = serving.get(0).candidate().name();
        return finding(
                DesignError.PAT004,
                "several keys of " + records() + " can answer this; choose one by via.",
                evidence,
                "@AccessPattern(via = \"" + name + "\", …)");
    }

    /** Each candidate fails. */
    Finding none(List<Outcome> outcomes) {
        Evidence evidence = new Evidence();
        for (Outcome outcome : outcomes) {
            if (outcome instanceof Outcome.Fails fails) {
                String text = fails.reasons().stream().map(Reason::text).collect(Collectors.joining("; "));
                evidence.add(fails.candidate(), text);
                fails.reasons().forEach(r -> r.evidence().forEach(evidence::addLine));
            }
        }
        return finding(
                DesignError.PAT003,
                "no key of " + records() + " can answer this with one request.",
                evidence,
                change(outcomes));
    }

    /** Where a key would serve but for one thing that can be changed about it, another key is no small change. */
    private String change(List<Outcome> outcomes) {
        return outcomes.stream()
                .filter(o -> o instanceof Outcome.Fails fails && fails.reasons().size() == 1)
                .map(o -> ((Outcome.Fails) o).reasons().get(0).change())
                .filter(change -> !change.isEmpty())
                .findFirst()
                .orElseGet(() -> otherKey(outcomes));
    }

    /** Where a key would serve but for what else lies between its items, another key is no small change. */
    private String otherKey(List<Outcome> outcomes) {
        List<Outcome> near = outcomes.stream()
                .filter(o -> o instanceof Outcome.Fails fails && fails.nearly())
                .toList();
        return near.isEmpty()
                ? new SmallestChange(table, method, wanted).text()
                : near.stream()
                        .map(o -> new OwnWord(table, method).text(o.candidate()))
                        .filter(text -> !text.isEmpty())
                        .findFirst()
                        .orElse("");
    }

    /** No choice of one key per record has one partition. */
    Finding noSharedPartition(List<ItemKey> keys) {
        Evidence evidence = new Evidence();
        keys.forEach(k -> evidence.add(k.item().type().simpleName() + " " + k.name(), Evidence.templates(k), ""));
        return finding(
                DesignError.PAT003,
                "no key of " + records() + " can answer this with one request: they share no partition.",
                evidence,
                "");
    }

    private Finding finding(DesignError error, String wrong, Evidence evidence, String fix) {
        List<String> lines = new ArrayList<>();
        lines.add(place + ": " + wrong);
        lines.addAll(evidence.lines());
        List<Fix> fixes = fix.isEmpty() ? List.of() : List.of(Fix.of(fix));
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
                    .map(Evidence::templates)
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

        static String templates(ItemKey key) {
            return key.key().partition().source()
                    + key.key()
                            .sort()
                            .map(KeyTemplate::source)
                            .map(s -> " / " + s)
                            .orElse("");
        }
    }
}
