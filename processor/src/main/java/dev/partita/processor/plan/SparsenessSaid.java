package dev.partita.processor.plan;

import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.Condition.Term;
import dev.partita.processor.schema.Condition.Test;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.Presence;
import dev.partita.processor.schema.ReadMethod;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The key holds exactly the items that {@code when} speaks of: neither fewer nor more. */
final class SparsenessSaid implements Requirement {

    @Override
    public List<Reason> failures(Trial trial) {
        List<Reason> reasons = new ArrayList<>();
        List<Term> said = trial.method().when().map(Condition::terms).orElse(List.of());
        for (BoundKey key : trial.keys()) {
            Set<Term> held = held(key);
            List<Term> unsaid =
                    held.stream().filter(t -> !follows(t, said, key)).toList();
            List<Term> unheld =
                    said.stream().filter(t -> !follows(t, held, key)).toList();
            if (!unsaid.isEmpty()) {
                reasons.add(Reason.of(trial.owner(key) + "it holds only items with " + ConditionText.of(unsaid)
                        + ", which the method doesn't say by when"));
            }
            if (!unheld.isEmpty()) {
                reasons.add(
                        Reason.of(trial.owner(key) + "it doesn't hold only items with " + ConditionText.of(unheld)));
            }
        }
        return reasons;
    }

    /** What a method would have to say to mean what the key holds; in the order of the paths. */
    static List<Term> held(ItemKey key, ReadMethod method) {
        Set<List<String>> given =
                method.bound().stream().map(Parameter.Bound::path).collect(Collectors.toSet());
        Set<Term> terms = new LinkedHashSet<>();
        method.when().ifPresent(w -> terms.addAll(w.terms()));
        key.when().ifPresent(w -> terms.addAll(w.terms()));
        key.key()
                .slots()
                .filter(s -> s.nullable() && !given.contains(s.path()))
                .map(s -> present(s.path()))
                .filter(t -> terms.stream().noneMatch(known -> impliesPresence(known, t.path())))
                .forEach(terms::add);
        return terms.stream()
                .sorted(Comparator.comparing(t -> String.join(".", t.path())))
                .toList();
    }

    /** What holds of all items under the key. */
    private static Set<Term> held(BoundKey key) {
        Set<Term> terms = new LinkedHashSet<>();
        key.key().when().ifPresent(w -> terms.addAll(w.terms()));
        key.key().key().slots().filter(Part.Slot::nullable).forEach(s -> terms.add(present(s.path())));
        return terms;
    }

    private static Term present(List<String> path) {
        return new Term(path, Test.PRESENT, List.of());
    }

    private static boolean follows(Term term, Iterable<Term> from, BoundKey key) {
        for (Term known : from) {
            if (known.equals(term) || (term.test() == Test.PRESENT && impliesPresence(known, term.path()))) {
                return true;
            }
        }
        return term.test() == Test.PRESENT && isAlwaysPresent(term.path(), key);
    }

    private static boolean impliesPresence(Term known, List<String> path) {
        boolean aboutValue = known.test() == Test.TRUE || known.test() == Test.FALSE || known.test() == Test.IN;
        return aboutValue && known.path().equals(path);
    }

    /** A parameter's value is one; a component that must have a value has one. */
    private static boolean isAlwaysPresent(List<String> path, BoundKey key) {
        return key.restrictions().containsKey(path) || isRequired(path, key);
    }

    private static boolean isRequired(List<String> path, BoundKey key) {
        return path.size() == 1
                && key.key()
                                .item()
                                .component(path.get(0))
                                .map(Component::presence)
                                .orElse(Presence.NULLABLE)
                        == Presence.REQUIRED;
    }
}
