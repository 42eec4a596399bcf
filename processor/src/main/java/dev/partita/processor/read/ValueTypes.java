package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.ATT001;
import static dev.partita.processor.diagnostic.DesignError.ATT003;
import static dev.partita.processor.diagnostic.DesignError.GEN002;
import static dev.partita.processor.diagnostic.DesignError.GEN007;

import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.ScalarKind;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Reads how a type is stored. What can't be stored is reported at the site that wants it. */
final class ValueTypes {

    private final JavaModel model;
    private final ConverterReader converterReader;

    ValueTypes(JavaModel model, ConverterReader converterReader) {
        this.model = model;
        this.converterReader = converterReader;
    }

    /**
     * How values of a type are stored.
     *
     * @param type the type
     * @param user the record or interface that uses it
     * @param converters the converters that apply there
     * @param site what is reported if it can't be stored
     */
    Optional<ValueType> read(TypeMirror type, TypeElement user, Converters converters, Site site) {
        return new Reading(type, user, site).value(type, converters);
    }

    /** The type, boxed if it is primitive. */
    TypeMirror boxed(TypeMirror type) {
        return type instanceof PrimitiveType primitive
                ? model.types().boxedClass(primitive).asType()
                : type;
    }

    /** One type with everything inside it. */
    private final class Reading {

        private final TypeMirror whole;
        private final TypeElement user;
        private final Site site;
        private final Deque<JavaType> singles = new ArrayDeque<>();

        Reading(TypeMirror whole, TypeElement user, Site site) {
            this.whole = whole;
            this.user = user;
            this.site = site;
        }

        Optional<ValueType> value(TypeMirror type, Converters converters) {
            if (type.getKind() == TypeKind.TYPEVAR || type instanceof WildcardType) {
                return unsupported(type, "");
            }
            JavaType javaType = model.typeOf(type);
            Converters applying =
                    converters.beyond(new Converters(List.of(converterReader.on(type, user, site.findings()))));
            List<Converters.Converter> found = applying.of(boxed(type), model.types());
            if (!found.isEmpty()) {
                return Optional.of(Converters.join(found, javaType));
            }
            String name = javaType.erased().canonicalName() + "[]".repeat(javaType.dimensions());
            Optional<ScalarKind> scalar = Scalars.kind(name);
            if (scalar.isPresent()) {
                return Optional.of(new ValueType.Scalar(scalar.get(), javaType));
            }
            return type instanceof DeclaredType declared
                    ? declared(declared, javaType, converters)
                    : unsupported(type, "");
        }

        private Optional<ValueType> declared(DeclaredType type, JavaType javaType, Converters converters) {
            TypeElement element = (TypeElement) type.asElement();
            if (type.getTypeArguments().size() < element.getTypeParameters().size()) {
                return unsupported(type, "It is a raw type: say what is in it. ");
            }
            return switch (javaType.canonicalName()) {
                case "java.util.List" -> argument(type, 0, converters).map(e -> new ValueType.ListOf(javaType, e));
                case "java.util.Set" -> argument(type, 0, converters).flatMap(e -> set(type, javaType, e));
                case "java.util.Map" -> map(type, javaType, converters);
                default ->
                    element.getKind() == ElementKind.ENUM
                            ? enumeration(element, javaType)
                            : record(type, element, javaType, converters);
            };
        }

        private Optional<ValueType> argument(DeclaredType type, int index, Converters converters) {
            return value(type.getTypeArguments().get(index), converters);
        }

        private Optional<ValueType> set(TypeMirror type, JavaType javaType, ValueType element) {
            if (!SetElements.canBeIn(element)) {
                return unsupported(type, "A DynamoDB set holds texts, numbers or binary values. Use List. ");
            }
            return Optional.of(new ValueType.SetOf(javaType, element));
        }

        private Optional<ValueType> map(DeclaredType type, JavaType javaType, Converters converters) {
            if (!model.isClass(type.getTypeArguments().get(0), "java.lang.String")) {
                return unsupported(type, "The keys of a map have to be String. ");
            }
            return argument(type, 1, converters).map(v -> new ValueType.MapOf(javaType, v));
        }

