package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.Wanted;
import java.util.Locale;
import java.util.Optional;

/** Proposes a word for the wanted sort keys to begin with, where other items lie between them. It has been tried. */
final class OwnWord {

    private final Table table;
    private final ReadMethod method;

    OwnWord(Table table, ReadMethod method) {
        this.table = table;
        this.method = method;
    }

    /** The proposal; empty if it wouldn't help. */
    Optional<Fix> fix(Candidate candidate) {
        String word = word(candidate) + table.delimiter();
        if (!isOfTexts(candidate) || !new OtherSorts(table, candidate, t -> t.begunWith(word)).serve(method)) {
            return Optional.empty();
        }
        return Optional.of(Fix.of(
                "begin "
                        + (candidate.keys().size() == 1 ? "this sort key" : "these sort keys, and no others,")
                        + " with a word of " + (candidate.keys().size() == 1 ? "its" : "their") + " own",
                candidate.keys().stream()
                        .map(k -> KeyEdit.sort(
                                k, k.key().sort().orElseThrow().begunWith(word).source()))
                        .toArray(Edit[]::new)));
    }

    private static boolean isOfTexts(Candidate candidate) {
        return OtherSorts.areOwn(candidate)
                && candidate.keys().stream()
                        .flatMap(k -> k.key().sort().stream())
                        .allMatch(s -> s.kind() == KeyKind.TEXT);
    }

    private String word(Candidate candidate) {
        Wanted wanted = method.result().wanted();
        String name = candidate.keys().size() > 1 && wanted instanceof Wanted.Records records
                ? records.javaType().simpleName()
                : candidate.first().item().type().simpleName();
        return name.toUpperCase(Locale.ROOT);
    }
}
