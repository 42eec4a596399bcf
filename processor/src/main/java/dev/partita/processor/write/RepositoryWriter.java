package dev.partita.processor.write;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes the implementation of an interface of access patterns. */
public final class RepositoryWriter {

    private static final ClassName OPTIONS = RepositoryTypes.REPOSITORY_OPTIONS;

    private final List<Table> tables;
    private final Repository repository;

    /**
     * A writer.
     *
     * @param tables the table that the patterns read and write; several, of an interface of transactions
     * @param repository the interface
     */
    public RepositoryWriter(List<Table> tables, Repository repository) {
        this.tables = List.copyOf(tables);
        this.repository = repository;
    }

    /**
     * The class.
     *
     * @param plans one for each of the interface's access patterns
     * @return a class that implements all of its methods
     */
    public TypeSpec type(List<ReadPlan> plans) {
        RepositoryClass members = new RepositoryClass(tables, repository);
        List<MethodSpec> methods = methods(members, plans);
        TypeSpec.Builder type = TypeSpec.classBuilder(
                        repository.implementation().simpleName())
                .addJavadoc(
                        "The $L of {@link $T}, on $L.\n",
                        tables.size() == 1 ? "access patterns" : "transactions",
                        TypeNames.raw(repository.type()),
                        tables.stream()
                                .map(table -> "the table " + KeyTexts.javadoc(table.name()))
                                .collect(Collectors.joining(" and ")))
                .addAnnotation(signatures(plans))
                .addModifiers(visibility())
                .addModifiers(Modifier.FINAL)
                .addSuperinterface(TypeNames.raw(repository.type()));
        members.addTo(type);
        return type.addMethod(shortConstructor())
                .addMethod(constructor(members))
                .addMethods(methods)
                .build();
    }

    private List<MethodSpec> methods(RepositoryClass members, List<ReadPlan> plans) {
        List<MethodSpec> methods = new ArrayList<>();
        ReadMethodWriter reads = new ReadMethodWriter(members);
        plans.forEach(plan -> methods.add(reads.method(plan)));
        WriteMethodWriter writes = new WriteMethodWriter(members);
        repository.writes().forEach(write -> methods.add(writes.method(write)));
        BatchCode batches = new BatchCode(members);
        repository.gets().forEach(get -> methods.add(batches.get(get)));
        return methods;
    }

    private Modifier[] visibility() {
        return repository.isPublic() ? new Modifier[] {Modifier.PUBLIC} : new Modifier[0];
    }

    private AnnotationSpec signatures(List<ReadPlan> plans) {
        AnnotationSpec.Builder annotation = AnnotationSpec.builder(RepositoryTypes.REPOSITORY_OF)
                .addMember("value", "$T.class", TypeNames.raw(repository.type()));
        Stream.of(
                        plans.stream().map(plan -> Signatures.of(plan.method())),
                        repository.writes().stream().map(Signatures::of),
                        repository.gets().stream().map(Signatures::of))
                .flatMap(signatures -> signatures)
                .forEach(signature -> annotation.addMember("signatures", "$S", signature));
        return annotation.build();
    }

    private static MethodSpec shortConstructor() {
        return MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("""
                        A repository with the default options.

                        @param client what sends the requests
                        """)
                .addParameter(SdkTypes.CLIENT, "client")
                .addStatement("this(client, $T.defaults())", OPTIONS)
                .build();
    }

    private MethodSpec constructor(RepositoryClass members) {
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("""
                        A repository.

                        @param client what sends the requests
                        @param options another table name, cursor keys, who listens
                        """)
                .addParameter(SdkTypes.CLIENT, "client")
                .addParameter(OPTIONS, "options");
        members.tables().forEach((table, field) -> constructor.addCode(client(table, field, members)));
        return constructor.build();
    }

    private CodeBlock client(Table table, String field, RepositoryClass members) {
        String layout = tables.size() == 1 ? "layout" : field + "Layout";
        CodeBlock.Builder code = CodeBlock.builder()
                .addStatement(
                        "$T $N = $T.layout()",
                        RuntimeTypes.TABLE_LAYOUT,
                        layout,
                        TypeNames.raw(SchemaWriter.name(table)));
        members.codecs().forEach((codec, name) -> {
            if (tables.size() == 1 || isOf(table, codec)) {
                code.addStatement("this.$N = new $T($N)", name, TypeNames.raw(codec), layout);
            }
        });
        CodeBlock broken = table.items().stream()
                .flatMap(item -> broken(item, members.codec(item.type(), item.codec())))
                .collect(CodeBlock.joining(",\n"));
        return code.addStatement(
                        "this.$N = new $T(\nclient,\noptions,\n$T.class,\n$N,\n$T.$L,\n$L)",
                        field,
                        RepositoryTypes.TABLE_CLIENT,
                        TypeNames.raw(table.type()),
                        layout,
                        RepositoryTypes.vocabulary("UnknownItems"),
                        table.unknownItems().name(),
                        broken)
                .build();
    }

    private static boolean isOf(Table table, JavaType codec) {
        return table.items().stream().anyMatch(item -> item.codec().equals(codec));
    }

    private static Stream<CodeBlock> broken(Item item, String codec) {
        Stream<Optional<CopyKey>> roles = Stream.concat(
                Stream.of(Optional.empty()), item.copies().stream().map(Optional::of));
        Stream<String> claims = IntStream.range(0, item.claims().size())
                .mapToObj(i -> ClaimMethods.Names.of(i).failure());
        return Stream.concat(roles.map(role -> CodecNames.of(role).broken()), claims)
                .map(method -> CodeBlock.of("$N::$N", codec, method));
    }
}
