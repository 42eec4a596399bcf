package dev.partita.processor.report;

import dev.partita.processor.diagnostic.Digest;
import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.diagnostic.Severity;
import dev.partita.processor.read.SourceMap;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.tools.Diagnostic;

/** Prints findings as the compiler's messages, each once and in the order of the source. */
public final class MessagerReporter {

    private final Messager messager;
    private final Optional<RepeatedAnnotations> repeated;
    private final SourceMap sources;
    private final boolean strict;

    /**
     * A reporter for one round.
     *
     * @param environment the compiler
     *
     * @param sources what the findings' origins stand for
     * @param strict whether warnings are errors
     */
    public MessagerReporter(ProcessingEnvironment environment, SourceMap sources, boolean strict) {
        this.messager = environment.getMessager();
        this.repeated = RepeatedAnnotations.of(environment);

        this.sources = sources;
        this.strict = strict;
    }

    /** Prints what isn't silenced where it stands, and of many findings of one kind the first and their number. */
    public void report(Collection<Finding> findings) {
        List<Finding> heard = new LinkedHashSet<>(findings)
                .stream()
                        .filter(f -> !isSilenced(f))
                        .sorted(Comparator.comparingInt(f -> f.origin().id()))
                        .toList();
        Digest.of(heard).forEach(f -> print(kind(f), text(f), sources.place(f.origin())));
    }

    private boolean isSilenced(Finding finding) {
        return finding.error().severity() == Severity.WARNING
                && sources.place(finding.origin())
                        .filter(p ->
                                Silence.reaches(p.element(), finding.error().name()))
                        .isPresent();
    }

    /** A message as it is printed: its code, what is wrong and how to mend it, and the page that says more. */
    public static String text(Finding finding) {
        String code = finding.error().name();
        return "[" + code + "] " + finding.message() + "\n  See docs/errors/" + code + ".md";
    }

    private Diagnostic.Kind kind(Finding finding) {
        return finding.error().severity() == Severity.ERROR || strict ? Diagnostic.Kind.ERROR : Diagnostic.Kind.WARNING;
    }

    private void print(Diagnostic.Kind kind, String text, Optional<SourceMap.Place> shown) {
        if (shown.isEmpty()) {
            messager.printMessage(kind, text);
            return;
        }
        SourceMap.Place place = shown.get();
        if (place.repeated().isPresent() && printRepeated(kind, text, place)) {
            return;
        }
        if (place.mirror() == null) {
            messager.printMessage(kind, text, place.element());
        } else if (place.value() == null) {
            messager.printMessage(kind, text, place.element(), place.mirror());
        } else {
            messager.printMessage(kind, text, place.element(), place.mirror(), place.value());
        }
    }

    private boolean printRepeated(Diagnostic.Kind kind, String text, SourceMap.Place place) {
        return repeated.isPresent()
                && repeated.get()
                        .print(kind, text, place.element(), place.repeated().orElseThrow());
    }
}
