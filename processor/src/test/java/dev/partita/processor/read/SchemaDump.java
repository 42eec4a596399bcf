package dev.partita.processor.read;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import dev.partita.processor.check.ItemRules;
import dev.partita.processor.diagnostic.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.JavaFileObject;
import org.assertj.core.api.Assertions;

/** Reads the tables of sources and prints them, with what is wrong. */
@SupportedAnnotationTypes("*")
final class SchemaDump extends AbstractProcessor {

    private final StringBuilder text = new StringBuilder();

    private SchemaDump() {}

    /** The tables of the sources as text; findings, one a line, follow. */
    static String of(List<JavaFileObject> sources) {
        SchemaDump dump = new SchemaDump();
        Compilation compilation =
                Compiler.javac().withOptions("-proc:only").withProcessors(dump).compile(sources);
        Assertions.assertThat(compilation.errors()).isEmpty();
        return dump.text.toString();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        JavaModel model = new JavaModel(processingEnv.getElementUtils(), processingEnv.getTypeUtils());
        round.getRootElements().forEach(model::compiles);
        DesignReader reader = new DesignReader(model, ItemRules::check);
        for (TypeElement type : types(new ArrayList<>(round.getRootElements()))) {
            reader.begin(type);
            if (Mark.on(type, Vocabulary.TABLE).isPresent()) {
                Unit<TableReading> table = reader.table(type);
                table.read().ifPresent(t -> text.append(SchemaText.of(t.table())));
                for (Finding finding : table.findings().all()) {
                    text.append(finding.error())
                            .append(' ')
                            .append(finding.message())
                            .append('\n');
                }
            }
        }
        return false;
    }

    /** The types with those nested in them. */
    private static List<TypeElement> types(List<Element> elements) {
        List<TypeElement> types = new ArrayList<>();
        for (TypeElement type : ElementFilter.typesIn(elements)) {
            types.add(type);
            types.addAll(types(new ArrayList<>(type.getEnclosedElements())));
        }
        return types;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }
}
