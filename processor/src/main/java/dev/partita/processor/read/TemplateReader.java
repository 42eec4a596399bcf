package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.TPL001;
import static dev.partita.processor.diagnostic.DesignError.TPL002;
import static dev.partita.processor.diagnostic.DesignError.TPL003;

import dev.partita.processor.diagnostic.Caret;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.template.ParseResult;
import dev.partita.processor.template.Template;
import dev.partita.processor.template.TemplateParser;
import dev.partita.processor.template.TemplateTyping;
import dev.partita.processor.template.TypedResult;
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

    /** The template, or nothing if something is wrong with it, or with what it names. */
    Optional<KeyTemplate> read(String source, Site site) {
        ParseResult result = TemplateParser.parse(source);
        if (result instanceof ParseResult.Broken broken) {
            site.report(TPL001, broken.message() + Caret.under(source, broken.index()));
            return Optional.empty();
        }
        Template template = ((ParseResult.Parsed) result).template();
        return typed(template, site);
    }

    private Optional<KeyTemplate> typed(Template template, Site site) {
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
                                        template.source(), problem.placeholder().index()));
            }
        }
        return Optional.empty();
    }
}
