package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.ATT002;
import static dev.partita.processor.diagnostic.DesignError.ATT004;
import static dev.partita.processor.diagnostic.DesignError.ATT005;
import static dev.partita.processor.diagnostic.DesignError.ATT006;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.diagnostic.NearMiss;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Presence;
import dev.partita.processor.schema.Role;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads the components of a record that has a codec. */
final class ComponentReader {

    private static final String OPTIONAL = "java.util.Optional";

    private final JavaModel model;
    private final SourceMap sources;
    private final ConverterReader converterReader;
    private final ValueTypes valueTypes;
    private final CodecFacts facts;

    ComponentReader(JavaModel model, SourceMap sources, ConverterReader converterReader, ValueTypes valueTypes) {
        this.model = model;
        this.sources = sources;
        this.converterReader = converterReader;
        this.valueTypes = valueTypes;
        this.facts = new CodecFacts(model);
    }

    /** All components; what is wrong with one is reported. */
    Components read(TypeElement record, Findings findings) {
        Set<String> hidden = hidden(record);
        Converters converters = converterReader.of(record, findings);
        AttributeNaming naming = AttributeNaming.of(record, model);
        List<Component> sound = new ArrayList<>();
        Set<String> unsound = new LinkedHashSet<>();
        for (RecordComponentElement element : record.getRecordComponents()) {
            Optional<Component> component = new One(record, element, findings).read(converters, naming, hidden);
            component.ifPresentOrElse(
                    sound::add, () -> unsound.add(element.getSimpleName().toString()));
        }
        return new Components(sound, unsound);
    }

    /**
     * What a component looks like from outside, before it is known how it is stored.
     *
     * @param type its type; for an {@code Optional}, what is in it
     */
    record Shape(Site site, Element field, String name, JavaType type, Presence presence) {}

    /** All components from outside, or nothing if one of them is unsound. */
    Optional<List<Shape>> shapes(TypeElement record, Findings findings) {
        Set<String> hidden = hidden(record);
        List<Shape> shapes = new ArrayList<>();
        for (RecordComponentElement element : record.getRecordComponents()) {
            new One(record, element, findings).shape(hidden).ifPresent(shapes::add);
        }
        return shapes.size() == record.getRecordComponents().size() ? Optional.of(shapes) : Optional.empty();
    }

    private Set<String> hidden(TypeElement record) {
        return model.isCompiled(record) ? Set.of() : facts.nullable(record).orElse(Set.of());
    }

    /** One component. */
    private final class One {

        private final TypeElement record;
        private final Element field;
        private final String name;
        private final TypeMirror type;
        private final Site site;

        One(TypeElement record, RecordComponentElement component, Findings findings) {
            this.record = record;
            this.field = JavaModel.fieldOf(component);
            this.name = component.getSimpleName().toString();
            this.type = component.asType();
            this.site =
                    new Site(findings, sources.at(field), model.typeOf(record).display() + "." + name);
        }

        Optional<Component> read(Converters converters, AttributeNaming naming, Set<String> hidden) {
            List<Converters.Converter> own = converterReader.of(field, record, site.findings());
            Optional<ValueType> value =
                    areSound(own) ? valueTypes.read(held(), record, converters.within(own), site) : Optional.empty();
            Optional<Presence> presence = presence(isNullable(hidden));
            Optional<String> attribute = attribute(naming);
            if (value.isEmpty() || presence.isEmpty() || attribute.isEmpty()) {
                return Optional.empty();
            }
            Optional<Mark> defaulted = Mark.on(field, Vocabulary.DEFAULT);
            if (defaulted.isPresent() && !isSound(defaulted.get(), value.get(), presence.get())) {
                return Optional.empty();
            }
            Component component = new Component(
                    site.origin(),
                    name,
                    attribute.get(),
                    value.get(),
                    presence.get(),
                    Role.VALUE,
                    Mark.on(field, Vocabulary.KEY_ONLY).isPresent(),
                    defaulted.map(d -> d.text("value")));
            return new RoleReader(field, sources, site).read(component);
        }

        private boolean isOptional() {
            return model.isClass(type, OPTIONAL)
                    && !((DeclaredType) type).getTypeArguments().isEmpty();
        }

        private TypeMirror held() {
            return isOptional() ? ((DeclaredType) type).getTypeArguments().get(0) : type;
        }

        private boolean isNullable(Set<String> hidden) {
            return hidden.contains(name) || Nullness.isNullable(field, field.asType());
        }

        Optional<Shape> shape(Set<String> hidden) {
            return presence(isNullable(hidden)).map(p -> new Shape(site, field, name, model.typeOf(held()), p));
        }

