package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.GEN001;
import static dev.partita.processor.diagnostic.DesignError.GEN005;
import static dev.partita.processor.diagnostic.DesignError.WRI007;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.BatchGet;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.WriteMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;

/** Reads the methods of an interface: its access patterns and its writes. */
final class RepositoryReader {

    private static final List<String> METHODS = List.of(
            Vocabulary.ACCESS_PATTERN, Vocabulary.PUT, Vocabulary.DELETE, Vocabulary.UPDATE, Vocabulary.TRANSACTION);

    private static final List<String> BATCHED = List.of(Vocabulary.PUT, Vocabulary.DELETE);

    private final JavaModel model;
    private final SourceMap sources;
    private final PatternReader patterns;
    private final WriteReader writes;
    private final BatchReader batches;

    RepositoryReader(
            JavaModel model, SourceMap sources, PatternReader patterns, WriteReader writes, BatchReader batches) {
        this.model = model;
        this.sources = sources;
        this.patterns = patterns;
        this.writes = writes;
        this.batches = batches;
    }

    /** The interface, without the methods that something is wrong with. */
    Optional<Repository> read(TypeElement type, TableScope scope, Findings findings) {
        Site site = new Site(findings, sources.at(type), model.typeOf(type).display());
        String annotation = Mark.on(type, Vocabulary.TABLE).isPresent() ? "@Table" : "@PatternsOf";
        if (!RecordShape.isInterface(type, annotation, site)) {
            return Optional.empty();
        }
        if (SealedItems.isSealed(type)) {
            site.report(
                    GEN001,
                    "a sealed interface can't be implemented by generated code.",
                    Fix.of("remove sealed and permits"));
            return Optional.empty();
        }
        SignatureReader signatures = new SignatureReader(model, sources, type, findings);
        List<ReadMethod> reads = new ArrayList<>();
        List<WriteMethod> written = new ArrayList<>();
        List<BatchGet> gets = new ArrayList<>();
        for (ExecutableElement method : AbstractMethods.of(type, model)) {
            Optional<Mark> mark = annotation(method, type, findings);
            Optional<Signature> signature = mark.isEmpty() ? Optional.empty() : signatures.read(method);
            signature.ifPresent(s -> read(mark.orElseThrow(), s, type, scope, reads, written, gets));
        }
        return Optional.of(
                new Repository(sources.at(type), model.typeOf(type), JavaModel.isPublic(type), reads, written, gets));
    }

    private void read(
            Mark mark,
            Signature signature,
            TypeElement type,
            TableScope scope,
            List<ReadMethod> reads,
            List<WriteMethod> written,
            List<BatchGet> gets) {
        Optional<Mark> batch = Mark.on(signature.method(), Vocabulary.BATCH);
        switch (mark.name()) {
            case Vocabulary.ACCESS_PATTERN ->
                patterns.read(mark, signature, type, scope).ifPresent(reads::add);
            case Vocabulary.BATCH -> batches.get(mark, signature, scope).ifPresent(gets::add);
            default ->
                batch.map(b -> batches.write(b, mark, signature, scope))
                        .orElseGet(() -> writes.read(mark, signature, type, scope))
                        .ifPresent(written::add);
        }
    }

    /** The one annotation that says what the method does. */
    private Optional<Mark> annotation(ExecutableElement method, TypeElement type, Findings findings) {
        List<Mark> marks =
                METHODS.stream().flatMap(a -> Mark.on(method, a).stream()).toList();
        Optional<Mark> batch = Mark.on(method, Vocabulary.BATCH);
        if (marks.isEmpty() && batch.isPresent()) {
            return batch;
        }
        if (marks.size() != 1) {
            String name = model.typeOf(type).display() + "." + method.getSimpleName();
            String found = marks.isEmpty()
                    ? "it has none"
                    : "it has "
                            + String.join(
                                    " and ", marks.stream().map(Mark::display).toList());
            new Site(findings, sources.at(method), name)
                    .report(
                            GEN005,
                            "a method of a repository has one of @AccessPattern, @Put, @Delete, @Update, @Transaction and @Batch; "
                                    + found + ".",
                            marks.isEmpty() ? unannotated(method, name) : several(marks, name));
            return Optional.empty();
        }
        if (batch.isPresent() && !BATCHED.contains(marks.get(0).name())) {
            String name = model.typeOf(type).display() + "." + method.getSimpleName();
            new Site(findings, sources.at(batch.get().place()), name)
                    .report(
                            WRI007,
                            "@Batch goes with @Put or @Delete, or alone with a list of keys to get, and not with "
                                    + marks.get(0).display() + ".",
                            Fix.of("one request", Edit.remove(name, "@Batch")));
            return Optional.empty();
        }
        return Optional.of(marks.get(0));
    }

    /** What it reads like: a write of its parameter, or an access pattern that is described by the method's name. */
    private Fix[] unannotated(ExecutableElement method, String name) {
        boolean write = method.getReturnType().getKind() == TypeKind.VOID;
        String words = method.getSimpleName().toString().replaceAll("(?<=\\p{Ll})(?=\\p{Lu})", " ");
        String annotation = write ? "@Put" : "@AccessPattern(" + Edit.literal(words.toLowerCase(Locale.ROOT)) + ")";
        return new Fix[] {
            Fix.of("say what it does", Edit.on(name, annotation)), Fix.of("make it default or static, with a body")
        };
    }

    /** Each of them could be the one that is meant. */
    private static Fix[] several(List<Mark> marks, String name) {
        return marks.stream()
                .map(kept -> new Fix(
                        "keep " + kept.display(),
                        marks.stream()
                                .filter(m -> !m.name().equals(kept.name()))
                                .map(m -> Edit.remove(name, m.display()))
                                .toList()))
                .toArray(Fix[]::new);
    }
}