        private Optional<ValueType> enumeration(TypeElement element, JavaType javaType) {
            if (!isVisible(element)) {
                return Optional.empty();
            }
            List<String> constants = element.getEnclosedElements().stream()
                    .filter(e -> e.getKind() == ElementKind.ENUM_CONSTANT)
                    .map(e -> e.getSimpleName().toString())
                    .toList();
            return Optional.of(new ValueType.Enumeration(javaType, constants));
        }

        private Optional<ValueType> record(
                DeclaredType type, TypeElement element, JavaType javaType, Converters converters) {
            if (element.getKind() != ElementKind.RECORD) {
                return unsupported(type, Scalars.instead(javaType.canonicalName()));
            }
            if (!isVisible(element)) {
                return Optional.empty();
            }
            if (Mark.on(element, Vocabulary.EMBEDDED).isPresent()) {
                return embedded(type, element, javaType);
            }
            if (Mark.on(element, Vocabulary.PARTITION).isPresent()) {
                return unsupported(type, javaType.display() + " is an item of its own; store its key here. ");
            }
            if (element.getRecordComponents().size() != 1) {
                return unsupported(
                        type,
                        "A record with several components needs @Embedded: " + "@Embedded public record "
                                + javaType.simpleName() + "(…). ");
            }
            return single(type, element.getRecordComponents().get(0), javaType, converters);
        }

        private Optional<ValueType> embedded(DeclaredType type, TypeElement element, JavaType javaType) {
            if (!element.getTypeParameters().isEmpty()) {
                return unsupported(type, "An @Embedded record can't have type parameters. ");
            }
            JavaType codec = JavaType.of(javaType.packageName(), javaType.flatName() + "Codec");
            if (!model.isCompiled(element) && model.find(codec) == null) {
                site.report(GEN007, CodecFacts.missing(javaType, codec), CodecFacts.fix(javaType));
                return Optional.empty();
            }
            return Optional.of(new ValueType.Embedded(javaType, codec));
        }

        private Optional<ValueType> single(
                DeclaredType type, RecordComponentElement component, JavaType javaType, Converters converters) {
            if (singles.contains(javaType) || singles.size() > 16) {
                site.report(
                        ATT003,
                        "Partita can't store " + display(whole) + ": " + javaType.display()
                                + " contains itself, and a record with one component is stored as that component, which"
                                + " never ends here.",
                        Fix.of("break the circle with a List of @Embedded records"));
                return Optional.empty();
            }
            TypeElement record = JavaModel.ownerOf(component);
            TypeMirror inner =
                    ((ExecutableType) model.types().asMemberOf(type, component.getAccessor())).getReturnType();
            if (Nullness.isNullable(JavaModel.fieldOf(component), component.asType())) {
                return unsupported(type, "Its only component is @Nullable: mark the whole as @Nullable instead. ");
            }
            singles.push(javaType);
            Converters nearer = converterReader
                    .of(record, site.findings())
                    .within(converterReader.of(JavaModel.fieldOf(component), record, site.findings()));
            Function<ValueType, ValueType> wrap = v ->
                    new ValueType.Single(javaType, component.getSimpleName().toString(), v);
            Optional<ValueType> value = value(inner, nearer.beyond(converters)).map(wrap);
            singles.pop();
            return value;
        }

        private boolean isVisible(TypeElement element) {
            if (JavaModel.isPrivate(element)) {
                site.report(
                        GEN002,
                        "generated code can't see " + element.getSimpleName()
                                + ", which is private or inside something private.",
                        Fix.of("let its package see it: remove private"));
                return false;
            }
            return true;
        }

        private Optional<ValueType> unsupported(TypeMirror part, String advice) {
            String inside = display(part).equals(display(whole)) ? "" : ": it contains " + display(part);
            site.report(
                    ATT001,
                    "Partita can't store " + display(whole) + inside + ".\n  " + advice + "Partita stores "
                            + Scalars.SUPPORTED + ".");
            return Optional.empty();
        }

        private String display(TypeMirror type) {
            return model.typeOf(type).display();
        }
    }
}
