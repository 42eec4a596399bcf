package dev.partita.it;

import static dev.partita.it.Values.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.partita.AccessPattern;
import dev.partita.AttributeNames;
import dev.partita.Default;
import dev.partita.Embedded;
import dev.partita.NameStyle;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.runtime.ItemReadException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Kind 15, as far as records go: whatever a record may be, it is stored and read back. */
class NestedTypesTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Things",
            items = {Thing.class, Flags.class, Deep.class, Folder.class, Late.class})
    interface Things {

        @AccessPattern("a thing")
        Optional<Thing> thing(String id);

        @AccessPattern("flags")
        Optional<Flags> flags(String id);

        @AccessPattern("a deep record")
        Optional<Deep> deep(String id);

        @AccessPattern("a folder")
        Optional<Folder> folder(String id);

        @AccessPattern("a record that has grown")
        Optional<Late> late(String id);

        @Put
        void save(Thing thing);

        @Put
        void save(Flags flags);

        @Put
        void save(Deep deep);

        @Put
        void save(Folder folder);

        @Put
        void save(Late late);
    }

    private Things things() {
        NestedTypesTest_ThingsSchema.create(engine.client(), engine.options(Things.class));
        return new DynamoNestedTypesTest_Things(engine.client(), engine.options(Things.class));
    }

    interface Named {
        String name();
    }

    @Partition("THING#{id}")
    @Sort("THING")
    record Thing(String id, String name, int count, List<String> tags) implements Named {
        Thing {
            if (count < 0) {
                throw new IllegalArgumentException("a count of " + count);
            }
        }

        static Thing of(String id, String... tags) {
            return new Thing(id, "n" + id, tags.length, List.of(tags));
        }
    }

    @Test
    void M82_aRecordWithAConstructorOfItsOwn() {
        Things things = things();
        Thing thing = Thing.of("1", "a", "b");
        things.save(thing);
        assertThat(things.thing("1")).contains(thing);

        engine.put(Things.class, item("PK", "THING#2", "SK", "THING", "name", "n", "count", -1, "tags", Values.l()));
        assertThatExceptionOfType(ItemReadException.class)
                .isThrownBy(() -> things.thing("2"))
                .withMessageContaining("THING#2")
                .withCauseInstanceOf(IllegalArgumentException.class)
                .withStackTraceContaining("a count of -1");
    }

    @Test
    void M82_privateRecordsAreRefused(@TempDir Path folder) {
        Sources.Compilation compilation = Sources.design("""
                        class Outer {
                            @Table(name = "Tab", items = {Hidden.class})
                            interface Things { @AccessPattern("all") boolean any(String id); }
                            @Partition("T#{id}") private record Hidden(String id) {}
                        }
                        """).compile(folder);
        assertThat(compilation.errors())
                .isNotEmpty()
                .anySatisfy(e -> assertThat(e).contains("Hidden").contains("private"));
    }

    @Partition("FLAGS#{id}")
    @Sort("FLAGS")
    record Flags(String id, boolean isOpen, @Nullable Boolean isPaid, String getLost, String URL, String aName) {}

    @Test
    void M91_attributeNamesEqualComponentNames() {
        Things things = things();
        Flags all = new Flags("1", true, false, "x", "y", "z");
        Flags some = new Flags("2", false, null, "x", "y", "z");
        things.save(all);
        things.save(some);
        assertThat(things.flags("1")).contains(all);
        assertThat(things.flags("2")).contains(some);
        assertThat(engine.items(Things.class))
                .anySatisfy(i -> assertThat(i.keySet())
                        .containsExactlyInAnyOrder("PK", "SK", "id", "isOpen", "isPaid", "getLost", "URL", "aName"));
    }

    enum Kind {
        A,
        B
    }

    @Embedded
    record Leaf(Kind kind, Instant at, @Nullable String note) {}

    @Embedded
    record Branch(Leaf leaf, List<Leaf> leaves) {}

    record Id(UUID value) {}

    record Tagged<T>(T value) {}

    @Partition("DEEP#{id}")
    @Sort("DEEP")
    record Deep(
            String id,
            List<Branch> branches,
            Map<String, Leaf> byName,
            Map<String, List<Leaf>> lists,
            Optional<Branch> maybe,
            Set<Kind> kinds,
            Set<Integer> numbers,
            Id owner,
            Tagged<Instant> seen,
            List<Id> ids) {}

    @Test
    void M88_nestedTypesInCollections() {
        Things things = things();
        Instant at = Instant.parse("2026-01-01T00:00:00.5Z");
        Leaf a = new Leaf(Kind.A, at, null);
        Leaf b = new Leaf(Kind.B, at.plusNanos(1), "");
        Branch branch = new Branch(a, List.of(a, b));
        Deep full = new Deep(
                "1",
                List.of(branch, new Branch(b, List.of())),
                Map.of("x", a, "y.z", b),
                Map.of("one", List.of(a), "none", List.of()),
                Optional.of(branch),
                Set.of(Kind.A, Kind.B),
                Set.of(1, -2),
                new Id(new UUID(1, 2)),
                new Tagged<>(at),
                List.of(new Id(new UUID(3, 4))));
        Deep empty = new Deep(
                "2",
                List.of(),
                Map.of(),
                Map.of(),
                Optional.empty(),
                Set.of(),
                Set.of(),
                new Id(new UUID(0, 0)),
                new Tagged<>(Instant.EPOCH),
                List.of());
        things.save(full);
        things.save(empty);
        assertThat(things.deep("1")).contains(full);
        assertThat(things.deep("2")).contains(empty);
    }

    @Embedded
    record Node(String name, List<Node> kids) {}

    @Partition("FOLDER#{id}")
    @Sort("FOLDER")
    record Folder(String id, Node root) {}

    @Test
    void M85_aRecursionThroughACollection() {
        Things things = things();
        Node leaf = new Node("leaf", List.of());
        Folder folder = new Folder("1", new Node("root", List.of(new Node("mid", List.of(leaf)), leaf)));
        things.save(folder);
        assertThat(things.folder("1")).contains(folder);
    }

    @Test
    void M85_aRecursionWithoutAnEndIsNoCrash(@TempDir Path folder) {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {Item.class})
                        interface Items { @AccessPattern("one") Optional<Item> one(A a); }
                        @Partition("I#{a.b}") record Item(A a) {}
                        record A(B b) {}
                        record B(A a) {}
                        """).compile(folder);
        assertThat(compilation.errors()).isNotEmpty();
        assertThat(compilation.said()).doesNotContain("StackOverflowError").doesNotContain("\tat ");
    }

    @AttributeNames(NameStyle.SNAKE_CASE)
    @Partition("LATE#{id}")
    @Sort("LATE")
    record Late(
            String id,
            @Default("7") int firstCount,
            @Default("A") Kind lastKind,
            @Nullable String anyNote,
            @Default("2026-01-01T00:00:00Z") Instant seenAt,
            Set<String> someTags) {}

    @Test
    void M43_itemsByOlderCodeGetDefaults() {
        Things things = things();
        engine.put(Things.class, item("PK", "LATE#1", "SK", "LATE"));
        Late late = new Late("1", 7, Kind.A, null, Instant.parse("2026-01-01T00:00:00Z"), Set.of());
        assertThat(things.late("1")).contains(late);
        Late other = new Late("2", 1, Kind.B, "n", Instant.EPOCH, Set.of("t"));
        things.save(other);
        assertThat(things.late("2")).contains(other);
        assertThat(engine.items(Things.class))
                .anySatisfy(i -> assertThat(i.keySet())
                        .containsExactlyInAnyOrder(
                                "PK", "SK", "id", "first_count", "last_kind", "any_note", "seen_at", "some_tags"));
    }
}
