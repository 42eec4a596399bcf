package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Match.Relation;
import dev.partita.processor.keyspace.Unreadable.Twice;
import dev.partita.processor.schema.KeyTemplate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Looks for two rows of values that a template writes as one text. */
final class Ambiguity {

    private final KeyTemplate template;
    private final Expansion expansion;
    private final Tokens one;
    private final Tokens other;

    private Ambiguity(KeyTemplate template, char delimiter) {
        this.template = template;
        Strand first = Strand.of(Side.FIRST, template);
        Strand second = Strand.of(Side.SECOND, template);
        this.expansion = new Expansion(new Vocabulary(List.of(first, second), delimiter, Map.of()), Map.of());
        this.one = expansion.tokens(first);
        this.other = expansion.tokens(second);
    }

    /** Two such rows, unless there are none or what they are isn't known. */
    static Optional<Twice> of(KeyTemplate template, char delimiter) {
        Ambiguity ambiguity = new Ambiguity(template, delimiter);
        return IntStream.range(0, ambiguity.one.count())
                .mapToObj(ambiguity::inToken)
                .filter(Solution::isFound)
                .map(ambiguity::twice)
                .findFirst();
    }

    /** In a token, with all other tokens that its values stand in: these too have to be the same for both rows. */
    private Solution inToken(int token) {
        List<Match> matches = new ArrayList<>(List.of(match(token)));
        Set<Unknown> met = new HashSet<>(matches.get(0).unknowns().toList());
        for (int before = 0; before < matches.size(); ) {
            before = matches.size();
            IntStream.range(0, one.count())
                    .mapToObj(this::match)
                    .filter(m -> !matches.contains(m) && m.unknowns().anyMatch(met::contains))
                    .forEach(matches::add);
            matches.forEach(m -> m.unknowns().forEach(met::add));
        }
        return Search.solve(matches, this::haveDifferentLengths, new Budget());
    }

    private Match match(int token) {
        return new Match(one.rows().get(token), other.rows().get(token), Relation.EQUAL);
    }

    /** With all lengths the same, all values would be the same. */
    private boolean haveDifferentLengths(Map<Unknown, int[]> laid) {
        return template.slots()
                .anyMatch(slot -> length(laid, Value.of(Side.FIRST, slot.name(), slot.format()))
                        != length(laid, Value.of(Side.SECOND, slot.name(), slot.format())));
    }

    private int length(Map<Unknown, int[]> laid, Value value) {
        int[] text = laid.get(expansion.unknown(value));
        return text == null ? 0 : text.length;
    }

    private Twice twice(Solution solution) {
        Answer answer = Answer.found(expansion.texts(solution));
        Map<String, String> first = values(answer, Side.FIRST);
        Map<String, String> second = values(answer, Side.SECOND);
        return new Twice(first, second, new Witnesses(answer).text(Strand.of(Side.FIRST, template)));
    }

    private Map<String, String> values(Answer answer, Side side) {
        return template.slots()
                .collect(Collectors.toMap(
                        slot -> slot.name(),
                        slot -> answer.text(Value.of(side, slot.name(), slot.format())),
                        (form, same) -> form,
                        LinkedHashMap::new));
    }
}
