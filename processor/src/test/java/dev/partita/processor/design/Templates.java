package dev.partita.processor.design;

import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Presence;
import dev.partita.processor.template.ParseResult;
import dev.partita.processor.template.Resolution;
import dev.partita.processor.template.TemplateParser;
import dev.partita.processor.template.TemplateTyping;
import dev.partita.processor.template.TypedResult;
import java.util.List;
import java.util.Optional;

/** Key templates of a record, from their text. */
final class Templates {

    private final List<Component> components;

    Templates(List<Component> components) {
        this.components = components;
    }

    KeyTemplate of(String text) {
        if (!(TemplateParser.parse(text) instanceof ParseResult.Parsed parsed)) {
            throw new IllegalArgumentException("no template: " + text);
        }
        TypedResult result = TemplateTyping.type(Origin.NONE, parsed.template(), this::resolve);
        if (result instanceof TypedResult.Untypable untypable) {
            throw new IllegalArgumentException(text + ": " + untypable.problems());
        }
        return ((TypedResult.Typed) result).template();
    }

    Optional<KeyTemplate> ofOptional(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(of(text));
    }

    private Resolution resolve(List<String> path) {
        return components.stream()
                .filter(c -> List.of(c.name()).equals(path))
                .findFirst()
                .<Resolution>map(
                        c -> new Resolution.Found(c.type(), c.presence() != Presence.REQUIRED, List.of(c.attribute())))
                .orElseGet(() -> new Resolution.Missing("no component " + String.join(".", path)));
    }
}
