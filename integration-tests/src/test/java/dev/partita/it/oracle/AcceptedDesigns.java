package dev.partita.it.oracle;

import dev.partita.it.Sources;
import dev.partita.it.oracle.Design.Pattern;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * Leaves of many designs what the processor accepts, and compiles that. A refused pattern leaves its design, a refused
 * record the whole design.
 */
final class AcceptedDesigns {

    private static final int ROUNDS = 20;

    /** Of many messages of a code the compiler shows the first few and counts the rest. */
    private static final int AT_A_TIME = 10;

    private final Path folder;

    AcceptedDesigns(Path folder) {
        this.folder = folder;
    }

    /** What is left, compiled into the folder. */
    List<Design> of(List<Design> designs) {
        List<Design> accepted = new ArrayList<>();
        for (int i = 0; i < designs.size(); i += AT_A_TIME) {
            accepted.addAll(ofSome(designs.subList(i, Math.min(i + AT_A_TIME, designs.size()))));
        }
        return accepted;
    }

    private List<Design> ofSome(List<Design> designs) {
        List<Design> left = designs;
        for (int round = 0; round < ROUNDS; round++) {
            Sources.Compilation compilation = sources(left).compile(folder);
            if (compilation.done()) {
                return left;
            }
            left = without(left, compilation);
            if (left.isEmpty()) {
                return left;
            }
        }
        throw new AssertionError("the processor refuses something new in each of " + ROUNDS + " rounds: "
                + sources(left).compile(folder).said());
    }

    private static Sources sources(List<Design> designs) {
        Sources sources = new Sources().warningsAllowed().option("-Xmaxerrs", "100000", "-Xmaxwarns", "100000");
        designs.forEach(design -> sources.file(path(design), new DesignSource(design).text()));
        return sources;
    }

    private static String path(Design design) {
        return design.packageName().replace('.', '/') + "/T.java";
    }

    private static List<Design> without(List<Design> designs, Sources.Compilation compilation) {
        Map<String, Set<Long>> refused = new HashMap<>();
        for (Diagnostic<? extends JavaFileObject> diagnostic : compilation.diagnostics()) {
            if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
                if (diagnostic.getSource() == null) {
                    throw new AssertionError("an error without a place: " + diagnostic);
                }
                refused.computeIfAbsent(diagnostic.getSource().getName().replaceFirst("^/", ""), n -> new HashSet<>())
                        .add(diagnostic.getLineNumber());
            }
        }
        if (refused.isEmpty()) {
            throw new AssertionError(compilation.said());
        }
        List<Design> left = new ArrayList<>();
        for (Design design : designs) {
            List<Pattern> patterns = accepted(design, refused.getOrDefault(path(design), Set.of()));
            if (!patterns.isEmpty()) {
                left.add(design.withPatterns(patterns));
            }
        }
        return left;
    }

    private static List<Pattern> accepted(Design design, Set<Long> lines) {
        if (lines.isEmpty()) {
            return design.patterns();
        }
        List<String> source = new DesignSource(design).text().lines().toList();
        List<Pattern> left = new ArrayList<>(design.patterns());
        for (long line : lines) {
            String text = source.get((int) line - 1);
            if (!left.removeIf(pattern -> text.contains("(value = \"" + pattern.name() + "\""))) {
                return List.of();
            }
        }
        return left;
    }
}
