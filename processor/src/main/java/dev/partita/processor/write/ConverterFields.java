package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.NameAllocator;
import dev.partita.processor.schema.JavaType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** The converters that a generated class makes, one constant for each. */
final class ConverterFields {

    private final NameAllocator names;
    private final Map<JavaType, FieldSpec> fields = new LinkedHashMap<>();

    /**
     * No converters yet.
     *
     * @param names the names that the class's fields have so far
     */
    ConverterFields(NameAllocator names) {
        this.names = names;
    }

    /** The constant that holds a converter. */
    CodeBlock constant(JavaType converter) {
        return CodeBlock.of("$N", fields.computeIfAbsent(converter, this::field));
    }

    /** All constants so far. */
    List<FieldSpec> fields() {
        return List.copyOf(fields.values());
    }

    private FieldSpec field(JavaType converter) {
        String name = converter.simpleName().replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_");
        return FieldSpec.builder(TypeNames.of(converter), names.newName(name.toUpperCase(Locale.ROOT)))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("new $T()", TypeNames.of(converter))
                .build();
    }
}
