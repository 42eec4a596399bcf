package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.TPL001;
import static dev.partita.processor.diagnostic.DesignError.TPL002;
import static dev.partita.processor.diagnostic.DesignError.TPL003;

import dev.partita.processor.diagnostic.Caret;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.diagnostic.KeyPlace;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.template.ParseResult;
import dev.partita.processor.template.Segment;
import dev.partita.processor.template.Template;
import dev.partita.processor.template.TemplateParser;
import dev.partita.processor.template.TemplateTyping;
import dev.partita.processor.template.TypedResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the text of a key template and ties its placeholders to the components of a record. */
final class TemplateReader {

    private final Paths paths;

    /**
     * A reader of one record's templates.
     *
     * @param paths the record's components
     */
    TemplateReader(Paths paths) {
        this.paths = paths;
    }

    /**
     * The template, or nothing if something is wrong with it, or with what it names.
     *
     * @param source its text
     * @param site where faults are reported
     * @param place where the text stands
     */
    Optional<KeyTemplate> read(String source, Site site, KeyPlace place) {
        ParseResult result = TemplateParser.parse(source);
        if (result instanceof ParseResult.Broken broken) {
            site.report(
                    TPL001,
                    broken.message() + Caret.under(source, broken.index()),
                    TemplateRepairs.of(source, broken, paths, place));
            return Optional.empty();
        }
        Template template = ((ParseResult.Parsed) result).template();
        return typed(template, site, place);
    }

    private Optional<KeyTemplate> typed(Template template, Site site, KeyPlace place) {
        TypedResult result = TemplateTyping.type(site.origin(), template, paths::resolve);
        if (result instanceof TypedResult.Typed typed) {
            return Optional.of(typed.template());
        }
        for (TypedResult.Problem problem : ((TypedResult.Untypable) result).problems()) {
            if (!problem.text().equals(Paths.SILENT)) {
                site.report(
                        problem.unresolved() ? TPL002 : TPL003,
                        problem.text()
                                + Caret.under(
                                        template.source(), problem.placeholder().index()),
                        fixes(template, problem, place));
            }
        }
        return Optional.empty();
    }

    /** The placeholder that was meant; else the component that is missing. */
    private Fix[] fixes(Template template, TypedResult.Problem problem, KeyPlace place) {
        List<String> path = problem.placeholder().path();
        List<Edit> edits = new ArrayList<>();
        problem.instead().ifPresent(other -> edits.add(place.with(template.with(problem.placeholder(), other))));
        if (path.size() > 1 && problem.type().isPresent()) {
            return new Fix[0];
        }
        problem.type().ifPresent(type -> edits.add(Edit.in(place.record(), type + " " + path.get(0))));
        if (edits.isEmpty() && problem.unresolved() && path.size() == 1) {
            return new Fix[] {
                Fix.of("name one of these, or add the component", Edit.in(place.record(), "String " + path.get(0)))
            };
        }
        return edits.isEmpty() ? new Fix[0] : new Fix[] {new Fix(words(problem), edits)};
    }

    private static String words(TypedResult.Problem problem) {
        return "write " + problem.instead().map(Segment.Placeholder::print).orElse("")
                + problem.type().map(t -> ", which has to be of type " + t).orElse("");
    }
}
