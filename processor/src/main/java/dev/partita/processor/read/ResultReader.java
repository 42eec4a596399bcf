package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.GEN010;
import static dev.partita.processor.diagnostic.DesignError.PAT021;
import static dev.partita.processor.diagnostic.DesignError.PAT022;

import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Result;
import dev.partita.processor.schema.Wanted;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads what an access pattern returns. */
final class ResultReader {

    private static final Map<String, Result.Form> CONTAINERS = Map.of(
            "java.util.Optional",
            Result.Form.OPTIONAL,
            "java.util.List",
            Result.Form.LIST,
            Vocabulary.PAGE,
            Result.Form.PAGE,
            "java.util.stream.Stream",
            Result.Form.STREAM);

    private static final Set<String> ASYNCHRONOUS = Set.of(
            "java.util.concurrent.CompletableFuture",
            "java.util.concurrent.CompletionStage",
            "java.util.concurrent.Flow.Publisher",
            "org.reactivestreams.Publisher",
            "software.amazon.awssdk.core.async.SdkPublisher");

    private final JavaModel model;
    private final SourceMap sources;
    private final WantedReader wanted;

    ResultReader(JavaModel model, SourceMap sources, WantedReader wanted) {
        this.model = model;
        this.sources = sources;
        this.wanted = wanted;
    }

    /** The result, or nothing if something is wrong with it or with the records in it. */
    Optional<Result> read(Mark mark, Signature signature, TypeElement type, TableScope scope) {
        TypeMirror result = signature.result();
        Site site = signature.site();
        PatternRepairs repairs = new PatternRepairs(model, signature, scope);
        UnreadableResult unreadable =
                new UnreadableResult(model, signature, scope, mark.type("of").isPresent());
        if (result.getKind() == TypeKind.BOOLEAN || result.getKind() == TypeKind.LONG) {
            Result.Form form = result.getKind() == TypeKind.LONG ? Result.Form.COUNT : Result.Form.EXISTS;
            return of(mark, result, site, repairs)
                    .flatMap(of -> result(signature, form, wanted.records(of, type, scope, site)));
        }
        if (unreadable.isNumberOrAnswer(result)) {
            unreadable.report(result);
            return Optional.empty();
        }
        if (mark.type("of").isPresent()) {
            site.at(sources.at(mark.place("of")))
                    .report(
                            PAT022,
                            "of names the record for the results boolean and long; here the result type does.",
                            repairs.fix(
                                    "leave it out",
                                    repairs.without("of = "
                                            + model.typeOf(mark.type("of").get().type())
                                                    .display()
                                            + ".class")));
            return Optional.empty();
        }
        return form(signature, unreadable, repairs)
                .flatMap(f -> result(signature, f, wanted.read(inner(result, f), type, scope, site, unreadable)));
    }

    private Optional<Result> result(Signature signature, Result.Form form, Optional<Wanted> wanted) {
        return wanted.map(w -> new Result(model.typeOf(signature.result()), form, w));
    }

    private Optional<TypeElement> of(Mark mark, TypeMirror result, Site site, PatternRepairs repairs) {
        Optional<TypeElement> of = mark.type("of").flatMap(n -> Optional.ofNullable(JavaModel.element(n.type())));
        if (of.isEmpty()) {
            site.at(sources.at(mark.place()))
                    .report(
                            PAT022,
                            "a result of type " + model.typeOf(result).display()
                                    + " doesn't say which record is meant.",
                            named(repairs));
        }
        return of;
    }

    private static Fix[] named(PatternRepairs repairs) {
        Fix[] fixes = repairs.meant().stream()
                .map(r -> repairs.fix("name " + r.display(), repairs.annotated("of = " + r.display() + ".class")))
                .toArray(Fix[]::new);
        return fixes.length == 0 ? new Fix[] {Fix.of("name the record by of")} : fixes;
    }

    private Optional<Result.Form> form(Signature signature, UnreadableResult unreadable, PatternRepairs repairs) {
        TypeMirror result = signature.result();
        Result.Form container = result instanceof DeclaredType ? containerOf(result) : null;
        if (container == null) {
            return wrong(result, signature.site(), unreadable)
                    ? Optional.empty()
                    : Optional.of(signature.nullable() ? Result.Form.NULLABLE : Result.Form.ONE);
        }
        if (signature.nullable()) {
            signature
                    .site()
                    .report(
                            PAT021,
                            model.typeOf(result).display() + " is never null.",
                            repairs.fix("say so", repairs.without("@Nullable")));
            return Optional.empty();
        }
        if (((DeclaredType) result).getTypeArguments().isEmpty()) {
            unreadable.reportRaw(result);
            return Optional.empty();
        }
        return Optional.of(container);
    }

    private Result.@org.jspecify.annotations.Nullable Form containerOf(TypeMirror result) {
        return CONTAINERS.get(name(result));
    }

    private String name(TypeMirror result) {
        return model.typeOf(result).erased().canonicalName();
    }

    /** Results that are no records at all; what is no record of the table is said by the reader of records. */
    private boolean wrong(TypeMirror result, Site site, UnreadableResult unreadable) {
        String name = name(result);
        if (ASYNCHRONOUS.contains(name)) {
            site.report(
                    GEN010,
                    "asynchronous interfaces are not supported yet.",
                    Fix.of("return what is in the " + model.typeOf(result).simpleName()));
            return true;
        }
        if (!(result instanceof DeclaredType)) {
            unreadable.report(result);
            return true;
        }
        return false;
    }

    private static TypeMirror inner(TypeMirror result, Result.Form form) {
        return form == Result.Form.ONE || form == Result.Form.NULLABLE
                ? result
                : ((DeclaredType) result).getTypeArguments().get(0);
    }
}
