package dev.partita.processor.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The guide from error to error shows its steps as they are, and each mended step is where the next one begins. */
class GuideTest {

    private static final Page GUIDE = new Page(Path.of("../docs/guide/design-by-errors.md"));

    @TempDir
    private Path folder;

    @Test
    void itShowsWhatIs() {
        try (CaseCompiler compiler = new CaseCompiler(folder)) {
            GUIDE.check(GUIDE.refreshed(compiler));
        }
        assertThat(GUIDE.cases())
                .containsExactlyElementsOf(
                        steps().stream().map(DesignFolder::path).toList());
    }

    /** A step adds access patterns and records; what stood there is as the last step left it, or as it came to it. */
    @Test
    void eachStepGoesOnFromTheLast() {
        List<DesignFolder> steps = steps();
        for (int i = 1; i < steps.size(); i++) {
            List<Source> before = new ArrayList<>(steps.get(i - 1).right());
            before.addAll(stripped(steps.get(i - 1).wrong()));
            for (Source source : stripped(steps.get(i).wrong())) {
                boolean isNew = before.stream().noneMatch(s -> s.name().equals(source.name()));
                assertThat(isNew || source.name().equals("Shop.java") || before.contains(source))
                        .as("%s, %s", steps.get(i).path(), source.name())
                        .isTrue();
            }
        }
    }

    private static List<Source> stripped(List<Source> sources) {
        return sources.stream().map(s -> new Source(s.name(), s.shown())).toList();
    }

    private static List<DesignFolder> steps() {
        return DesignFolder.all().stream().filter(DesignFolder::isOfGuide).toList();
    }
}
