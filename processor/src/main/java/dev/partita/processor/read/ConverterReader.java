package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.ATT002;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.read.Converters.Converter;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads {@code @Convert}. */
final class ConverterReader {

    private static final Set<String> STORED = Set.of(
            "java.lang.String",
            "java.math.BigDecimal",
            "java.lang.Boolean",
            "byte[]",
            "java.util.List",
            "java.util.Map");

    private final JavaModel model;
    private final SourceMap sources;

    ConverterReader(JavaModel model, SourceMap sources) {
        this.model = model;
        this.sources = sources;
    }

    /** The converters that stand on a record and its package, for everything in the record. */
    Converters of(TypeElement record, Findings findings) {
        List<Converter> ofPackage = typed(model.elements().getPackageOf(record), record, findings);
        return Converters.NONE.within(ofPackage).within(typed(record, record, findings));
    }

    /** The converters that stand on a component. */
    List<Converter> of(Element component, TypeElement record, Findings findings) {
        return read(component, record, findings, Optional.empty());
    }

    /** The converters that stand on the type itself. */
    List<Converter> on(TypeMirror type, TypeElement user, Findings findings) {
        TypeElement element = JavaModel.element(type);
        return element == null ? List.of() : read(element, user, findings, Optional.of(type));
    }

    /** Those with {@code type}; a record's own converters, which have none, are for whoever uses the record. */
    private List<Converter> typed(Element element, TypeElement user, Findings findings) {
        List<Mark> marks = Mark.each(element, Vocabulary.CONVERT).stream()
                .filter(m -> m.type("type").isPresent() || element.getKind() == ElementKind.PACKAGE)
                .toList();
        return converters(marks, user, findings, Optional.empty());
    }

    private List<Converter> read(Element element, TypeElement user, Findings findings, Optional<TypeMirror> converted) {
        List<Mark> marks = Mark.each(element, Vocabulary.CONVERT).stream()
                .filter(m -> converted.isEmpty() || m.type("type").isEmpty())
                .toList();
        return converters(marks, user, findings, converted);
    }

    private List<Converter> converters(
            List<Mark> marks, TypeElement user, Findings findings, Optional<TypeMirror> converted) {
        List<Converter> read = new ArrayList<>();
        for (Mark mark : marks) {
            Site site = new Site(findings, sources.at(mark.place("value")), "@Convert on " + placeOf(mark.element()));
            converter(mark, user, site, converted).ifPresent(c -> addOnce(read, c, site));
        }
        return read;
    }

    private void addOnce(List<Converter> read, Converter converter, Site site) {
        boolean second = read.stream()
                .filter(c -> model.types().isSameType(c.type(), converter.type()))
                .anyMatch(c -> c.key().isPresent() == converter.key().isPresent());
        if (second) {
            site.report(
                    ATT002,
                    "there already is a converter of this kind for " + display(converter.type()) + ".",
                    Fix.of("keep one KeyConverter and one AttributeConverter at most"));
        } else {
            read.add(converter);
        }
    }

    private Optional<Converter> converter(Mark mark, TypeElement user, Site site, Optional<TypeMirror> converted) {
        TypeMirror type =
                mark.type("value").map(Mark.Named::type).orElse(mark.outer().getAnnotationType());
        TypeElement element = JavaModel.element(type);
        if (element == null || !canBeMade(element, user)) {
            site.report(
                    ATT002,
                    display(type) + " can't be made by generated code.",
                    Fix.of("make it a class that is not abstract and not private, visible from " + model.packageOf(user)
                            + ", with a constructor without parameters"));
            return Optional.empty();
        }
        Optional<DeclaredType> key = superType(type, Vocabulary.KEY_CONVERTER);
        Optional<DeclaredType> attribute = superType(type, Vocabulary.ATTRIBUTE_CONVERTER);
        if (key.isPresent() == attribute.isPresent()) {
            site.report(
                    ATT002,
                    element.getSimpleName() + " has to be either a KeyConverter or an AttributeConverter, "
                            + (key.isPresent() ? "not both." : "with type arguments."));
            return Optional.empty();
        }
        Optional<Converter> read = key.map(k -> keyConverter(element, k))
                .or(() -> attribute.flatMap(a -> attributeConverter(element, a, site)));
        return read.filter(c -> fits(c, mark, site, converted));
    }

