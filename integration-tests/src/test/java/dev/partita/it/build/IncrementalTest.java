package dev.partita.it.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Recompiling one file against the class files of the rest gives the bytes of a full build. */
class IncrementalTest {

    private static final Map<String, String> SOURCES = Map.of(
            "Shop",
            """
            @Table(name = "Shop", items = {Customer.class, Order.class}, patterns = {Reports.class})
            @GlobalIndex(name = "GSI1")
            public interface Shop extends Keeps<Order> {
                @AccessPattern("a customer") @Nullable Customer customer(CustomerId id);
                @AccessPattern("a customer with all orders") CustomerWithOrders withOrders(CustomerId id);
                @AccessPattern(value = "orders due", when = "due present")
                Page<OrderLine> due(@Is("address.city") String city, PageRequest page);
                @Put void save(Customer customer);
            }
            """,
            "Keeps",
            """
            public interface Keeps<R> {
                @Put void save(R item);
                @Delete boolean remove(R item);
            }
            """,
            "Reports",
            """
            @PatternsOf(Shop.class)
            public interface Reports {
                @AccessPattern("orders of a customer") List<Order> of(CustomerId customer, @From("no") int first);
            }
            """,
            "Customer",
            """
            @Partition("CUST#{id}") @Sort("A")
            public record Customer(CustomerId id, String name, @Nullable Address home, Optional<Address> work) {}
            """,
            "Order",
            """
            @Partition("CUST#{customer}") @Sort("ORDER#{no:5}")
            @IndexKey(index = "GSI1", partition = "CITY#{address.city}", sort = "{due}#{no:5}")
            @AttributeNames(NameStyle.SNAKE_CASE)
            public record Order(CustomerId customer, int no, Address address, @Nullable LocalDate due,
                    @Default("0") BigDecimal total, Map<String, Address> others, Set<CustomerId> seenBy) {}
            """,
            "OrderLine",
            """
            @View(Order.class) public record OrderLine(int no, @Nullable LocalDate due) {}
            """,
            "CustomerId",
            """
            public record CustomerId(String value) {}
            """,
            "Address",
            """
            @Embedded public record Address(String city, @Nullable String street, List<String> lines) {}
            """,
            "CustomerWithOrders",
            """
            @ItemCollection public record CustomerWithOrders(Optional<Customer> customer, List<Order> orders) {}
            """);

    private static final String HEAD = """
            package shop;
            import dev.partita.*;
            import dev.partita.runtime.*;
            import java.math.*;
            import java.time.*;
            import java.util.*;
            import org.jspecify.annotations.*;
            """;

    @TempDir
    Path temp;

    static Stream<Jdk> jdks() {
        return Jdk.all().stream();
    }

    private List<Path> sources(String... types) {
        Folder folder = new Folder(temp.resolve("src"));
        return Stream.of(types)
                .map(type -> folder.write("shop/" + type + ".java", HEAD + SOURCES.get(type)))
                .toList();
    }

    private String compile(Jdk jdk, List<Path> sources, Folder classes) {
        List<String> arguments = new ArrayList<>(List.of(
                "-processor",
                "dev.partita.processor.PartitaProcessor",
                "-processorpath",
                System.getProperty("java.class.path"),
                "-classpath",
                classes.path() + System.getProperty("path.separator") + System.getProperty("java.class.path"),
                "-d",
                classes.path().toString(),
                "-s",
                classes.path().toString(),
                "--release",
                "17",
                "-implicit:none",
                "-Xlint:all,-processing,-path",
                "-Werror"));
        sources.forEach(source -> arguments.add(source.toString()));
        return jdk.javac(arguments);
    }

    private Folder fullBuild(Jdk jdk) {
        Folder full = new Folder(temp.resolve("full-" + jdk.feature()));
        assertThat(compile(jdk, sources(SOURCES.keySet().toArray(String[]::new)), full))
                .isEqualTo("0\n");
        return full;
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void M86_oneFileGivesTheBytesOfAFullBuild(Jdk jdk) {
        Folder full = fullBuild(jdk);
        Map<String, String> expected = full.contents();
        assertThat(expected).containsKeys("shop/DynamoShop.java", "shop/DynamoReports.class", "shop/OrderCodec.class");
        Map<String, List<String>> outputs = Map.of(
                "Shop", List.of("Shop", "DynamoShop", "ShopSchema"),
                "Reports", List.of("Reports", "DynamoReports"),
                "Order", List.of("Order", "OrderCodec"),
                "OrderLine", List.of("OrderLine", "OrderLineCodec"),
                "Customer", List.of("Customer", "CustomerCodec"),
                "Address", List.of("Address", "AddressCodec"));
        Map<String, List<String>> tried = new HashMap<>(outputs);
        if (!jdk.isThis()) {
            // a process for each takes its time
            tried.keySet().retainAll(List.of("Shop", "Order", "Address"));
        }
        tried.forEach((type, made) -> {
            Folder part = full.copyWithout(temp.resolve(type + "-" + jdk.feature()), made);
            assertThat(compile(jdk, sources(type), part)).as(type).isEqualTo("0\n");
            assertThat(part.contents()).as(type).isEqualTo(expected);
        });
    }

    @Test
    void twoBuildsGiveTheSameBytes() {
        Jdk jdk = Jdk.all().get(0);
        Map<String, String> first = fullBuild(jdk).contents();
        List<Path> reversed =
                new ArrayList<>(sources(SOURCES.keySet().stream().sorted().toArray(String[]::new)));
        Collections.reverse(reversed);
        Folder second = new Folder(temp.resolve("second"));
        assertThat(compile(jdk, reversed, second)).isEqualTo("0\n");
        assertThat(second.contents()).isEqualTo(first);
    }

    @Test
    void M86_aChangedTemplateThatClashesIsFoundWhenItsTableIsRecompiled() {
        Jdk jdk = Jdk.all().get(0);
        Folder full = fullBuild(jdk);
        Folder part = full.copyWithout(
                temp.resolve("changed"), List.of("Customer", "CustomerCodec", "Shop", "DynamoShop", "ShopSchema"));
        Path customer = new Folder(temp.resolve("other"))
                .write(
                        "shop/Customer.java",
                        HEAD + Objects.requireNonNull(SOURCES.get("Customer")).replace("\"A\"", "\"ORDER#00001\""));
        List<Path> changed = new ArrayList<>(sources("Shop"));
        changed.add(customer);
        assertThat(compile(jdk, changed, part))
                .startsWith("1\n")
                .contains("Customer")
                .contains("ORDER#00001");
    }

    @Test
    void M86_theProcessorIsRegisteredAsIsolating() throws IOException {
        try (InputStream file = Objects.requireNonNull(
                getClass().getClassLoader().getResourceAsStream("META-INF/gradle/incremental.annotation.processors"))) {
            assertThat(new String(file.readAllBytes(), StandardCharsets.UTF_8).lines())
                    .containsExactly("dev.partita.processor.PartitaProcessor,isolating");
        }
    }
}