        private Optional<Presence> presence(boolean nullable) {
            if (!nullable
                    && field.asType() instanceof ArrayType array
                    && Nullness.isNullable(array.getComponentType())) {
                site.report(
                        ATT004,
                        "@Nullable before the type of an array is about what is in it.",
                        Fix.of(
                                "write it before the brackets",
                                Edit.remove(site.name(), "@Nullable"),
                                Edit.in(
                                        record(),
                                        model.typeOf(type).display().replace("[]", " @Nullable []") + " " + name)));
                return Optional.empty();
            }
            if (!nullable) {
                return Optional.of(isOptional() ? Presence.OPTIONAL : Presence.REQUIRED);
            }
            if (isOptional()) {
                site.report(
                        ATT004,
                        "an Optional is never null.",
                        Fix.of("say it once", Edit.remove(site.name(), "@Nullable")));
                return Optional.empty();
            }
            if (type.getKind().isPrimitive()) {
                site.report(
                        ATT004,
                        "a primitive " + type.getKind().name().toLowerCase(java.util.Locale.ROOT) + " can't be null.",
                        Fix.of(
                                "use the type that can",
                                Edit.in(
                                        record(),
                                        "@Nullable "
                                                + model.typeOf(valueTypes.boxed(type))
                                                        .display() + " " + name)));
                return Optional.empty();
            }
            return Optional.of(Presence.NULLABLE);
        }

        private Optional<String> attribute(AttributeNaming naming) {
            Optional<Mark> mark = Mark.on(field, Vocabulary.ATTRIBUTE);
            if (mark.isEmpty()) {
                return Optional.of(naming.nameOf(name));
            }
            if (Mark.on(field, Vocabulary.KEY_ONLY).isPresent()) {
                site.at(sources.at(mark.get().place()))
                        .report(
                                ATT006,
                                "a @KeyOnly component has no attribute, so @Attribute can't name it.",
                                Fix.of("leave it in the key alone", Edit.remove(site.name(), "@Attribute")),
                                Fix.of("store it as well", Edit.remove(site.name(), "@KeyOnly")));
                return Optional.empty();
            }
            String attribute = mark.get().text("value");
            if (attribute.isEmpty()) {
                site.at(sources.at(mark.get().place("value")))
                        .report(
                                ATT006,
                                "the name of an attribute can't be empty.",
                                Fix.of(
                                        "leave it out, if it is the component's",
                                        Edit.remove(site.name(), "@Attribute")));
                return Optional.empty();
            }
            return Optional.of(attribute);
        }

        private String record() {
            return model.typeOf(record).display();
        }

        private boolean isSound(Mark defaulted, ValueType value, Presence presence) {
            Site place = site.at(sources.at(defaulted.place("value")));
            if (presence != Presence.REQUIRED) {
                place.report(
                        ATT005,
                        "a component with @Default always has a value when it is read, so it can't be "
                                + (presence == Presence.OPTIONAL ? "Optional" : "@Nullable")
                                + ".",
                        presence == Presence.OPTIONAL
                                ? Fix.of(
                                        "let it be what is in it",
                                        Edit.in(record(), value.javaType().display() + " " + name))
                                : Fix.of("say that it has a value", Edit.remove(site.name(), "@Nullable")));
                return false;
            }
            Optional<String> expected = DefaultTexts.expectedInstead(value, defaulted.text("value"));
            expected.ifPresent(e -> place.report(
                    ATT005,
                    "\"" + defaulted.text("value") + "\" is no "
                            + value.javaType().display() + ": expected " + e + ".",
                    nearest(value, defaulted.text("value"))));
            return expected.isEmpty();
        }

        /** The constant that is meant, if there is one. */
        private Fix[] nearest(ValueType value, String text) {
            return value.unwrapped() instanceof ValueType.Enumeration enumeration
                    ? NearMiss.of(text, enumeration.constants()).stream()
                            .map(near -> Fix.of("name a constant", Edit.on(site.name(), "@Default(\"" + near + "\")")))
                            .toArray(Fix[]::new)
                    : new Fix[0];
        }

        /** Where one of the converters is wrong, that what it should convert can't be stored is a consequence. */
        private boolean areSound(List<Converters.Converter> own) {
            boolean all = own.size() == Mark.each(field, Vocabulary.CONVERT).size();
            for (Converters.Converter converter : own) {
                all &= isUsed(converter);
            }
            return all;
        }

        /** A converter on a component has to convert something in it. */
        private boolean isUsed(Converters.Converter converter) {
            boolean used = isIn(converter.type(), type);
            if (!used) {
                site.report(
                        ATT002,
                        "its converter is for "
                                + model.typeOf(converter.type()).display()
                                + ", which the component doesn't hold: its type is "
                                + model.typeOf(type).display() + ".",
                        Fix.of("leave it out, or take one for that type", Edit.remove(site.name(), "@Convert")));
            }
            return used;
        }

        private boolean isIn(TypeMirror converted, TypeMirror part) {
            if (model.types().isSameType(converted, valueTypes.boxed(part))) {
                return true;
            }
            return part instanceof DeclaredType declared
                    && declared.getTypeArguments().stream().anyMatch(argument -> isIn(converted, argument));
        }
    }
}