    private boolean fits(Converter converter, Mark mark, Site site, Optional<TypeMirror> converted) {
        Optional<TypeMirror> wanted = mark.type("type").map(Mark.Named::type).or(() -> converted);
        if (wanted.isPresent() && !model.types().isSameType(boxed(wanted.get()), boxed(converter.type()))) {
            site.report(
                    ATT002,
                    "expected a converter of " + display(wanted.get()) + ", found one of " + display(converter.type())
                            + ".");
            return false;
        }
        if (wanted.isEmpty() && mark.element().getKind() == ElementKind.PACKAGE) {
            site.report(
                    ATT002,
                    "a converter on a package has to say what it converts.",
                    Fix.of("add type = " + display(converter.type()) + ".class"));
            return false;
        }
        return true;
    }

    private Converter keyConverter(TypeElement converter, DeclaredType key) {
        Optional<Mark> text = Mark.on(converter, Vocabulary.KEY_TEXT);
        ValueType.ConvertedKey converted = new ValueType.ConvertedKey(
                model.typeOf(converter),
                text.map(t -> t.flag("ordered")).orElse(false),
                text.map(t -> t.number("width")).orElse(0));
        return new Converter(key.getTypeArguments().get(0), Optional.of(converted), Optional.empty());
    }

    private Optional<Converter> attributeConverter(TypeElement converter, DeclaredType attribute, Site site) {
        JavaType stored = model.typeOf(attribute.getTypeArguments().get(1));
        String name = stored.erased().canonicalName() + "[]".repeat(stored.dimensions());
        if (!STORED.contains(name)) {
            site.report(
                    ATT002,
                    converter.getSimpleName() + " stores " + stored.display()
                            + ", which is none of String, BigDecimal, Boolean, byte[], List and Map.");
            return Optional.empty();
        }
        return Optional.of(new Converter(
                attribute.getTypeArguments().get(0),
                Optional.empty(),
                Optional.of(new ValueType.ConvertedAttribute(model.typeOf(converter), stored))));
    }

    /** The interface as the class implements it, with type arguments. */
    private Optional<DeclaredType> superType(TypeMirror type, String name) {
        if (type instanceof DeclaredType declared && model.isClass(type, name)) {
            return declared.getTypeArguments().isEmpty() ? Optional.empty() : Optional.of(declared);
        }
        return model.types().directSupertypes(type).stream()
                .flatMap(s -> superType(s, name).stream())
                .findFirst();
    }

    private boolean canBeMade(TypeElement converter, TypeElement user) {
        boolean nested = converter.getEnclosingElement() instanceof TypeElement;
        boolean made = converter.getKind() == ElementKind.CLASS
                && !converter.getModifiers().contains(Modifier.ABSTRACT)
                && (!nested || converter.getModifiers().contains(Modifier.STATIC))
                && converter.getTypeParameters().isEmpty();
        return made && model.isVisible(converter, user) && hasConstructor(converter, user);
    }

    private boolean hasConstructor(TypeElement converter, TypeElement user) {
        boolean samePackage = model.packageOf(converter).equals(model.packageOf(user));
        for (ExecutableElement constructor : ElementFilter.constructorsIn(converter.getEnclosedElements())) {
            if (constructor.getParameters().isEmpty()) {
                return constructor.getModifiers().contains(Modifier.PUBLIC)
                        || (samePackage && !constructor.getModifiers().contains(Modifier.PRIVATE));
            }
        }
        return false;
    }

    private String display(TypeMirror type) {
        return model.typeOf(type).display();
    }

    private TypeMirror boxed(TypeMirror type) {
        return type instanceof PrimitiveType primitive
                ? model.types().boxedClass(primitive).asType()
                : type;
    }

    private static String placeOf(Element element) {
        return element.getKind() == ElementKind.FIELD
                ? JavaModel.ownerOf(element).getSimpleName() + "." + element.getSimpleName()
                : element.toString();
    }
}
