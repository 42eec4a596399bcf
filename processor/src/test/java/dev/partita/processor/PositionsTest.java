package dev.partita.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Messages stand on the guilty value: line and column. */
class PositionsTest {

    private static final String SOURCES = """
            // file test/Thing.java
            package test;
            import dev.partita.*;
            @Partition("T#{idd}")
            @Sort(value = "{x}")
            @IndexKey(index = "GSI1", partition = "P#{y}")
            @IndexKey(index = "GSI2", partition = "P#{id}", when = "z")
            public record Thing(
                    String id,
                    @Default("x") int n,
                    @Attribute(value = "") String name,
                    Object any) {}
            // file test/Single.java
            package test;
            import dev.partita.*;
            @Partition("S#{id}")
            @CopyKey(name = "c", partition = "{u}")
            public record Single(String id) {}
            // file test/Things.java
            package test;
            import dev.partita.*;
            @Table(name = "Things", items = {Single.class, String.class})
            public interface Things {
                @AccessPattern(value = "a", when = "v") Single find(String id);
                @AccessPattern("b") Single get(@Is("i d") String id);
                String none(String id);
            }
            """;

    @Test
    void lineAndColumnAreThoseOfTheValue() {
        List<String> places = new ArrayList<>();
        for (Diagnostic<? extends JavaFileObject> d :
                DesignCase.compile(Sources.files(SOURCES)).diagnostics()) {
            String text = d.getMessage(Locale.ROOT);
            places.add(d.getSource().getName() + ":" + d.getLineNumber() + ":" + d.getColumnNumber() + " "
                    + text.substring(1, 7));
        }
        assertThat(places)
                .containsExactly(
                        "test/Thing.java:3:12 TPL002",
                        "test/Thing.java:4:15 TPL002",
                        "test/Thing.java:5:39 TPL002",
                        "test/Thing.java:6:56 KEY021",
                        "test/Thing.java:9:18 ATT005",
                        "test/Thing.java:10:28 ATT006",
                        "test/Thing.java:11:16 ATT001",
                        "test/Single.java:4:34 TPL002",
                        "test/Things.java:3:54 IDX020",
                        "test/Things.java:6:40 PAT023",
                        "test/Things.java:7:12 GEN005");
    }
}
