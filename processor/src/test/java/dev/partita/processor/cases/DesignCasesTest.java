package dev.partita.processor.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Each case says what it says, in javac and in Eclipse's compiler; mended, it is silent; and so it is with its own fixes. */
class DesignCasesTest {

    @TempDir
    private Path folder;

    private CaseCompiler compiler;

    @BeforeEach
    void open() {
        compiler = new CaseCompiler(folder);
    }

    @AfterEach
    void close() {
        compiler.close();
    }

    @TestFactory
    Stream<DynamicTest> wrongSourcesSayWhy() {
        return each(design -> {
            List<Expectation> expected = expectations(design);
            assertThat(expected)
                    .as("a case expects its code")
                    .anyMatch(e -> design.isOfGuide() || e.code().equals(design.code()));
            check(expected, compiler.javacOfWrong(design), Expectation::isMet);
        });
    }

    /** It has no positions on records, so that the first line has to name the place. */
    @TestFactory
    Stream<DynamicTest> eclipseSaysTheSame() {
        return each(design -> {
            List<Message> messages = compiler.eclipse(design, design.wrong()).stream()
                    .filter(m -> m.isError() || !m.code().isEmpty())
                    .toList();
            check(expectations(design), messages, Expectation::isMetAnywhere);
            List<String> types = design.wrong().stream()
                    .flatMap(s -> new ParsedSource(s).types())
                    .map(t -> t.getSimpleName().toString())
                    .toList();
            assertThat(messages)
                    .allSatisfy(m -> assertThat(types)
                            .as(m.firstLine())
                            .anyMatch(t -> m.firstLine().matches(".*\\b" + t + "\\b.*")));
        });
    }

    @TestFactory
    Stream<DynamicTest> mendedSourcesAreSilent() {
        return each(design -> {
            assertThat(design.mended().isEmpty() && design.ofMended().equals(design))
                    .as("a case has nothing mended")
                    .isFalse();
            assertThat(compiler.javacWhole(design.ofMended(), design.right())).isEmpty();
            assertThat(compiler.eclipse(design.ofMended(), design.right()).stream()
                            .filter(m -> m.isError() || !m.code().isEmpty()))
                    .isEmpty();
        });
    }

    @TestFactory
    Stream<DynamicTest> everyFixThatIsShownMends() {
        return each(design -> {
            List<Message> messages = compiler.javacOfWrong(design);
            // where several things are wrong, one fix can't mend them all
            if (messages.size() != 1) {
                return;
            }
            for (PastedFix fix : PastedFix.in(messages.get(0))) {
                List<Source> pasted = fix.into(design.wrong());
                assertThat(compiler.javac(design, pasted))
                        .as("%s, pasted: %s", fix, pasted)
                        .noneMatch(m ->
                                m.isError() || m.code().equals(messages.get(0).code()));
            }
        });
    }

    private interface Check {
        void run(DesignFolder design);
    }

    private static Stream<DynamicTest> each(Check check) {
        return DesignFolder.selected().stream()
                .map(d -> DynamicTest.dynamicTest(d.path(), d.folder().toUri(), () -> check.run(d)));
    }

    private static List<Expectation> expectations(DesignFolder design) {
        return design.wrong().stream().flatMap(s -> Expectation.in(s).stream()).toList();
    }

    private interface Matching {
        boolean matches(Expectation expected, Message found);
    }

    private static void check(List<Expectation> expected, List<Message> messages, Matching matching) {
        List<Message> unexpected = new ArrayList<>(messages);
        List<Expectation> missing = new ArrayList<>();
        for (Expectation expectation : expected) {
            unexpected.stream()
                    .filter(m -> matching.matches(expectation, m))
                    .findFirst()
                    .ifPresentOrElse(unexpected::remove, () -> missing.add(expectation));
        }
        assertThat(unexpected).as("unexpected; missing: %s", missing).isEmpty();
        assertThat(missing).as("missing").isEmpty();
    }
}
