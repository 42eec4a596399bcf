package dev.partita.processor.keyspace;

import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.Condition.Term;
import dev.partita.processor.schema.Condition.Test;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Format.Fold;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a key's {@code when} leaves of the keys that its templates can write. Proofs hold without it, since it only takes
 * away; but an item that it keeps out of the index is no witness.
 */
public final class Sparse {

    private final List<Term> terms;
    private final Key key;

    private Sparse(ItemKey key) {
        this.terms = key.when().map(Condition::terms).orElse(List.of());
        this.key = key.key();
    }

    /** The key with its placeholders held to the values that the condition lets in; empty if it lets in no item. */
    public static Optional<Key> of(ItemKey key) {
        Sparse sparse = new Sparse(key);
        boolean possible = sparse.terms.stream().map(Term::path).distinct().allMatch(sparse::isPossible);
        return possible
                ? Optional.of(new Key(
                        sparse.held(key.key().partition()), key.key().sort().map(sparse::held)))
                : Optional.empty();
    }

    /** Whether a component can fulfil all that is said of it; what stands in the key has a value. */
    private boolean isPossible(List<String> path) {
        boolean absent = has(path, Test.ABSENT);
        boolean present = has(path, Test.PRESENT)
                || has(path, Test.TRUE)
                || has(path, Test.FALSE)
                || has(path, Test.IN)
                || key.slots().anyMatch(s -> s.path().equals(path));
        boolean contradicts = has(path, Test.TRUE) && has(path, Test.FALSE);
        return !(absent && present)
                && !contradicts
                && allowed(path).filter(Set::isEmpty).isEmpty();
    }

    private boolean has(List<String> path, Test test) {
        return terms.stream().anyMatch(t -> t.path().equals(path) && t.test() == test);
    }

    /** The values that a component may have, if they are named. */
    private Optional<Set<String>> allowed(List<String> path) {
        Optional<Set<String>> allowed = Optional.empty();
        for (Term term : terms) {
            if (term.path().equals(path) && term.test() == Test.IN) {
                Set<String> both = new HashSet<>(term.values());
                allowed.ifPresent(both::retainAll);
                allowed = Optional.of(both);
            }
        }
        allowed.ifPresent(names -> forbidden(path).forEach(names::remove));
        return allowed;
    }

    private List<String> forbidden(List<String> path) {
        return terms.stream()
                .filter(t -> t.path().equals(path) && t.test() == Test.NOT_IN)
                .flatMap(t -> t.values().stream())
                .toList();
    }

    private KeyTemplate held(KeyTemplate template) {
        return new KeyTemplate(
                template.origin(),
                template.source(),
                template.parts().stream().map(this::held).toList());
    }

    private Part held(Part part) {
        return part instanceof Part.Slot slot ? slot.as(held(slot), slot.index()) : part;
    }

    private Format held(Part.Slot slot) {
        Format format = slot.format();
        if (format instanceof Format.Names names) {
            List<String> held = names.names().stream()
                    .filter(n -> allowed(slot.path()).map(a -> a.contains(n)).orElse(true))
                    .filter(n -> !forbidden(slot.path()).contains(n))
                    .toList();
            return held.isEmpty() ? format : new Format.Names(held);
        }
        if (format instanceof Format.Bool) {
            return has(slot.path(), Test.TRUE)
                    ? new Format.Names(List.of("true"))
                    : has(slot.path(), Test.FALSE) ? new Format.Names(List.of("false")) : format;
        }
        boolean plainText = format instanceof Format.Text text && text.fold() == Fold.NONE;
        return plainText
                ? allowed(slot.path())
                        .<Format>map(a -> new Format.Names(a.stream().sorted().toList()))
                        .orElse(format)
                : format;
    }
}
