package dev.partita.processor;

import org.junit.jupiter.api.Test;

/** Records that stand for primary keys, and the methods that take them. */
class KeyRecordErrorsTest {

    private static final String RECORDS = """
            // file test/Order.java
            package test;
            import dev.partita.*;
            import java.time.LocalDate;
            @Partition("CUST#{customerId}") @Sort("ORDER#{placedOn}#{id}#{customerId}")
            @CopyKey(name = "byOrder", partition = "ORDER#{id}", sort = "HEAD")
            public record Order(String customerId, LocalDate placedOn, String id, int total) {}
            // file test/Place.java
            package test;
            import dev.partita.*;
            @Partition("P#{address.country}") @Sort("{id}")
            public record Place(Address address, PlaceId id) {}
            // file test/PlaceId.java
            package test;
            public record PlaceId(String value) {}
            // file test/Address.java
            package test;
            import dev.partita.*;
            @Embedded
            public record Address(String country, String town) {}
            """;

    @Test
    void aKeyIsExactlyThePrimaryKey() {
        DesignCase.check(RECORDS + """
                // file test/OrderKey.java
                package test;
                import dev.partita.*;
                import java.time.*;
                import java.util.Optional;
                import org.jspecify.annotations.Nullable;
                @KeyOf(Order.class)
                record Misspelt(
                        String customerID, // error: WRI006 "Misspelt.customerID: the primary key of Order has no component customerID; did you mean customerId?"
                        LocalDate placedOn,
                        String id) {}
                @KeyOf(Order.class)
                record Lacking( // error: WRI006 "Lacking: the primary key of Order also has placedOn, id."
                        String customerId) {}
                @KeyOf(Order.class)
                record More(String customerId, LocalDate placedOn, String id,
                        int total) {} // error: WRI006 "More.total: the primary key of Order has no component total: it has customerId, placedOn, id"
                @KeyOf(Order.class)
                record OtherTypes(
                        Optional<String> customerId, // error: WRI006 "it is Optional<String>, but Order.customerId is String"
                        Instant placedOn, // error: WRI006 "it is Instant, but Order.placedOn is LocalDate"
                        @Nullable String id) {} // error: WRI006 "it is @Nullable String, but Order.id is String"
                @KeyOf(Order.class)
                record Twice(String customerId, LocalDate placedOn, String id,
                        @Is("id") String again) {} // error: WRI006 "Twice.again: id is given twice"
                @KeyOf(String.class) // error: WRI006 "NoItem: String is no record with @Partition"
                record NoItem(String id) {}
                @KeyOf(Order.class)
                class NoRecord {} // error: GEN001 "@KeyOf stands on a record"
                @KeyOf(Place.class)
                record Flat( // error: WRI006 "Flat: the primary key of Place also has address.country."
                        String id) {}
                @KeyOf(Place.class)
                record Fine(@Is("address.country") String country, String id) {}
                @KeyOf(Order.class)
                record FineToo(String id, String customerId, LocalDate placedOn) {}
                """);
    }

    @Test
    void methodsThatTakeKeys() {
        DesignCase.check(RECORDS + """
                // file test/OrderKey.java
                package test;
                import java.time.LocalDate;
                @dev.partita.KeyOf(Order.class)
                public record OrderKey(String customerId, LocalDate placedOn, String id) {}
                // file test/CustomerId.java
                package test;
                @dev.partita.KeyOf(Customer.class)
                public record CustomerId(String id) {}
                // file test/Customer.java
                package test;
                import dev.partita.*;
                @Partition("CUST#{id}") @Sort("PROFILE")
                public record Customer(CustomerId id, String name) {}
                // file test/Visit.java
                package test;
                import dev.partita.*;
                @Partition("V#{customer}") @Sort("{id}")
                public record Visit(CustomerId customer, String id) {}
                // file test/BrokenKey.java
                package test;
                @dev.partita.KeyOf(Order.class)
                public record BrokenKey(String customerId) {} // error: WRI006 "also has placedOn, id"
                // file test/Shop.java
                package test;
                import dev.partita.*;
                import java.util.*;
                @Table(name = "Shop", items = {Order.class, Customer.class, Visit.class})
                public interface Shop {
                    @AccessPattern("fine") Optional<Order> order(OrderKey key);
                    @AccessPattern("its key is the component's own type") List<Visit> visits(CustomerId customer);
                    @AccessPattern("by key") Customer customer(CustomerId key);
                    @AccessPattern("silent, since the key is broken") Order broken(BrokenKey key);
                    @AccessPattern("range") List<Order> range(@From OrderKey key); // error: PAT023 "a key is given whole, each of its components by equality"
                    @AccessPattern("other") List<Visit> other(OrderKey key); // error: PAT001 "key.customerId names no component of Visit"; PAT001 "key.placedOn names no component of Visit"
                    @AccessPattern("both") Order both(OrderKey key, String id); // error: PAT005 "key.id and id both restrict id"
                    @Delete(Order.class) void cancel(OrderKey key);
                    @Delete(Order.class) void cancel(CustomerId key); // error: WRI003 "customerId, placedOn of the primary key of Order is not given"
                }
                """);
    }
}
