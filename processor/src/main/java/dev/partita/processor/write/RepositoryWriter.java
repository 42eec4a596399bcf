package dev.partita.processor.write;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes the implementation of an interface of access patterns. */
public final class RepositoryWriter {

    private static final ClassName OPTIONS = RepositoryTypes.REPOSITORY_OPTIONS;

    private final Table table;
    private final Repository repository;

    /**
     * A writer.
     *
     * @param table the table that the patterns read and write
     * @param repository the interface
     */
    public RepositoryWriter(Table table, Repository repository) {
        this.table = table;
        this.repository = repository;
    }

    /**
     * The class.
     *
     * @param plans one for each of the interface's access patterns
     * @return a class that implements all of its methods
     */
    public TypeSpec type(List<ReadPlan> plans) {
        RepositoryClass members = new RepositoryClass(table, repository);
        List<MethodSpec> methods = methods(members, plans);
        TypeSpec.Builder type = TypeSpec.classBuilder(
                        repository.implementation().simpleName())
                .addJavadoc(
                        "The access patterns of {@link $T}, on the table $L.\n",
                        TypeNames.raw(repository.type()),
                        KeyTexts.javadoc(table.name()))
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
                .addParameter(OPTIONS, "options")
                .addStatement(
                        "$T layout = $T.layout()", RuntimeTypes.TABLE_LAYOUT, TypeNames.raw(SchemaWriter.name(table)));
        members.codecs()
                .forEach((codec, field) ->
                        constructor.addStatement("this.$N = new $T(layout)", field, TypeNames.raw(codec)));
        CodeBlock broken = table.items().stream()
                .flatMap(item -> broken(item, members.codec(item.type(), item.codec())))
                .collect(CodeBlock.joining(",\n"));
        return constructor
                .addStatement(
                        "this.table = new $T(\nclient,\noptions,\n$T.class,\nlayout,\n$T.$L,\n$L)",
                        RepositoryTypes.TABLE_CLIENT,
                        TypeNames.raw(table.type()),
                        RepositoryTypes.vocabulary("UnknownItems"),
                        table.unknownItems().name(),
                        broken)
                .build();
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
