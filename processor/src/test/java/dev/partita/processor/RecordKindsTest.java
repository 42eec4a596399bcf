package dev.partita.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records of every shape compile, and what is generated for them compiles without a warning. */
class RecordKindsTest {

    @TempDir
    private Path folder;

    @Test
    void M82_recordsOfEveryShape() {
        Workspace shapes = new Workspace(folder).with("""
                // file test/Shapes.java
                package test;
                import dev.partita.*;
                import java.util.*;
                @Table(name = "Shapes", items = {Shapes.Checked.class, Nested.Inner.class, Hidden.class, Made.class})
                interface Shapes {
                    @Partition("CHECKED#{id}") @Sort("HEAD")
                    record Checked(String id, int size) {
                        public Checked {
                            if (size < 0) {
                                throw new IllegalArgumentException("size");
                            }
                        }
                    }
                    @AccessPattern("checked") Optional<Checked> checked(@Is("id") String key);
                    @AccessPattern("inner") Optional<Nested.Inner> inner(String id);
                    @Put void save(Hidden hidden);
                    @Put Made save(Made made);
                }
                // file test/Nested.java
                package test;
                import dev.partita.*;
                class Nested {
                    static class Deeper {
                        @Embedded
                        record Place(String street, String town) {}
                    }
                    @Partition("INNER#{id}") @Sort("{place.town}")
                    record Inner(String id, Deeper.Place place) implements Comparable<Inner> {
                        @Override
                        public int compareTo(Inner other) {
                            return id.compareTo(other.id);
                        }
                    }
                }
                // file test/Hidden.java
                package test;
                import dev.partita.*;
                @Partition("HIDDEN#{id}") @Sort("HEAD")
                record Hidden(@KeyOnly String id, byte... raw) {}
                // file test/Made.java
                package test;
                import dev.partita.*;
                @Partition("MADE#{id}") @Sort("HEAD")
                public record Made(String id) {
                    static Made of(String id) {
                        return new Made(id);
                    }
                }
                """);
        assertThat(shapes.compileAll()).isEmpty();
        assertThat(shapes.written().keySet())
                .contains(
                        "test/Shapes_CheckedCodec.class",
                        "test/Nested_InnerCodec.class",
                        "test/Nested_Deeper_PlaceCodec.class")
                .contains("test/DynamoShapes.class", "test/ShapesSchema.class");
    }

    @Test
    void M91_namesAreTakenVerbatim() {
        Workspace names = new Workspace(folder).with("""
                // file test/F.java
                package test;
                import dev.partita.*;
                import org.jspecify.annotations.Nullable;
                @Partition("F#{id}")
                public record F(String id, boolean isOpen, @Nullable Boolean isPaid, String getLost, String URL, String aName) {}
                """);
        assertThat(names.compileAll()).isEmpty();
        String codec = new String(names.written().get("test/FCodec.java"), java.nio.charset.StandardCharsets.UTF_8);
        assertThat(codec).contains("\"isOpen\"", "\"isPaid\"", "\"getLost\"", "\"URL\"", "\"aName\"");
    }
}
