package dev.partita.processor.template;

import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Part;
import dev.partita.processor.template.Formats.Place;
import dev.partita.processor.template.TypedResult.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Ties the placeholders of a template to what they stand for. */
public final class TemplateTyping {

    private final Template template;
    private final Function<List<String>, Resolution> resolver;
    private final List<Part> parts = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();

    private TemplateTyping(Template template, Function<List<String>, Resolution> resolver) {
        this.template = template;
        this.resolver = resolver;
    }

    /**
     * The template with types and formats.
     *
     * @param origin where it stands
     * @param template its text, parsed
     * @param resolver what a path stands for in the template's record
     */
    public static TypedResult type(Origin origin, Template template, Function<List<String>, Resolution> resolver) {
        TemplateTyping typing = new TemplateTyping(template, resolver);
        for (Segment segment : template.segments()) {
            if (segment instanceof Segment.Literal literal) {
                typing.parts.add(new Part.Literal(literal.text()));
            } else if (segment instanceof Segment.Placeholder placeholder) {
                typing.placeholder(placeholder);
            }
        }
        return typing.problems.isEmpty()
                ? new TypedResult.Typed(new KeyTemplate(origin, template.source(), typing.parts))
                : new TypedResult.Untypable(typing.problems);
    }

    private void placeholder(Segment.Placeholder placeholder) {
        Resolution resolution = resolver.apply(placeholder.path());
        if (resolution instanceof Resolution.Found found) {
            FormatChoice choice = Formats.of(found.type(), placeholder.format(), place(placeholder));
            if (choice instanceof FormatChoice.Written written) {
                parts.add(new Part.Slot(
                        placeholder.path(),
                        found.attributes(),
                        found.type(),
                        found.nullable(),
                        written.format(),
                        placeholder.index()));
            } else if (choice instanceof FormatChoice.Refused refused) {
                Optional<FormatChoice.Instead> instead = refused.instead();
                problems.add(new Problem(
                        placeholder,
                        false,
                        refused.text(),
                        instead.map(i -> with(placeholder, placeholder.path(), i.format())),
                        instead.flatMap(FormatChoice.Instead::type)));
            }
        } else if (resolution instanceof Resolution.Missing missing) {
            problems.add(new Problem(
                    placeholder,
                    true,
                    missing.text(),
                    missing.meant()
                            .map(path ->
                                    with(placeholder, path, placeholder.format().orElse(""))),
                    Optional.empty()));
        }
    }

    private static Segment.Placeholder with(Segment.Placeholder placeholder, List<String> path, String format) {
        return new Segment.Placeholder(path, Optional.of(format).filter(f -> !f.isEmpty()), placeholder.index());
    }

    private Place place(Segment.Placeholder placeholder) {
        List<Segment> segments = template.segments();
        if (segments.size() == 1) {
            return Place.ALONE;
        }
        return segments.get(segments.size() - 1).equals(placeholder) ? Place.LAST : Place.INNER;
    }
}
