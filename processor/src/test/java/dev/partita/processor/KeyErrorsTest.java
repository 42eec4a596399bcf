package dev.partita.processor;

import org.junit.jupiter.api.Test;

/** What can be wrong with the keys of a record by itself. */
class KeyErrorsTest {

    @Test
    void templates() {
        DesignCase.check("""
                // file test/Thing.java
                package test;
                import dev.partita.*;
                @Partition("T#{id") // error: TPL001 "Thing, @Partition: this placeholder has no closing }"
                @Sort("S#{nmae}") // error: TPL002 "Thing, @Sort: Thing has no component nmae; did you mean name?"
                @CopyKey(name = "byName", partition = "N#{name.first}", // error: TPL002 "Thing.name is String, not an @Embedded record"
                        sort = "{price}") // error: TPL003 "Thing, @CopyKey byName: double has no exact text"
                @IndexKey(index = "GSI1",
                        partition = "P#{address.city}#{address.cuntry}", // error: TPL002 "Address has no component cuntry; did you mean country?"
                        sort = "")
                public record Thing(String id, String name, double price, Address address, Id single) {}
                // file test/Single.java
                package test;
                import dev.partita.*;
                @Partition("T#{single.value}") // error: TPL002 "Single.single is a record with one component, which counts as that component: write single"
                public record Single(Id single) {}
                // file test/Id.java
                package test;
                public record Id(String value) {}
                // file test/Address.java
                package test;
                @dev.partita.Embedded
                public record Address(String city, String country) {}
                """);
    }

    @Test
    void M10_placeholdersWithNothingBetweenThem() {
        DesignCase.check("""
                // file test/Role.java
                package test;
                import dev.partita.*;
                @Partition("{site}{role}{n}") // error: KEY005 "where {site} ends and {role} begins can't be told"
                public record Role(String site, String role, int n) {}
                // file test/Desk.java
                package test;
                import dev.partita.*;
                @Table(name = "Desk", items = Role.class)
                public interface Desk {
                    @Put void save(Role role);
                }
                """);
    }

    @Test
    void conditions() {
        DesignCase.check("""
                // file test/Thing.java
                package test;
                import dev.partita.*;
                @Partition("T#{id}")
                @IndexKey(index = "A", partition = "{id}", when = "status == OPEN") // error: KEY021 "= OPEN is no value of it"
                @IndexKey(index = "B", partition = "{id}", when = "status = SHUT") // error: KEY021 "Thing.status is Thing.Status, and SHUT is no value of it: expected one of OPEN, CLOSED"
                @IndexKey(index = "C", partition = "{id}", when = "open = true") // error: KEY021 "Thing.open is boolean: write open or not open"
                @IndexKey(index = "D", partition = "{id}", when = "not status") // error: KEY021 "Thing.status is Thing.Status, not boolean"
                @IndexKey(index = "E", partition = "{id}", when = "id absent") // error: KEY021 "Thing.id always has a value"
                @IndexKey(index = "F", partition = "{id}", when = "statsu = OPEN") // error: KEY021 "Thing has no component statsu; did you mean status?"
                @IndexKey(index = "G", partition = "{id}", when = "price = 1") // error: KEY021 "only text, whole numbers and enums can be compared"
                @IndexKey(index = "H", partition = "{id}", when = "status in OPEN, , CLOSED") // error: KEY020 "as a condition"
                @IndexKey(index = "I", partition = "{id}", when = "open and") // error: KEY020 "as a condition"
                @IndexKey(index = "J", partition = "{id}", when = "open and status in OPEN, CLOSED and status != OPEN and not open")
                public record Thing(String id, Status status, boolean open, double price) {
                    public enum Status { OPEN, CLOSED }
                }
                """);
    }

