package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names that generated code would like to have for itself. */
class AwkwardNamesTest {

    @TempDir
    Path folder;

    @Test
    void namesOfTypesThatGeneratedCodeUses() {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {Item.class, Map.class, Objects.class, Page.class, Result.class})
                        interface Repository {
                            @AccessPattern("a") Item a(String item, int table);
                            @AccessPattern("b") java.util.List<Map> b(String map, @From("client") int range);
                            @AccessPattern("c") java.util.Optional<Objects> c(String options, LocalDate layout);
                            @AccessPattern("d") dev.partita.runtime.Page<Page> d(String page, PageRequest table);
                            @AccessPattern("e") @SuppressWarnings("PAT029") Stream<Result> e(String value, @StartsWith("key") String prefix);
                            @Put void save(Item client);
                            @Put Map save(Map table);
                            @Put(when = When.ABSENT) void save(Objects item);
                            @Delete boolean remove(Page options);
                            @Delete(Result.class) void remove(String value, String key);
                        }
                        @Partition("I#{item}") @Sort("{table:3}") record Item(String item, int table, String in) {}
                        @Partition("M#{map}") @Sort("{client:3}") record Map(String map, int client, String hashCode1) {}
                        @Partition("O#{options}") @Sort("A#{layout}")
                        record Objects(String options, LocalDate layout, int item, String o) {}
                        @Partition("P#{page}") @Sort("{out:3}") record Page(String page, int out, String value) {}
                        @Partition("R#{value}") @Sort("{key}") record Result(String value, String key, Page2 string) {}
                        @Embedded record Page2(String item, String in, int value, java.util.Map<String, String> map) {}
                        """).compile(folder);
        assertThat(compilation.done()).as(compilation.said()).isTrue();
    }

    @Test
    void equalSimpleNamesInOtherPlaces() {
        Sources.Compilation compilation = new Sources()
                .file("one/Order.java", """
                        package one;
                        import dev.partita.*;
                        @Partition("ONE#{id}") public record Order(String id, State state) {
                            public enum State { A, B }
                        }
                        """)
                .file("two/Order.java", """
                        package two;
                        import dev.partita.*;
                        @Partition("TWO#{id}") public record Order(String id, State state) {
                            public enum State { C, D }
                        }
                        """)
                .file("two/Orders.java", """
                        package two;
                        import dev.partita.*;
                        import java.util.Optional;
                        @Table(name = "Orders", items = {one.Order.class, Order.class})
                        public interface Orders {
                            @AccessPattern("one") Optional<one.Order> one(String id);
                            @AccessPattern("two") Optional<Order> two(String id);
                            @Put void save(one.Order order);
                            @Put void save(Order order);
                        }
                        """)
                .compile(folder);
        assertThat(compilation.done()).as(compilation.said()).isTrue();
    }
}
