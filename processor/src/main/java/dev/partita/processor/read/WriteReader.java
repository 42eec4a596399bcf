package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.COL024;
import static dev.partita.processor.diagnostic.DesignError.WRI001;
import static dev.partita.processor.diagnostic.DesignError.WRI002;
import static dev.partita.processor.diagnostic.DesignError.WRI003;

import dev.partita.When;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.WriteMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;

/** Reads {@code @Put} and {@code @Delete} methods. */
final class WriteReader {

    private final JavaModel model;
    private final SourceMap sources;
    private final ParameterReader parameters;

    WriteReader(JavaModel model, SourceMap sources, ParameterReader parameters) {
        this.model = model;
        this.sources = sources;
        this.parameters = parameters;
    }

    /** A put, or nothing if something is wrong with it or with its record. */
    Optional<WriteMethod> put(Mark mark, Signature signature, TableScope scope) {
        Optional<Item> item = onlyParameter("@Put", signature, scope);
        JavaType result = model.typeOf(signature.result());
        if (item.isEmpty()) {
            return Optional.empty();
        }
        JavaType record = item.get().type();
        if (signature.nullable() || !(isVoid(signature) || result.equals(record))) {
            signature
                    .site()
                    .report(
                            WRI002,
                            "it returns " + result.display() + ", but a @Put returns void, or " + record.display()
                                    + ": the record as stored.");
            return Optional.empty();
        }
        return Optional.of(new WriteMethod.Put(
                signature.site().origin(),
                name(signature),
                result,
                record,
                parameterName(signature),
                mark.constant("when", When.values())));
    }

    /** A delete, or nothing if something is wrong with it or with its record. */
    Optional<WriteMethod> delete(Mark mark, Signature signature, TypeElement user, TableScope scope) {
        Optional<Mark.Named> record = mark.type("value");
        if (!isVoid(signature) && signature.result().getKind() != TypeKind.BOOLEAN) {
            signature
                    .site()
                    .report(
                            WRI002,
                            "it returns " + model.typeOf(signature.result()).display()
                                    + ", but a @Delete returns void, or boolean: whether the item was there.");
            return Optional.empty();
        }
        JavaType result = model.typeOf(signature.result());
        if (record.isPresent()) {
            return byKey(record.get(), signature, user, scope, result);
        }
        return onlyParameter("@Delete", signature, scope)
                .map(i -> new WriteMethod.DeleteRecord(
                        signature.site().origin(), name(signature), result, i.type(), parameterName(signature)));
    }

    private Optional<WriteMethod> byKey(
            Mark.Named record, Signature signature, TypeElement user, TableScope scope, JavaType result) {
        JavaType type = model.typeOf(record.type());
        if (!scope.holds(type)) {
            signature
                    .site()
                    .at(sources.at(record.place()))
                    .report(COL024, type.display() + " is not among the items of " + scope.name() + ".");
            return Optional.empty();
        }
        Optional<Item> item = scope.item(type);
        Optional<List<Parameter>> given =
                parameters.read(signature, user, item.stream().toList());
        if (item.isEmpty() || given.isEmpty()) {
            return Optional.empty();
        }
        Optional<String> problem = PrimaryKeyParameters.problem(given.get(), item.get());
        problem.ifPresent(p -> signature.site().report(WRI003, p));
        if (problem.isPresent()) {
            return Optional.empty();
        }
        List<Parameter.Bound> bound = new ArrayList<>();
        given.get().forEach(p -> bound.add((Parameter.Bound) p));
        return Optional.of(
                new WriteMethod.DeleteByKey(signature.site().origin(), name(signature), result, type, bound));
    }

    private Optional<Item> onlyParameter(String annotation, Signature signature, TableScope scope) {
        List<Signature.Given> given = signature.parameters();
        JavaType type = given.size() == 1 ? model.typeOf(given.get(0).type()) : null;
        if (type == null || !scope.holds(type)) {
            String found = type == null ? given.size() + " parameters" : type.display();
            signature
                    .site()
                    .report(
                            WRI001,
                            "expected one parameter, a record of " + scope.name() + ", found " + found + "."
                                    + advice(annotation));
            return Optional.empty();
        }
        return scope.item(type);
    }

    private static String advice(String annotation) {
        return annotation.equals("@Delete")
                ? "\n  Fix: name the record to delete by key, as in @Delete(Order.class)"
                : "\n  Fix: write one @Put method for each record";
    }

    private String parameterName(Signature signature) {
        Signature.Given given = signature.parameters().get(0);
        String type = model.typeOf(given.type()).simpleName();
        return given.name().orElse(type.substring(0, 1).toLowerCase(Locale.ROOT) + type.substring(1));
    }

    private static boolean isVoid(Signature signature) {
        return signature.result().getKind() == TypeKind.VOID;
    }

    private static String name(Signature signature) {
        return signature.method().getSimpleName().toString();
    }
}
