package dev.partita.processor.read;

import dev.partita.processor.schema.JavaType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** What the compiler knows about types, and which of them it is compiling. */
public final class JavaModel {

    private final Elements elements;
    private final Types types;
    private final Set<String> compiled = new HashSet<>();

    /** A view of the compiler. */
    public JavaModel(Elements elements, Types types) {
        this.elements = elements;
        this.types = types;
    }

    /** Remembers a top-level type, or the annotation of a package, that is being compiled. */
    public void compiles(Element root) {
        compiled.add(root.toString());
    }

    /** Whether the element stands in a source that is being compiled. */
    public boolean isCompiled(Element element) {
        if (element.getKind() == ElementKind.PACKAGE) {
            return compiled.contains(element.toString());
        }
        return compiled.contains(outermost(element).toString());
    }

    /** Whether there is a class of that name among the sources. */
    public boolean hasSource(JavaType type) {
        TypeElement found = find(type);
        return found != null && isCompiled(found);
    }

    Elements elements() {
        return elements;
    }

    Types types() {
        return types;
    }

    /** The class with that name, as the module of the element sees it. */
    @Nullable
    TypeElement find(JavaType type) {
        return elements.getTypeElement(type.canonicalName());
    }

    /**
     * The element of a class type; null for primitive types, arrays and the like.
     *
     * @throws UnresolvedType if the compiler doesn't know the type
     */
    static @Nullable TypeElement element(TypeMirror type) {
        if (type.getKind() == TypeKind.ERROR) {
            throw UnresolvedType.of(type);
        }
        return type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element
                ? element
                : null;
    }

    boolean isClass(TypeMirror type, String name) {
        TypeElement element = element(type);
        return element != null && element.getQualifiedName().contentEquals(name);
    }

    /** The private field of a record component: it alone has a position in every compiler. */
    static Element fieldOf(RecordComponentElement component) {
        for (VariableElement field : ElementFilter.fieldsIn(ownerOf(component).getEnclosedElements())) {
            if (field.getSimpleName().equals(component.getSimpleName())) {
                return field;
            }
        }
        return component;
    }

    /** The class that declares a component, a field or a method. */
    static TypeElement ownerOf(Element member) {
        if (member.getEnclosingElement() instanceof TypeElement owner) {
            return owner;
        }
        throw new IllegalArgumentException(member + " is no member of a class");
    }

    String packageOf(Element element) {
        return elements.getPackageOf(element).getQualifiedName().toString();
    }

    static boolean isPublic(TypeElement type) {
        return chain(type).stream().allMatch(e -> e.getModifiers().contains(Modifier.PUBLIC));
    }

    static boolean isPrivate(TypeElement type) {
        return chain(type).stream().anyMatch(e -> e.getModifiers().contains(Modifier.PRIVATE));
    }

    /** Whether classes of the other's package can use it. */
    boolean isVisible(TypeElement type, TypeElement from) {
        return isPublic(type) || (!isPrivate(type) && packageOf(type).equals(packageOf(from)));
    }

    /** The type as a plain record. */
    JavaType typeOf(TypeMirror type) {
        if (type.getKind() == TypeKind.ERROR) {
            throw UnresolvedType.of(type);
        }
        if (type instanceof ArrayType array) {
            JavaType component = typeOf(array.getComponentType());
            return new JavaType(
                    component.packageName(), component.names(), component.arguments(), component.dimensions() + 1);
        }
        if (type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
            List<JavaType> arguments =
                    declared.getTypeArguments().stream().map(this::typeOf).toList();
            return new JavaType(packageOf(element), namesOf(element), arguments, 0);
        }
        return JavaType.of("", spelling(type));
    }

    /** The class as a plain record, without arguments. */
    JavaType typeOf(TypeElement element) {
        return new JavaType(packageOf(element), namesOf(element), List.of(), 0);
    }

    /** Primitive types, {@code void}, wildcards and type variables, without annotations. */
    private static String spelling(TypeMirror type) {
        return type.getKind().isPrimitive() || type.getKind() == TypeKind.VOID
                ? type.getKind().name().toLowerCase(Locale.ROOT)
                : type.toString();
    }

    private static List<String> namesOf(TypeElement type) {
        return chain(type).stream().map(e -> e.getSimpleName().toString()).toList();
    }

    /** The classes around it, from the outermost inwards, and itself. */
    private static List<TypeElement> chain(TypeElement type) {
        List<TypeElement> chain = new ArrayList<>();
        for (Element e = type; e instanceof TypeElement element; e = e.getEnclosingElement()) {
            chain.add(0, element);
        }
        return chain;
    }

    private static Element outermost(Element element) {
        Element outermost = element;
        for (Element e = element; e != null && e.getKind() != ElementKind.PACKAGE; e = e.getEnclosingElement()) {
            outermost = e;
        }
        return outermost;
    }
}
