package dev.partita.processor.write;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.CompilationSubject;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.partita.runtime.TableLayout;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/**
 * A user's sources, compiled together with the codecs that are generated for them, under all lints, none of which may
 * have a say; and loaded by a class loader of their own.
 */
final class UserCode {

    private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");
    private static final Pattern TYPE = Pattern.compile("(?:record|enum|interface|class) (\\w+)");
    private static final String IMPORTS = """
            import dev.partita.*;
            import java.math.*;
            import java.time.*;
            import java.util.*;
            import org.jspecify.annotations.Nullable;
            import software.amazon.awssdk.core.SdkBytes;
            """;

    private final Compilation compilation;
    private final ClassLoader loader;

    private UserCode(Compilation compilation) {
        this.compilation = compilation;
        this.loader = new Loader(classes(compilation));
    }

    /** Sources with a package and imports, with the codecs of their records. */
    static UserCode compile(List<JavaFileObject> sources) {
        return compile(new CodecProcessor(), sources);
    }

    private static UserCode compile(Processor processor, List<JavaFileObject> sources) {
        Compilation compilation = Compiler.javac()
                .withProcessors(processor)
                .withOptions("-Xlint:all,-processing", "-Werror", "-Xdoclint:all,-missing")
                .compile(sources);
        CompilationSubject.assertThat(compilation).succeededWithoutWarnings();
        return new UserCode(compilation);
    }

    /** Types of the package {@code user}, with the usual imports. */
    static UserCode of(String... types) {
        return compile(
                Stream.of(types).map(t -> file("package user;\n" + IMPORTS + t)).toList());
    }

    /** A source file, named by what is in it. */
    static JavaFileObject file(String source) {
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
    String text(String name) {
        try {
            return compilation
                    .generatedSourceFile(name)
                    .orElseThrow()
                    .getCharContent(false)
                    .toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A class of the package {@code user}. */
    Class<?> type(String name) {
        try {
            return loader.loadClass("user." + name);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** A record of the package {@code user}. */
    Object make(String record, @Nullable Object... components) {
        try {
            Constructor<?> constructor = type(record).getDeclaredConstructors()[0];
            constructor.setAccessible(true);
            return constructor.newInstance(components);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** A constant of an enum of the package {@code user}. */
    Object constant(String enumeration, String name) {
        return Stream.of(type(enumeration).getEnumConstants())
                .filter(c -> ((Enum<?>) c).name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** The codec of a record for the items of a table. */
    Codec codec(String record, TableLayout layout) {
        return new Codec(type(record + "Codec"), layout);
    }

    private static Map<String, byte[]> classes(Compilation compilation) {
        Map<String, byte[]> classes = new HashMap<>();
        for (JavaFileObject file : compilation.generatedFiles()) {
            if (file.getKind() == JavaFileObject.Kind.CLASS) {
                try (InputStream bytes = file.openInputStream()) {
                    String path = file.toUri().getPath().replaceFirst("^/CLASS_OUTPUT/", "");
                    classes.put(path.replace('/', '.').replaceFirst("\\.class$", ""), bytes.readAllBytes());
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
        return classes;
    }

    private static final class Loader extends ClassLoader {

        private final Map<String, byte[]> classes;

        Loader(Map<String, byte[]> classes) {
            super(UserCode.class.getClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = classes.get(name);
            if (bytes == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
