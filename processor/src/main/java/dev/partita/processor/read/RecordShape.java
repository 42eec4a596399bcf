package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.GEN001;
import static dev.partita.processor.diagnostic.DesignError.GEN002;
import static dev.partita.processor.diagnostic.DesignError.GEN003;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;

/** What every type that code is generated for has to be. */
final class RecordShape {

    private RecordShape() {}

    /** Whether it is a record that generated code can use. */
    static boolean isRecord(TypeElement type, String annotation, Site site) {
        return isKind(type, ElementKind.RECORD, "record", annotation, site);
    }

    /** Whether it is an interface that generated code can implement. */
    static boolean isInterface(TypeElement type, String annotation, Site site) {
        return isKind(type, ElementKind.INTERFACE, "interface", annotation, site);
    }

    private static boolean isKind(TypeElement type, ElementKind kind, String word, String annotation, Site site) {
        if (type.getKind() != kind) {
            site.report(
                    GEN001,
                    annotation + " stands on " + (kind == ElementKind.RECORD ? "a " : "an ") + word
                            + ", and this is none.",
                    Fix.of("make it " + (kind == ElementKind.RECORD ? "a record" : "an interface")));
            return false;
        }
        if (JavaModel.isPrivate(type) || type.getNestingKind() == NestingKind.LOCAL) {
            site.report(
                    GEN002,
                    "generated code can't see it, since it is private, local or inside something private.",
                    type.getModifiers().contains(Modifier.PRIVATE)
                            ? Fix.of("let its package see it", Edit.remove(site.name(), "private"))
                            : Fix.of("move it out"));
            return false;
        }
        if (!type.getTypeParameters().isEmpty()) {
            site.report(
                    GEN003,
                    "a type with type parameters can't be stored or implemented: what stands for "
                            + type.getTypeParameters().get(0) + " has to be known.",
                    Fix.of("write the type instead of "
                            + type.getTypeParameters().get(0)));
            return false;
        }
        return true;
    }
}
