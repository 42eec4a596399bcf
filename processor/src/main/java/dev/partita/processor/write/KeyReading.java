package dev.partita.processor.write;

import static dev.partita.processor.write.RuntimeTypes.KEY_ATTRIBUTES;
import static dev.partita.processor.write.RuntimeTypes.KEY_PARSER;
import static dev.partita.processor.write.RuntimeTypes.NATIVE_KEY;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.TypeName;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes the part of a reading method that recognises an item by its key: parse, compare what stands twice, give up
 * unless all of it matched. Each component takes its value from the first placeholder that has it unchanged; other
 * placeholders of it have to agree.
 */
final class KeyReading {

    private final KeyParseCode parse;
    private final String otherwise;
    private final NameAllocator names;
    private final Map<String, Value> sources = new LinkedHashMap<>();
    private final List<Value> others = new ArrayList<>();

    /**
     * The value of a placeholder.
     *
     * @param slot the placeholder
     * @param local the variable that holds it; of what has a converter, the text
     */
    record Value(Part.Slot slot, String local) {

        boolean isConverted() {
            return slot.format() instanceof Format.Converted;
        }
    }

    /**
     * Nothing read so far.
     *
     * @param parse parses placeholders
     * @param otherwise what the method returns for another key
     * @param names for local variables
     */
    KeyReading(KeyParseCode parse, String otherwise, NameAllocator names) {
        this.parse = parse;
        this.otherwise = otherwise;
        this.names = names;
    }

    /** Adds the statements to a method with a parameter {@code item}. */
    void write(MethodSpec.Builder method, Key key) {
        List<CodeBlock> mismatches = new ArrayList<>();
        String partition = names.newName("partition");
        template(method, key.partition(), partition, "partitionKey");
        mismatches.add(CodeBlock.of("!$N.end()", partition));
        key.sort().ifPresent(template -> {
            String sort = names.newName("sort");
            template(method, template, sort, "sortKey");
            mismatches.add(CodeBlock.of("!$N.end()", sort));
        });
        KeyAgreement agreement = new KeyAgreement(parse.codec(), parse.delimiter());
        for (Value other : others) {
            source(other.slot()).ifPresent(s -> mismatches.add(agreement.differ(s, other)));
        }
        method.beginControlFlow("if ($L)", CodeBlock.join(mismatches, " || "));
        method.addStatement("return $L", otherwise);
        method.endControlFlow();
        sources.values().stream().filter(Value::isConverted).forEach(v -> convert(method, v));
    }

    private void template(MethodSpec.Builder method, KeyTemplate template, String parser, String attribute) {
        if (template.kind() == KeyKind.TEXT) {
            CodeBlock text = CodeBlock.of("$T.text(item, $N)", KEY_ATTRIBUTES, attribute);
            method.addStatement(
                    "$T $N = $T.of($L, $L)",
                    KEY_PARSER,
                    parser,
                    KEY_PARSER,
                    text,
                    KeyTextCode.character(parse.delimiter()));
        } else {
            method.addStatement("$T $N = $T.of(item, $N)", NATIVE_KEY, parser, NATIVE_KEY, attribute);
        }
        for (int place = 0; place < template.parts().size(); place++) {
            if (template.parts().get(place) instanceof Part.Literal literal) {
                method.addStatement("$N.literal($S)", parser, literal.text());
            } else {
                slot(method, template.parts(), place, parser);
            }
        }
    }

    private void slot(MethodSpec.Builder method, List<Part> parts, int place, String parser) {
        Part.Slot slot = (Part.Slot) parts.get(place);
        boolean first = slot.path().size() == 1 && isReadable(slot.format()) && !sources.containsKey(slot.name());
        Value value = new Value(slot, names.newName(localName(slot, first)));
        if (first) {
            sources.put(slot.name(), value);
        } else {
            others.add(value);
        }
        TypeName type = value.isConverted() ? TypeName.get(String.class) : bareType(slot.type());
        method.addStatement("$T $N = $L", type, value.local(), parse.value(parser, parts, place));
    }

    private static String localName(Part.Slot slot, boolean first) {
        StringBuilder name = new StringBuilder(slot.path().get(0));
        slot.path().stream().skip(1).map(Words::capitalised).forEach(name::append);
        if (slot.format() instanceof Format.Converted) {
            name.append("Text");
        }
        return first ? name.toString() : name.append("InKey").toString();
    }

    /** Whether the key has the value unchanged. */
    private static boolean isReadable(Format format) {
        return !(format instanceof Format.Text text) || text.fold() == Format.Fold.NONE;
    }

    private static TypeName bareType(ValueType type) {
        TypeName name = TypeNames.of(type.unwrapped().javaType());
        return name.isBoxedPrimitive() ? name.unbox() : name;
    }

    /** A text is only then in the converter's language if it would be written again. */
    private void convert(MethodSpec.Builder method, Value value) {
        Part.Slot slot = value.slot();
        String converted = names.newName(slot.name());
        CodeBlock parsed = new ConvertedKeyCode(parse.codec()).parse(slot, value.local());
        method.addStatement(
                "$T $N = $L", TypeNames.boxed(slot.type().unwrapped().javaType()), converted, parsed);
        method.beginControlFlow("if ($N == null)", converted);
        method.addStatement("return $L", otherwise);
        method.endControlFlow();
        sources.put(slot.name(), new Value(slot, converted));
    }

    private Optional<Value> source(Part.Slot slot) {
        return slot.path().size() == 1 ? Optional.ofNullable(sources.get(slot.name())) : Optional.empty();
    }

    /** The component's value, if the key has it. */
    Optional<CodeBlock> value(Component component) {
        return Optional.ofNullable(sources.get(component.name()))
                .map(v -> wrapped(component.type(), CodeBlock.of("$N", v.local())));
    }

    private static CodeBlock wrapped(ValueType type, CodeBlock bare) {
        return type instanceof ValueType.Single single
                ? CodeBlock.of("new $T($L)", TypeNames.of(single.javaType()), wrapped(single.value(), bare))
                : bare;
    }

    /** The placeholders with which the component's attribute has to agree. */
    List<Value> toAgreeWith(Component component) {
        return others.stream()
                .filter(v -> v.slot().path().get(0).equals(component.name()))
                .filter(v -> source(v.slot()).isEmpty())
                .toList();
    }
}
