package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.GEN001;
import static dev.partita.processor.diagnostic.DesignError.GEN005;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.WriteMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Reads the methods of an interface: its access patterns and its writes. */
final class RepositoryReader {

    private final JavaModel model;
    private final SourceMap sources;
    private final PatternReader patterns;
    private final WriteReader writes;

    RepositoryReader(JavaModel model, SourceMap sources, PatternReader patterns, WriteReader writes) {
        this.model = model;
        this.sources = sources;
        this.patterns = patterns;
        this.writes = writes;
    }

    /** The interface, without the methods that something is wrong with. */
    Optional<Repository> read(TypeElement type, TableScope scope, Findings findings) {
        Site site = new Site(findings, sources.at(type), model.typeOf(type).display());
        String annotation = Mark.on(type, Vocabulary.TABLE).isPresent() ? "@Table" : "@PatternsOf";
        if (!RecordShape.isInterface(type, annotation, site)) {
            return Optional.empty();
        }
        if (SealedItems.isSealed(type)) {
            site.report(GEN001, "a sealed interface can't be implemented by generated code.\n  Fix: remove sealed");
            return Optional.empty();
        }
        SignatureReader signatures = new SignatureReader(model, sources, type, findings);
        List<ReadMethod> reads = new ArrayList<>();
        List<WriteMethod> written = new ArrayList<>();
        for (ExecutableElement method : AbstractMethods.of(type, model)) {
            Optional<Mark> mark = annotation(method, type, findings);
            Optional<Signature> signature = mark.isEmpty() ? Optional.empty() : signatures.read(method);
            signature.ifPresent(s -> read(mark.orElseThrow(), s, type, scope, reads, written));
        }
        return Optional.of(
                new Repository(sources.at(type), model.typeOf(type), JavaModel.isPublic(type), reads, written));
    }

    private void read(
            Mark mark,
            Signature signature,
            TypeElement type,
            TableScope scope,
            List<ReadMethod> reads,
            List<WriteMethod> written) {
        switch (mark.name()) {
            case Vocabulary.PUT -> writes.put(mark, signature, scope).ifPresent(written::add);
            case Vocabulary.DELETE ->
                writes.delete(mark, signature, type, scope).ifPresent(written::add);
            default -> patterns.read(mark, signature, type, scope).ifPresent(reads::add);
        }
    }

    /** The one annotation that says what the method does. */
    private Optional<Mark> annotation(ExecutableElement method, TypeElement type, Findings findings) {
        List<Mark> marks = Stream.of(Vocabulary.ACCESS_PATTERN, Vocabulary.PUT, Vocabulary.DELETE)
                .flatMap(a -> Mark.on(method, a).stream())
                .toList();
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
                            "a method of a repository has one of @AccessPattern, @Put and @Delete; " + found
                                    + ".\n  Fix: "
                                    + (marks.isEmpty() ? "annotate it, or make it default or static" : "keep one"));
            return Optional.empty();
        }
        return Optional.of(marks.get(0));
    }
}
