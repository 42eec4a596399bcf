package dev.partita.processor.write;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.JavaFile;
import com.squareup.javapoet.TypeSpec;
import dev.partita.processor.schema.JavaType;
import java.io.IOException;
import java.util.List;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Writes generated classes. Equal specifications give equal bytes. */
public final class SourceFiles {

    private static final String PROCESSOR = "dev.partita.processor.PartitaProcessor";
    private static final String GENERATED = "javax.annotation.processing.Generated";
    private static final ClassName NULL_MARKED = ClassName.get("org.jspecify.annotations", "NullMarked");

    /** What generated code uses of {@code java.lang}: imported by name only where the package has its own. */
    private static final List<String> USED_OF_JAVA_LANG = List.of(
            "Boolean",
            "Byte",
            "Character",
            "Class",
            "Double",
            "Float",
            "IllegalArgumentException",
            "IllegalStateException",
            "Integer",
            "Long",
            "Math",
            "Object",
            "Override",
            "RuntimeException",
            "Short",
            "String",
            "SuppressWarnings",
            "Void");

    private final Elements elements;
    private final Filer filer;

    /**
     * A writer of source files.
     *
     * @param elements where it looks up what the compiled module reads
     * @param filer where it writes
     */
    public SourceFiles(Elements elements, Filer filer) {
        this.elements = elements;
        this.filer = filer;
    }

    /**
     * Writes a class.
     *
     * @param type the class's package and name
     * @param spec the class
     * @param origin the one element that it is made from
     * @throws IOException if the compiler can't write it
     */
    public void write(JavaType type, TypeSpec spec, Element origin) throws IOException {
        TypeSpec.Builder complete = spec.toBuilder().addOriginatingElement(origin);
        if (readsGenerated(origin)) {
            complete.addAnnotation(AnnotationSpec.builder(ClassName.bestGuess(GENERATED))
                    .addMember("value", "$S", PROCESSOR)
                    .build());
        }
        if (DeprecatedUse.by(origin, elements)) {
            complete.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                    .addMember("value", "{$S, $S}", "deprecation", "removal")
                    .build());
        }
        complete.addAnnotation(NULL_MARKED);
        text(type.packageName(), complete.build(), hasOwnNamesOfJavaLang(type.packageName()))
                .writeTo(filer);
    }

    /** The file as it is written, for classes of a package with no names of {@code java.lang}. */
    static JavaFile text(String packageName, TypeSpec spec) {
        return text(packageName, spec, false);
    }

    private static JavaFile text(String packageName, TypeSpec spec, boolean importJavaLang) {
        return JavaFile.builder(packageName, spec)
                .indent("    ")
                .skipJavaLangImports(!importJavaLang)
                .build();
    }

    private boolean readsGenerated(Element origin) {
        ModuleElement module = elements.getModuleOf(origin);
        TypeElement found =
                module == null ? elements.getTypeElement(GENERATED) : elements.getTypeElement(module, GENERATED);
        return found != null;
    }

    private boolean hasOwnNamesOfJavaLang(String packageName) {
        String prefix = packageName.isEmpty() ? "" : packageName + ".";
        return USED_OF_JAVA_LANG.stream().anyMatch(name -> elements.getTypeElement(prefix + name) != null);
    }
}