    @Test
    void keysOfItems() {
        DesignCase.check("""
                // file test/Sorted.java
                package test;
                import dev.partita.*;
                @Sort("S#{id}")
                public record Sorted(String id) {} // error: KEY023 "it has keys but no @Partition"
                // file test/Both.java
                package test;
                import dev.partita.*;
                @Partition("S#{id}") @Embedded
                public record Both(String id, String name) {} // error: GEN001 "an item can't be @Embedded as well"
                // file test/Thing.java
                package test;
                import dev.partita.*;
                import java.util.Optional;
                import org.jspecify.annotations.Nullable;
                @Partition("T#{id}") // error: KEY024 "Thing: id may lack a value, but its primary key needs one"
                @Sort("{address.country}") // error: KEY024 "Thing: address.country may lack a value"
                @CopyKey(name = "primary", partition = "C#{name}", sort = "X") // error: KEY024 "the key of its copy primary"; KEY027 "is the name of the primary key already"
                @CopyKey(name = "GSI1", partition = "D#{line}", sort = "X") // error: KEY027 "is the name of another key of the record already"
                @CopyKey(name = "", partition = "E#{line}", sort = "X") // error: KEY027 "a copy needs a name"
                @IndexKey(index = "GSI1", partition = "I#{name}")
                @IndexKey(index = "GSI1", partition = "J#{name}") // error: IDX024 "it already has a key in the index GSI1"
                public record Thing(@Nullable String id, Optional<String> name, @Nullable Address address, int line) {}
                // file test/Address.java
                package test;
                @dev.partita.Embedded
                public record Address(String city, String country) {}
                """);
    }

    @Test
    void delimiters() {
        DesignCase.check("""
                // file test/Dash.java
                package test;
                import dev.partita.*;
                import java.time.LocalDate;
                @Partition("T-{id}") @Sort("{day}") // error: KEY026 "Dash: {day} is written with -, the delimiter"
                @Delimiter('-')
                public record Dash(String id, LocalDate day) {}
                // file test/Colon.java
                package test;
                import dev.partita.*;
                import java.time.Instant;
                @Partition("T:{id}")
                @IndexKey(index = "GSI1", partition = "T:{at}") // error: KEY026 "Colon: {at} is written with :"
                @Delimiter(':')
                public record Colon(String id, Instant at) {}
                // file test/Under.java
                package test;
                import dev.partita.*;
                @Partition("T_{kind}") // error: KEY026 "Under: {kind} is written with _"
                @Delimiter('_')
                public record Under(Kind kind) { public enum Kind { A_B, C } }
                // file test/Brace.java
                package test;
                import dev.partita.*;
                @Partition("T#{id}")
                @Delimiter('{') // error: KEY022 "can't be a delimiter"
                public record Brace(String id) {}
                """);
    }

    @Test
    void copiesThatClaim() {
        DesignCase.check("""
                // file test/Account.java
                package test;
                import dev.partita.*;
                @Partition("ACC#{mail:lower}") @Sort("{id}")
                @CopyKey(name = "byId", partition = "ID#{id}", sort = "X") // error: KEY029 "{mail} of the primary key doesn't tell whose copy is stored"
                @CopyKey(name = "byBoth", partition = "ID#{id}", sort = "{mail:lower}")
                public record Account(String mail, String id) {}
                // file test/Site.java
                package test;
                import dev.partita.*;
                @Partition("{place.country}") @Sort("{id}")
                @CopyKey(name = "byId", partition = "ID#{id}", sort = "X") // error: KEY029 "{place.country} of the primary key"
                public record Site(Place place, String id) {}
                // file test/Place.java
                package test;
                import dev.partita.*;
                @Embedded
                public record Place(String country, String city) {}
                """);
    }

    @Test
    void conditionsOnNestedRecords() {
        DesignCase.check("""
                // file test/Thing.java
                package test;
                import dev.partita.*;
                @Partition("T#{id}") @Sort("X")
                @IndexKey(index = "A", partition = "{id}", when = "place.code = DE") // error: KEY021 "Thing.place.code is Code; of a nested record only text"
                @IndexKey(index = "B", partition = "{id}", when = "place.city = Ulm")
                public record Thing(String id, Place place) {}
                // file test/Place.java
                package test;
                import dev.partita.*;
                @Embedded
                public record Place(Code code, String city) {}
                // file test/Code.java
                package test;
                public record Code(String value) {}
                """);
    }
}
