package dev.partita.processor.read;

import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.diagnostic.KeyPlace;
import dev.partita.processor.diagnostic.NearMiss;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.template.ParseResult;
import dev.partita.processor.template.TemplateParser;
import dev.partita.processor.template.TemplateTyping;
import dev.partita.processor.template.TypedResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Templates that a broken one may have been meant to be, each tried before it is offered. */
final class TemplateRepairs {

    private static final char DELIMITER = '#';

    private final String source;
    private final int index;
    private final Paths paths;
    private final KeyPlace place;
    private final List<Fix> fixes = new ArrayList<>();

    private TemplateRepairs(String source, int index, Paths paths, KeyPlace place) {
        this.source = source;
        this.index = index;
        this.paths = paths;
        this.place = place;
    }

    static Fix[] of(String source, ParseResult.Broken broken, Paths paths, KeyPlace place) {
        TemplateRepairs repairs = new TemplateRepairs(source, broken.index(), paths, place);
        switch (broken.problem()) {
            case EMPTY_TEMPLATE -> repairs.fill();
            case UNCLOSED_PLACEHOLDER -> repairs.close();
            case STRAY_BRACE -> repairs.open();
            case BRACE_IN_PLACEHOLDER ->
                repairs.insert("close it before the next one", broken.index(), "}" + DELIMITER);
            case EMPTY_PLACEHOLDER -> repairs.name();
            case BAD_PATH -> repairs.rename();
            case EMPTY_FORMAT -> repairs.replace("leave the colon out", broken.index() - 1, broken.index(), "");
            case HALF_CHARACTER -> repairs.replace("leave it out", broken.index(), broken.index() + 1, "");
        }
        return repairs.fixes.toArray(Fix[]::new);
    }

    /** A sort key may be a word, a partition key needs a value to spread by. */
    private void fill() {
        String word =
                place.record().substring(place.record().lastIndexOf('.') + 1).toUpperCase(Locale.ROOT);
        if (place.equals(KeyPlace.sort(place.record()))) {
            offer("write the record's own word", word);
            return;
        }
        for (Component component : paths.components()) {
            if (fixes.isEmpty()) {
                offer("begin it with the record's own word", word + DELIMITER + "{" + component.name() + "}");
            }
        }
    }

    private void close() {
        int end = index + 1;
        while (end < source.length() && isOfPlaceholder(source.charAt(end))) {
            end++;
        }
        insert("close the placeholder", end, "}");
        insert("write {{ for a brace that belongs to the key", index, "{");
    }

    private void open() {
        int begin = index;
        while (begin > 0 && isOfPlaceholder(source.charAt(begin - 1))) {
            begin--;
        }
        insert("open the placeholder", begin, "{");
        insert("write }} for a brace that belongs to the key", index, "}");
    }

    private void name() {
        for (Component component : paths.components()) {
            if (fixes.isEmpty() && !source.contains("{" + component.name() + "}")) {
                insert("name a component", index + 1, component.name());
            }
        }
    }

    /** Names have no blanks and no dashes. */
    private void rename() {
        int brace = source.indexOf('}', index);
        int colon = source.indexOf(':', index);
        int end = colon < 0 ? brace : Math.min(colon, brace);
        String written = source.substring(index, end).replaceAll("[^\\p{L}\\p{N}_$]", "");
        List<String> names = paths.components().stream().map(Component::name).toList();
        NearMiss.of(written, names).ifPresent(n -> replace("write the component's name", index, end, n));
    }

    private static boolean isOfPlaceholder(char character) {
        return Character.isJavaIdentifierPart(character) || character == '.' || character == ':';
    }

    private void insert(String words, int at, String text) {
        replace(words, at, at, text);
    }

    private void replace(String words, int begin, int end, String text) {
        offer(words, source.substring(0, begin) + text + source.substring(end));
    }

    private void offer(String words, String template) {
        if (TemplateParser.parse(template) instanceof ParseResult.Parsed parsed
                && TemplateTyping.type(Origin.NONE, parsed.template(), paths::resolve) instanceof TypedResult.Typed) {
            fixes.add(Fix.of(words, place.with(template)));
        }
    }
}
