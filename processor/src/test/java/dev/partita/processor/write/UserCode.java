package dev.partita.processor.write;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.CompilationSubject;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import com.squareup.javapoet.TypeSpec;
import dev.partita.processor.schema.JavaType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/** A user's sources, compiled together with what is generated for them: with all lints, none of which may have a say. */
final class UserCode {

    private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");
    private static final Pattern TYPE = Pattern.compile("(?:record|enum|interface|class) (\\w+)");

    private final Compilation compilation;

    private UserCode(Compilation compilation) {
        this.compilation = compilation;
    }

    static UserCode compile(Map<JavaType, TypeSpec> generated, String... sources) {
        List<JavaFileObject> files = Stream.of(sources).map(UserCode::file).toList();
        Compilation compilation = Compiler.javac()
                .withProcessors(new WritingProcessor(generated))
                .withOptions("-Xlint:all,-processing", "-Werror", "-Xdoclint:all,-missing")
                .compile(files);
        CompilationSubject.assertThat(compilation).succeededWithoutWarnings();
        return new UserCode(compilation);
    }

    private static JavaFileObject file(String source) {
        return JavaFileObjects.forSourceString(find(PACKAGE, source) + "." + find(TYPE, source), source);
    }

    private static String find(Pattern pattern, String source) {
        Matcher matcher = pattern.matcher(source);
        if (!matcher.find()) {
            throw new IllegalArgumentException("no " + pattern + " in " + source);
        }
        return matcher.group(1);
    }

    /** The text of a generated class. */
    String text(JavaType type) {
        try {
            return compilation
                    .generatedSourceFile(type.canonicalName())
                    .orElseThrow()
                    .getCharContent(false)
                    .toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
