package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.KeyExpression.Argument;
import dev.partita.processor.keyspace.KeyExpression.Piece;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.template.ParseResult;
import dev.partita.processor.template.Resolution;
import dev.partita.processor.template.TemplateParser;
import dev.partita.processor.template.TemplateTyping;
import dev.partita.processor.template.TypedResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Keys as they are written in designs: {@code "CUST#{id} / ORDER#{d}"} with types {@code "d LOCAL_DATE"}. */
final class Designs {

    private final Map<String, ValueType> types = new HashMap<>();

    /** Types by component, separated by commas; {@code A|B} is an enum; what isn't named is a text. */
    Designs(String types) {
        for (String type : types.isBlank() ? List.<String>of() : List.of(types.split(",", -1))) {
            List<String> words = List.of(type.strip().split(" ", -1));
            this.types.put(words.get(0), type(words.get(1)));
        }
    }

    private static ValueType type(String word) {
        JavaType javaType = JavaType.of("shop", word);
        if (word.startsWith("CONVERTED")) {
            int width = Integer.parseInt(word.substring("CONVERTED".length()));
            return new ValueType.Converted(
                    javaType, Optional.of(new ValueType.ConvertedKey(javaType, true, width)), Optional.empty());
        }
        return word.contains("|")
                ? new ValueType.Enumeration(javaType, List.of(word.split("\\|", -1)))
                : new ValueType.Scalar(ScalarKind.valueOf(word), javaType);
    }

    static Key key(String templates) {
        return new Designs("").of(templates);
    }

    static Key key(String templates, String types) {
        return new Designs(types).of(templates);
    }

    Key of(String templates) {
        String[] two = templates.split(" / ", -1);
        return new Key(template(two[0]), two.length == 1 ? Optional.empty() : Optional.of(template(two[1])));
    }

    KeyTemplate template(String text) {
        TypedResult typed = TemplateTyping.type(
                Origin.NONE,
                ((ParseResult.Parsed) TemplateParser.parse(text)).template(),
                path -> new Resolution.Found(
                        types.getOrDefault(
                                path.get(0),
                                new ValueType.Scalar(ScalarKind.STRING, JavaType.of("java.lang", "String"))),
                        false,
                        path));
        if (typed instanceof TypedResult.Untypable untypable) {
            throw new IllegalArgumentException(text + ": " + untypable.problems());
        }
        return ((TypedResult.Typed) typed).template();
    }

    /** The template with all placeholders as arguments of their own names. */
    KeyExpression expression(String text) {
        if (text.isEmpty()) {
            return new KeyExpression(dev.partita.processor.schema.KeyKind.TEXT, List.of());
        }
        KeyTemplate template = template(text);
        return new KeyExpression(template.kind(), pieces(template.parts()));
    }

    static List<Piece> pieces(List<Part> parts) {
        List<Piece> pieces = new ArrayList<>();
        for (Part part : parts) {
            pieces.add(
                    part instanceof Part.Slot slot
                            ? new Argument(slot.name(), slot.type(), slot.format(), "R." + slot.name())
                            : new KeyExpression.Text(((Part.Literal) part).text()));
        }
        return pieces;
    }

    /** A sort key of which so many placeholders are given by arguments of their names. */
    Opened opened(String text, int given) {
        return opened(template(text), given);
    }

    static Opened opened(KeyTemplate template, int given) {
        int end = 0;
        int slots = 0;
        while (end < template.parts().size()
                && (slots < given || template.parts().get(end) instanceof Part.Literal)) {
            slots += template.parts().get(end) instanceof Part.Slot ? 1 : 0;
            end++;
        }
        return new Opened(template, end, pieces(template.parts().subList(0, end)));
    }
}
