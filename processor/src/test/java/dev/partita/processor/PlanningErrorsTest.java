package dev.partita.processor;

import org.junit.jupiter.api.Test;

/** What planning and proofs refuse, where the compiler shows it. */
class PlanningErrorsTest {

    private static final String ORDERS = """
            // file test/Order.java
            package test;
            import dev.partita.*;
            import java.time.LocalDate;
            @Partition("C#{customer}") @Sort("ORDER#{day}#{id}")
            @IndexKey(index = "GSI1", partition = "C#{customer}", sort = "{day}")
            public record Order(String customer, LocalDate day, String id) {}
            // file test/Customer.java
            package test;
            import dev.partita.*;
            @Partition("C#{id}") @Sort("PROFILE")
            public record Customer(String id, String name) {}
            // file test/All.java
            package test;
            import java.util.List;
            @dev.partita.ItemCollection
            public record All(Customer customer, List<Order> orders) {}
            // file test/Singles.java
            package test;
            @dev.partita.ItemCollection
            public record Singles(Customer customer, Order order) {}
            """;

    private static void check(String methods) {
        DesignCase.check(ORDERS + """
                // file test/Shop.java
                package test;
                import dev.partita.*;
                import dev.partita.runtime.*;
                import java.time.LocalDate;
                import java.util.*;
                @Table(name = "Shop", items = {Order.class, Customer.class})
                @GlobalIndex(name = "GSI1")
                public interface Shop {
                """ + methods + "\n}\n");
    }

    @Test
    void keys() {
        check("""
                @AccessPattern("by name") List<Customer> named(String name); // error: PAT003 "no key of Customer can answer this with one request"
                @AccessPattern("ambiguous") List<Order> orders(String customer); // error: PAT004 "Shop.orders"
                @AccessPattern(value = "chosen", via = "GSI1") List<Order> chosen(String customer);
                @AccessPattern(value = "nowhere", via = "GSI2") List<Order> nowhere(String customer); // error: PAT006 "GSI2"
                """);
    }

    @Test
    void parameters() {
        check("""
                @AccessPattern("nobody") Optional<Customer> nobody(Thread nobody); // error: PAT001 "nobody names no component of Customer"
                @AccessPattern("a") Customer number(int id); // error: PAT002 "id is of type int, expected String"
                @AccessPattern(value = "b", via = "primary")
                List<Order> twice(String customer, @From("day") LocalDate a,
                        @After("day") LocalDate b); // error: PAT005 "restrict day"
                """);
    }

    @Test
    void results() {
        check("""
                @AccessPattern(value = "a", via = "primary")
                Page<Order> page(String customer); // error: PAT025 "a Page needs one PageRequest among the parameters, found 0"
                @AccessPattern(value = "a", via = "primary")
                List<Order> list(String customer, PageRequest page); // error: PAT025 "a PageRequest goes with the result Page"
                @AccessPattern(value = "a", via = "primary", limit = 3)
                Page<Order> less(String customer, PageRequest page); // error: PAT007 "leave limit out"
                @AccessPattern("b")
                Page<All> pages(String customer, PageRequest page); // error: COL001 "Shop.pages"
                @AccessPattern("c")
                Twice twice(String customer);
                @AccessPattern(value = "d", limit = 3)
                Singles limited(String customer); // error: COL003 "Shop.limited"
                }
                // file test/Twice.java
                package test;
                import java.util.List;
                @dev.partita.ItemCollection
                public record Twice(
                        List<Order> some,
                        List<Order> others) { // error: COL002 "Shop.twice(customer): Order stands in the parts some and others"
                """);
    }

    @Test
    void tables() {
        DesignCase.check("""
                // file test/Order.java
                package test;
                import dev.partita.*;
                @Partition("C#{customer}") @Sort("{day}#{id}")
                public record Order(String customer, String day, String id) {}
                // file test/Invoice.java
                package test;
                import dev.partita.*;
                @Partition("C#{customer}") @Sort("{date}#{number}") // error: KEY004 "Order and Invoice can write the same key"
                public record Invoice(String customer, String date, String number) {}
                // file test/Shop.java
                package test;
                import dev.partita.*;
                @Table(name = "Shop", items = {Order.class, Invoice.class, other.Order.class}, typeAttribute = "type")
                public interface Shop {}
                // file other/Order.java
                package other;
                import dev.partita.*;
                @Partition("O#{id}") @Sort("HEAD")
                public record Order(String id) {} // error: IDX007 "Order"
                """);
    }
}
