package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.PAT021;

import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.JavaType;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Says that what an access pattern returns can't be read, and what may be meant. */
final class UnreadableResult {

    private static final String FORMS = "an access pattern returns T, @Nullable T, Optional<T>, List<T>, Page<T> or "
            + "Stream<T> of an item record, a sealed interface over item records, a @View or an @ItemCollection; or "
            + "boolean or long";

    /** Counts that may be null, or are too small. */
    private static final Set<String> NUMBERS =
            Set.of("int", "short", "byte", "java.lang.Long", "java.lang.Integer", "java.lang.Short");

    /** What a list could stand for. */
    private static final Set<String> SEVERAL =
            Set.of("java.lang.Iterable", "java.util.Collection", "java.util.Set", "java.util.ArrayList");

    private final JavaModel model;
    private final Signature signature;
    private final TableScope scope;
    private final boolean named;
    private final PatternRepairs repairs;

    /**
     * Of one method.
     *
     * @param named whether {@code of} says which record is meant
     */
    UnreadableResult(JavaModel model, Signature signature, TableScope scope, boolean named) {
        this.model = model;
        this.signature = signature;
        this.scope = scope;
        this.named = named;
        this.repairs = new PatternRepairs(model, signature, scope);
    }

    /** Whether a count or an answer is meant, in a form that it never has. */
    boolean isNumberOrAnswer(TypeMirror type) {
        return NUMBERS.contains(name(type)) || isAnswer(type);
    }

    /** Reports a type that isn't, or doesn't hold, what items can be read as. */
    void report(TypeMirror type) {
        String found = model.typeOf(type).display();
        signature.site().report(PAT021, "it returns " + found + ", but " + FORMS + ".", fixes(type));
    }

    /** Reports a list, page or {@code Optional} that doesn't say of what. */
    void reportRaw(TypeMirror type) {
        String found = model.typeOf(type).display();
        signature.site().report(PAT021, "it returns a raw " + found + ": say what is in it.", lists());
    }

    private Fix[] fixes(TypeMirror type) {
        if (isNumberOrAnswer(type)) {
            return isAnswer(type) ? counting("answer with boolean", "boolean") : counting("count with long", "long");
        }
        TypeElement element = JavaModel.element(type);
        if (element != null && SEVERAL.contains(name(type))) {
            return list((DeclaredType) type);
        }
        return element != null && element.getKind().isInterface() && !name(type).startsWith("java.")
                ? new Fix[] {sealed(element)}
                : lists();
    }

    /** A count or an answer is of a record, which its type doesn't name. */
    private Fix[] counting(String words, String result) {
        if (named) {
            return new Fix[] {repairs.fix(words, repairs.returning(result))};
        }
        Fix[] fixes = repairs.meant().stream()
                .map(r -> repairs.fix(
                        words, repairs.returning(result), repairs.annotated("of = " + r.display() + ".class")))
                .toArray(Fix[]::new);
        return fixes.length == 0 ? new Fix[] {Fix.of(words + ", and name the record by of")} : fixes;
    }

    private Fix[] list(DeclaredType type) {
        List<? extends TypeMirror> arguments = type.getTypeArguments();
        TypeElement element = arguments.isEmpty() ? null : JavaModel.element(arguments.get(0));
        return element == null || !SealedItems.isItemType(element)
                ? lists()
                : new Fix[] {
                    repairs.fix(
                            "return a List",
                            repairs.returning(
                                    "List<" + model.typeOf(arguments.get(0)).display() + ">"))
                };
    }

    private Fix[] lists() {
        Fix[] fixes = repairs.meant().stream()
                .map(r -> repairs.fix("say what is read", repairs.returning("List<" + r.display() + ">")))
                .toArray(Fix[]::new);
        return fixes.length == 0 ? new Fix[] {Fix.of("say what is read")} : fixes;
    }

    /** What it permits stands behind its name, where nothing is pasted. */
    private Fix sealed(TypeElement element) {
        JavaType type = model.typeOf(element);
        String permitted = scope.items().keySet().stream()
                .filter(i -> isBelow(i, element))
                .map(JavaType::display)
                .collect(Collectors.joining(", "));
        return Fix.of("make " + type.display() + " sealed"
                + (permitted.isEmpty() ? "" : ": sealed interface " + type.simpleName() + " permits " + permitted));
    }

    private boolean isBelow(JavaType record, TypeElement type) {
        TypeElement element = model.find(record);
        return element != null && model.types().isSubtype(element.asType(), type.asType());
    }

    private boolean isAnswer(TypeMirror type) {
        return name(type).equals("java.lang.Boolean");
    }

    private String name(TypeMirror type) {
        return model.typeOf(type).erased().canonicalName();
    }
}
