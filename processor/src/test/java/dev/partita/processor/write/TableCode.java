package dev.partita.processor.write;

import com.squareup.javapoet.TypeSpec;
import dev.partita.Others;
import dev.partita.When;
import dev.partita.processor.design.Design;
import dev.partita.processor.plan.PlannedRepository;
import dev.partita.processor.plan.Planner;
import dev.partita.processor.plan.Planning;
import dev.partita.processor.plan.ReadPlan;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteMethod;
import dev.partita.processor.schema.WriteMethod.Returned;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A design with methods, and all the classes that are generated for it. */
final class TableCode {

    private static final JavaType VOID = JavaType.of("", "void");

    private final Design design;
    private final List<ReadMethod> reads = new ArrayList<>();
    private final List<WriteMethod> writes = new ArrayList<>();

    TableCode(Design design) {
        this.design = design;
    }

    TableCode read(String signature, String options) {
        return read(signature, signature, options);
    }

    TableCode read(String description, String signature, String options) {
        ReadMethod method = design.method(signature, options);
        reads.add(new ReadMethod(
                method.origin(),
                method.name(),
                method.parameters(),
                description,
                method.result(),
                method.when(),
                method.via(),
                method.order(),
                method.limit(),
                method.consistent(),
                method.follow()));
        return this;
    }

    TableCode put(String name, String item, String parameter, When when) {
        return put(name, VOID, JavaType.of("shop", item), parameter, when, Returned.NOTHING);
    }

    TableCode putAndReturn(String name, String item, String parameter) {
        JavaType type = JavaType.of("shop", item);
        return put(name, type, type, parameter, When.ALWAYS, Returned.PUT);
    }

    private TableCode put(String name, JavaType result, JavaType item, String parameter, When when, Returned returned) {
        WriteAction put = new WriteAction.Put(
                Origin.NONE, item, parameter, Optional.empty(), when, Others.REPLACE, Optional.empty());
        return write(name, result, List.of(new Parameter.Declared(parameter, item)), put, returned);
    }

    TableCode delete(String result, String name, String item, String parameter) {
        JavaType type = JavaType.of("shop", item);
        return delete(
                result,
                name,
                type,
                List.of(new Parameter.Declared(parameter, type)),
                new WriteAction.Target.OfRecord(parameter));
    }

    /** A deletion by key; its parameters as a read method that binds them. */
    TableCode deleteByKey(String result, String name, String item, String signature) {
        List<Parameter.Bound> parameters =
                design.method("Optional<" + item + "> " + signature, "").parameters().stream()
                        .map(Parameter.Bound.class::cast)
                        .toList();
        return delete(
                result,
                name,
                JavaType.of("shop", item),
                Parameter.declared(parameters),
                new WriteAction.Target.OfKey(parameters));
    }

    private TableCode delete(
            String result, String name, JavaType item, List<Parameter.Declared> parameters, WriteAction.Target target) {
        WriteAction delete = new WriteAction.Delete(Origin.NONE, item, target, Optional.empty(), List.of());
        return write(
                name,
                JavaType.of("", result),
                parameters,
                delete,
                result.equals("void") ? Returned.NOTHING : Returned.EXISTED);
    }

    private TableCode write(
            String name, JavaType result, List<Parameter.Declared> parameters, WriteAction action, Returned returned) {
        writes.add(new WriteMethod(
                Origin.NONE,
                name,
                result,
                parameters,
                WriteMethod.Form.SINGLE,
                List.of(action),
                returned,
                Optional.empty()));
        return this;
    }

    /** The repository and the schema, with the codecs that they use. */
    Map<JavaType, TypeSpec> classes() {
        Table table = design.build();
        Repository own = design.repository();
        Repository repository = new Repository(own.origin(), own.type(), true, reads, writes, List.of());
        Planner planner = new Planner(table);
        List<ReadPlan> plans = reads.stream()
                .map(read -> planner.plan(repository, read))
                .map(TableCode::plan)
                .toList();
        Map<JavaType, TypeSpec> classes = new LinkedHashMap<>();
        table.items().forEach(item -> classes.put(item.codec(), CodecWriter.write(item)));
        classes.put(repository.implementation(), new RepositoryWriter(table, repository).type(plans));
        classes.put(
                SchemaWriter.name(table),
                new SchemaWriter(table).type(List.of(new PlannedRepository(repository, plans))));
        return classes;
    }

    private static ReadPlan plan(Planning planning) {
        if (planning instanceof Planning.Planned planned) {
            return planned.plan();
        }
        throw new IllegalArgumentException(
                ((Planning.Refused) planning).findings().toString());
    }
}
