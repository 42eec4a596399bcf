package dev.partita.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the class that knows a table's layout, creates and verifies the table, and explains its access patterns. */
public final class SchemaWriter {

    private final Table table;

    /**
     * A writer.
     *
     * @param table the table
     */
    public SchemaWriter(Table table) {
        this.table = table;
    }

    /**
     * The name of the class.
     *
     * @param table the table
     * @return its interface's name with {@code Schema} behind it
     */
    public static JavaType name(Table table) {
        return JavaType.of(table.type().packageName(), table.type().flatName() + "Schema");
    }

    /**
     * The class.
     *
     * @param repositories the table's interfaces with the plans of their access patterns
     * @return a class with static methods only
     */
    public TypeSpec type(List<PlannedRepository> repositories) {
        SchemaConstants constants = new SchemaConstants(table);
        TypeSpec.Builder type = TypeSpec.classBuilder(name(table).simpleName())
                .addJavadoc(
                        "The table $L of {@link $T}.\n", KeyTexts.javadoc(table.name()), TypeNames.raw(table.type()))
                .addModifiers(Modifier.FINAL)
                .addField(constant(RuntimeTypes.TABLE_LAYOUT, "LAYOUT", constants.layout()))
                .addField(constant(RepositoryTypes.TABLE_SCHEMA, "SCHEMA", constants.schema()))
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        if (table.isPublic()) {
            type.addModifiers(Modifier.PUBLIC);
        }
        return type.addMethod(getter(ClassName.get(String.class), "tableName", "the table's declared name")
                        .addStatement("return LAYOUT.table()")
                        .build())
                .addMethod(getter(RuntimeTypes.TABLE_LAYOUT, "layout", "what codecs need to know of the table")
                        .addStatement("return LAYOUT")
                        .build())
                .addMethods(SchemaMethods.all())
                .addMethod(explain(repositories))
                .addMethod(DecodingCode.method())
                .addType(new DecodingCode(table).type())
                .build();
    }

    private MethodSpec explain(List<PlannedRepository> repositories) {
        TypeName explanations = ParameterizedTypeName.get(ClassName.get(List.class), RepositoryTypes.EXPLANATION);
        List<CodeBlock> all = new ArrayList<>();
        for (PlannedRepository planned : repositories) {
            ExplanationCode code = new ExplanationCode(table, planned.repository());
            planned.plans().forEach(plan -> all.add(code.of(plan)));
            planned.repository().writes().forEach(write -> all.add(code.of(write)));
            planned.repository().gets().forEach(get -> all.add(code.of(get)));
        }
        return getter(explanations, "explain", "for each method the request that it sends")
                .addStatement("return $T.of(\n$L)", List.class, CodeBlock.join(all, ",\n"))
                .build();
    }

    private static FieldSpec constant(ClassName type, String name, CodeBlock value) {
        return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(value)
                .build();
    }

    private static MethodSpec.Builder getter(TypeName type, String name, String what) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("{@return $L}\n", what)
                .returns(type);
    }
}
