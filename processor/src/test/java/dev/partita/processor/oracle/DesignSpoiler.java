package dev.partita.processor.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/** Changes a design at one or two places in ways that people change theirs: mostly it is wrong then. */
final class DesignSpoiler {

    private final Random random;
    private final List<Draft> drafts;
    private final List<Runnable> changes;
    private Draft draft;

    DesignSpoiler(Random random, List<Draft> drafts) {
        this.random = random;
        this.drafts = drafts;
        this.draft = drafts.get(0);
        this.changes = List.of(
                this::wordOfAnother,
                this::wordOfAnother,
                this::noWord,
                this::unpadded,
                this::unpadded,
                this::delimiterGone,
                this::tokensTurned,
                this::tokenGone,
                this::tokenTwice,
                this::rest,
                this::number,
                this::noSort,
                this::nullable,
                this::otherDelimiter,
                this::delimiterThatFormatsWrite,
                this::copyOfOtherName,
                this::longWord,
                this::claimOfThePrimaryKey,
                this::expiring,
                this::noWhen,
                this::noIndexKey,
                this::noIndexSort);
    }

    void spoil() {
        for (int i = random.nextInt(3); i >= 0; i--) {
            draft = drafts.get(random.nextInt(drafts.size()));
            changes.get(random.nextInt(changes.size())).run();
        }
        // a text that may hold the delimiter is one that ends its template
        drafts.forEach(d -> d.sort = d.sort.replaceAll(":rest}(?=.)", "}"));
    }

    private List<String> tokens() {
        return new ArrayList<>(Arrays.asList(draft.sort.split("#", -1)));
    }

    /** A placeholder alone would be a native key. */
    private void tokens(List<String> tokens) {
        String sort = String.join("#", tokens);
        draft.sort = sort.isEmpty() || (tokens.size() == 1 && sort.startsWith("{")) ? "S#" + sort : sort;
    }

    private void wordOfAnother() {
        String other = drafts.get(random.nextInt(drafts.size())).sort.split("#", -1)[0];
        List<String> tokens = tokens();
        if (!other.contains("{")) {
            tokens.set(0, other);
            tokens(tokens);
        }
    }

    private void noWord() {
        List<String> tokens = tokens();
        if (tokens.size() > 1 && !tokens.get(0).contains("{")) {
            tokens(tokens.subList(1, tokens.size()));
        }
    }

    private void unpadded() {
        draft.sort = draft.sort.replaceAll(":[123]}", "}");
        tokens(tokens());
        draft.indexKeys.stream().filter(k -> k[2].contains("#")).forEach(k -> k[2] = k[2].replaceAll(":[123]}", "}"));
    }

    private void delimiterGone() {
        int at = draft.sort.indexOf('#');
        if (at >= 0) {
            draft.sort = draft.sort.substring(0, at) + (random.nextBoolean() ? "-" : "") + draft.sort.substring(at + 1);
            tokens(tokens());
        }
    }

    private void tokensTurned() {
        List<String> tokens = tokens();
        Collections.reverse(tokens);
        tokens(tokens);
    }

    private void tokenGone() {
        List<String> tokens = tokens();
        tokens.remove(random.nextInt(tokens.size()));
        tokens(tokens);
    }

    private void tokenTwice() {
        List<String> tokens = tokens();
        tokens.add(tokens.get(random.nextInt(tokens.size())));
        tokens(tokens);
    }

    private void rest() {
        draft.sort += "#" + draft.record.slot(Kind.TEXT, false).replace("}", ":rest}");
    }

    private void number() {
        draft.sort = draft.record.slot(Kind.PLAIN, false);
    }

    private void noSort() {
        draft.sort = "";
        draft.copies.clear();
    }

    private void nullable() {
        draft.sort += "#{" + draft.record.addNullable(Kind.TEXT) + "}";
    }

    private void otherDelimiter() {
        draft.delimiter = '|';
    }

    private void delimiterThatFormatsWrite() {
        drafts.forEach(d -> d.delimiter = '-');
        draft.sort += "#" + draft.record.slot(Kind.DATE, false);
    }

    private void copyOfOtherName() {
        String name = List.of("copy", "primary", " ").get(random.nextInt(3));
        draft.copies.add(new String[] {name, "C#" + draft.record.slot(Kind.TEXT, false), "S"});
    }

    private void longWord() {
        draft.sort = "W".repeat(random.nextBoolean() ? 1_100 : 950) + "#" + draft.sort;
    }

    private void claimOfThePrimaryKey() {
        String slots = Arrays.stream((draft.partition + draft.sort).split("[{]", -1))
                .filter(s -> s.contains("}"))
                .map(s -> "{" + s.substring(0, s.indexOf('}') + 1))
                .collect(Collectors.joining("#"));
        draft.claims.add("U#" + slots.replace(":rest", ""));
    }

    private void expiring() {
        draft.record.add(Kind.EXPIRY);
    }

    private void noWhen() {
        draft.indexKeys.forEach(k -> k[3] = "");
    }

    private void noIndexKey() {
        draft.indexKeys.clear();
    }

    private void noIndexSort() {
        draft.indexKeys.stream().filter(k -> !k[1].isEmpty()).forEach(k -> k[2] = "");
    }
}
