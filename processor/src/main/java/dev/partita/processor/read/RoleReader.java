package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.ATT011;
import static dev.partita.processor.diagnostic.DesignError.ATT014;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Presence;
import dev.partita.processor.schema.Role;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import java.util.Optional;
import javax.lang.model.element.Element;

/** Reads what {@code @Version} and {@code @TimeToLive} make of a component. */
final class RoleReader {

    private static final String VERSION = "a version is a long or an int that counts the writes of an item";
    private static final String EXPIRY = "time to live is an Instant, which is stored as whole seconds since 1970";

    private final Element field;
    private final SourceMap sources;
    private final Site site;

    RoleReader(Element field, SourceMap sources, Site site) {
        this.field = field;
        this.sources = sources;
        this.site = site;
    }

    /** The component with its role, or nothing if it can't have it. */
    Optional<Component> read(Component component) {
        Optional<Mark> version = Mark.on(field, Vocabulary.VERSION);
        Optional<Mark> expiry = Mark.on(field, Vocabulary.TIME_TO_LIVE);
        if (version.isPresent() && expiry.isPresent()) {
            String other = seconds(component.type()).isPresent() ? "@Version" : "@TimeToLive";
            return refused(
                    version.get(), ATT011, "it can't be @TimeToLive as well.", removing("say one of both", other));
        }
        if (version.isPresent()) {
            return version(component, version.get());
        }
        return expiry.isPresent() ? expiry(component, expiry.get()) : Optional.of(component);
    }

    private Optional<Component> version(Component component, Mark mark) {
        if (component.keyOnly()) {
            String text = "a @KeyOnly component has no attribute to count in.";
            return refused(mark, ATT011, text, removing("store it", "@KeyOnly"));
        }
        if (component.defaultValue().isPresent()) {
            String text = "a version that is missing reads as 0, whatever @Default says.";
            return refused(mark, ATT011, text, removing("leave it out", "@Default"));
        }
        boolean counts = component.type() instanceof ValueType.Scalar scalar
                && (scalar.kind() == ScalarKind.INT || scalar.kind() == ScalarKind.LONG);
        if (!counts || component.presence() == Presence.OPTIONAL) {
            return refused(
                    mark, ATT011, VERSION + found(component), as("count in a long", component, "@Version", "long"));
        }
        Optional<String> missing = component.presence() == Presence.REQUIRED ? Optional.of("0") : Optional.empty();
        return Optional.of(with(component, component.type(), Role.VERSION, missing));
    }

    private Optional<Component> expiry(Component component, Mark mark) {
        if (component.keyOnly()) {
            String text = "a @KeyOnly component has no attribute, and the service deletes by an attribute.";
            return refused(mark, ATT014, text, removing("store it", "@KeyOnly"));
        }
        Optional<ValueType> seconds = seconds(component.type());
        if (seconds.isEmpty()) {
            return refused(
                    mark, ATT014, EXPIRY + found(component), as("use an Instant", component, "@TimeToLive", "Instant"));
        }
        if (component.defaultValue().isPresent()) {
            String text = "an item without the attribute never expires, whatever @Default says.";
            String nullable =
                    "@TimeToLive @Nullable " + component.type().javaType().display() + " " + component.name();
            return refused(mark, ATT014, text, Fix.of("let it be null", Edit.in(record(), nullable)));
        }
        return Optional.of(with(component, seconds.get(), Role.EXPIRY, Optional.empty()));
    }

    /** The component in another type; what stands before it stays, unless it doesn't go with that type. */
    private Fix as(String words, Component component, String annotation, String type) {
        boolean whole = component.presence() == Presence.NULLABLE
                || component.defaultValue().isPresent()
                || Mark.on(field, Vocabulary.CONVERT).isPresent();
        boolean nullable = component.presence() != Presence.REQUIRED && !type.equals("long");
        String before = whole || nullable ? annotation + (nullable ? " @Nullable " : " ") : "";
        return Fix.of(words, Edit.in(record(), before + type + " " + component.name()));
    }

    private Fix removing(String words, String annotation) {
        return Fix.of(words, Edit.remove(site.name(), annotation));
    }

    private String record() {
        return site.name().substring(0, site.name().lastIndexOf('.'));
    }

    /** An instant, also as the one component of a record, stored in seconds. */
    static Optional<ValueType> seconds(ValueType type) {
        if (type instanceof ValueType.Single single) {
            return seconds(single.value())
                    .map(value -> new ValueType.Single(single.javaType(), single.accessor(), value));
        }
        return type instanceof ValueType.Scalar scalar && scalar.kind() == ScalarKind.INSTANT
                ? Optional.of(new ValueType.Scalar(ScalarKind.EPOCH_SECOND, scalar.javaType()))
                : Optional.empty();
    }

    private static String found(Component component) {
        String type = component.type().javaType().display();
        return component.type() instanceof ValueType.Converted
                ? ", found " + type + " with a converter of its own."
                : ", found " + (component.presence() == Presence.OPTIONAL ? "Optional<" + type + ">" : type) + ".";
    }

    private static Component with(Component component, ValueType type, Role role, Optional<String> missing) {
        return new Component(
                component.origin(),
                component.name(),
                component.attribute(),
                type,
                component.presence(),
                role,
                false,
                missing);
    }

    private Optional<Component> refused(Mark mark, DesignError error, String text, Fix fix) {
        site.at(sources.at(mark.place())).report(error, text, fix);
        return Optional.empty();
    }
}
