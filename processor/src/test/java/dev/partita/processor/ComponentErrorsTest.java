package dev.partita.processor;

import org.junit.jupiter.api.Test;

/** What can be wrong with the components of records. */
class ComponentErrorsTest {

    @Test
    void M49_oneErrorForEachTypeThatCannotBeStored() {
        DesignCase.check("""
                // file test/Thing.java
                package test;
                import dev.partita.Partition;
                import java.util.*;
                @Partition("T#{id}")
                @SuppressWarnings("rawtypes")
                public record Thing(
                        String id,
                        Object any, // error: ATT001 "Thing.any: Partita can't store Object."
                        Map<String, Object> map, // error: ATT001 "Thing.map: Partita can't store Map<String, Object>: it contains Object"
                        List raw, // error: ATT001 "raw type"
                        List<?> wild, // error: ATT001 "Thing.wild: Partita can't store List<?>"
                        Set<List<String>> sets, // error: ATT001 "A DynamoDB set holds texts, numbers or binary values"
                        Optional<Optional<String>> twice, // error: ATT001 "An Optional may only be a component's own type"
                        int[][] numbers, // error: ATT001 "Partita can't store int[][]"
                        Date date, // error: ATT001 "Use Instant"
                        Map<Integer, String> byNumber, // error: ATT001 "The keys of a map have to be String"
                        ArrayList<String> list, // error: ATT001 "Use List"
                        Thread thread) {} // error: ATT001 "Partita stores String, boolean"
                """);
    }

    @Test
    void recordsInsideRecords() {
        DesignCase.check("""
                // file test/Thing.java
                package test;
                import dev.partita.*;
                import org.jspecify.annotations.Nullable;
                @Partition("T#{id}")
                public record Thing(
                        String id,
                        Pair pair, // error: ATT001 "A record with several components needs @Embedded: @Embedded public record Pair"
                        Other other, // error: ATT001 "Other is an item of its own"
                        Hidden hidden, // error: GEN002 "generated code can't see Hidden"
                        Maybe maybe, // error: ATT001 "mark the whole as @Nullable"
                        Box<String> box) { // error: ATT001 "An @Embedded record can't have type parameters"
                    private record Hidden(String value) {}
                }
                // file test/Pair.java
                package test;
                public record Pair(String a, String b) {}
                // file test/Maybe.java
                package test;
                import org.jspecify.annotations.Nullable;
                public record Maybe(@Nullable String value) {}
                // file test/Other.java
                package test;
                import dev.partita.Partition;
                @Partition("O#{id}")
                public record Other(String id, String name) {}
                // file test/Box.java
                package test;
                import dev.partita.Embedded;
                @Embedded
                public record Box<T>(T value, String name) {} // error: GEN003 "a type with type parameters"
                """);
    }

    @Test
    void M85_circlesAreTold() {
        DesignCase.check("""
                // file test/A.java
                package test;
                public record A(B b) {}
                // file test/B.java
                package test;
                public record B(A a) {}
                // file test/Thing.java
                package test;
                import dev.partita.Partition;
                @Partition("T#{id}")
                public record Thing(
                        String id,
                        A a) {} // error: ATT003 "Thing.a: Partita can't store A: A contains itself"
                // file test/Left.java
                package test;
                import dev.partita.Embedded;
                @Embedded
                public record Left(Right right, int x) {} // error: ATT003 "Left: it always contains another Left (Left → Right → Left)"
                // file test/Right.java
                package test;
                import dev.partita.Embedded;
                @Embedded
                public record Right(Left left, int x) {} // error: ATT003 "Right → Left → Right"
                """);
    }

    @Test
    void M85_recursionThroughCollectionsAndNullsIsFine() {
        DesignCase.clean("""
                // file test/Tree.java
                package test;
                import dev.partita.*;
                import java.util.*;
                import org.jspecify.annotations.Nullable;
                @Partition("T#{id}")
                public record Tree(String id, Node root) {
                    @Embedded
                    public record Node(String name, List<Node> kids, @Nullable Node twin, Optional<Node> other,
                            Map<String, Node> named) {}
                }
                """);
    }

    @Test
    void attributeNames() {
        DesignCase.check("""
                // file test/Thing.java
                package test;
                import dev.partita.*;
                @Partition("T#{id}")
                public record Thing(
                        @KeyOnly String id,
                        @Attribute("") String empty, // error: ATT006 "can't be empty"
                        @Attribute("n") String one) {}
                // file test/Two.java
                package test;
                import dev.partita.*;
                @Partition("T#{id}")
                public record Two(
                        @KeyOnly String id,
                        @Attribute("n") String one,
                        String n, // error: ATT007 "is that of one as well"
                        @KeyOnly String lost) {} // error: ATT009 "has no {lost}"
                // file test/Three.java
                package test;
                import dev.partita.*;
                @Partition("T#{id}") @Sort("{mail:lower}")
                public record Three(
                        @Attribute("i") @KeyOnly String id, // error: ATT006 "a @KeyOnly component has no attribute"
                        String mail) {}
                // file test/Four.java
                package test;
                import dev.partita.*;
                @Partition("T#{id}") @Sort("{mail:lower}")
                public record Four(
                        @KeyOnly @Default("x") String id, // error: ATT009 "@Default has no meaning"
                        @KeyOnly String mail) {} // error: ATT009 "one letter case"
                // file test/Five.java
                package test;
                import dev.partita.*;
                @Embedded
                public record Five(
                        @KeyOnly String lost, // error: ATT009 "an @Embedded record has no key of its own"
                        @Attribute("n") String one,
                        String n) {} // error: ATT007 "is that of one as well"
                """);
    }

    @Test
    void M79_attributeNamesAreTakenVerbatim() {
        DesignCase.clean("""
                // file test/Thing.java
                package test;
                import dev.partita.*;
                @Partition("T#{id}")
                public record Thing(
                        String id,
                        @Attribute("a:b") String a, @Attribute("a#b") String b, @Attribute("a+b") String c,
                        @Attribute("a/b") String d, @Attribute("a b") String e, @Attribute("a.b") String f,
                        @Attribute("_x") String g, @Attribute("1x") String h, @Attribute("名") String i,
                        @Attribute("a-b") String j, @Attribute("a'b") String k) {}
                """);
    }

    @Test
    void nullsAndDefaults() {
        DesignCase.check("""
                // file test/Thing.java
                package test;
                import dev.partita.*;
                import java.time.*;
                import java.util.*;
                import org.jspecify.annotations.Nullable;
                @Partition("T#{id}")
                public record Thing(
                        String id,
                        @Nullable byte[] raw, // error: ATT004 "in Thing: byte @Nullable []"
                        @Nullable Optional<String> both, // error: ATT004 "an Optional is never null"
                        @Default("x") int number, // error: ATT005 "is no int: expected a whole number"
                        @Default("1E+126") java.math.BigDecimal large, // error: ATT005 "from 1E-130 to 9.99E+125"
                        @Default("1E-131") double small, // error: ATT005 "from 1E-130 to 9.99E+125"
                        @Default("yes") boolean flag, // error: ATT005 "expected true or false"
                        @Default("BLUE") Color color, // error: ATT005 "expected one of RED, GREEN"
                        @Default("1") List<String> list, // error: ATT005 "a type that a text can stand for"
                        @Default("2025-02-30") LocalDate day, // error: ATT005 "ISO form"
                        @Default("a") @Nullable String text, // error: ATT005 "always has a value"
                        @Default("1") Long fine,
                        @Default("RED") Color red,
                        @Default("2025-01-01T00:00:00Z") Instant at) {
                    public enum Color { RED, GREEN }
                }
                """);
    }

    @Test
    void converters() {
        DesignCase.check("""
                // file test/Money.java
                package test;
                public record Money(long cents, String currency) {}
                // file test/MoneyKey.java
                package test;
                import dev.partita.*;
                public final class MoneyKey implements KeyConverter<Money> {
                    @Override public String toKey(Money m) { return m.cents() + m.currency(); }
                    @Override public Money fromKey(String s) { throw new IllegalArgumentException(); }
                }
                // file test/Bad.java
                package test;
                import dev.partita.*;
                public abstract class Bad implements KeyConverter<Money> {}
                // file test/Numbers.java
                package test;
                import dev.partita.*;
                public final class Numbers implements AttributeConverter<Money, Integer> {
                    @Override public Integer toAttribute(Money m) { return 1; }
                    @Override public Money fromAttribute(Integer s) { throw new IllegalArgumentException(); }
                }
                // file test/Thing.java
                package test;
                import dev.partita.*;
                @Partition("T#{id}")
                public record Thing(
                        String id,
                        @Convert(MoneyKey.class) Money price,
                        @Convert(Bad.class) Money bad, // error: ATT002 "can't be made by generated code"
                        @Convert(Numbers.class) Money number, // error: ATT002 "Numbers stores Integer"
                        @Convert(MoneyKey.class) String text, // error: ATT002 "its converter is for Money"
                        @Convert(String.class) Money none) {} // error: ATT002 "either a KeyConverter or an AttributeConverter"
                // file test/Other.java
                package test;
                import dev.partita.*;
                @Partition("T#{id}")
                @Convert(value = MoneyKey.class, type = String.class) // error: ATT002 "expected a converter of String, found one of Money"
                public record Other(String id) {}
                """);
    }

    @Test
    void M73_timeToLiveIsAnInstantInSeconds() {
        DesignCase.check("""
                // file test/Session.java
                package test;
                import dev.partita.*;
                import java.time.*;
                import java.util.Optional;
                import org.jspecify.annotations.Nullable;
                @Partition("S#{id}") @Sort("{day}")
                public record Session(
                        @KeyOnly String id,
                        LocalDate day,
                        @TimeToLive long millis, // error: ATT014 "Session.millis: time to live is an Instant, which is stored as whole seconds since 1970, found long."
                        @TimeToLive String text, // error: ATT014 "found String."
                        @TimeToLive Optional<LocalDateTime> local, // error: ATT014 "found Optional<LocalDateTime>."
                        @TimeToLive @Default("2030-01-01T00:00:00Z") Instant late, // error: ATT014 "never expires, whatever @Default says"
                        @TimeToLive @KeyOnly Instant key, // error: ATT014 "has no attribute"
                        @TimeToLive @Version Instant both, // error: ATT011 "can't be @TimeToLive as well"
                        @TimeToLive @Convert(AsText.class) Instant converted) { // error: ATT014 "found Instant with a converter of its own"
                    public static final class AsText implements AttributeConverter<Instant, String> {
                        public String toAttribute(Instant value) { return value.toString(); }
                        public Instant fromAttribute(String text) { return Instant.parse(text); }
                    }
                }
                // file test/Twice.java
                package test;
                import dev.partita.*;
                import java.time.*;
                import java.util.Optional;
                import org.jspecify.annotations.Nullable;
                @Partition("T#{id}")
                public record Twice(
                        String id,
                        @TimeToLive @Nullable Instant until,
                        @TimeToLive Optional<Instant> again, // error: ATT014 "Twice.again: an item expires once, by one attribute, and until is it already."
                        Part part) {}
                // file test/Part.java
                package test;
                import dev.partita.*;
                import java.time.*;
                @Embedded
                public record Part(
                        int number,
                        @Version long version, // error: ATT011 "it is the whole item that has a version"
                        @TimeToLive Instant until) {} // error: ATT014 "it is the whole item that expires"
                """);
    }

    @Test
    void versionsAreWholeNumbersOutsideOfKeys() {
        DesignCase.check("""
                // file test/Doc.java
                package test;
                import dev.partita.*;
                import java.util.Optional;
                import org.jspecify.annotations.Nullable;
                @Partition("D#{id}")
                public record Doc(
                        @KeyOnly String id,
                        @Version String text, // error: ATT011 "Doc.text: a version is a long or an int that counts the writes of an item, found String."
                        @Version Optional<Long> maybe, // error: ATT011 "found Optional<Long>."
                        @Version short little, // error: ATT011 "found short."
                        @Version @Default("1") int one, // error: ATT011 "reads as 0, whatever @Default says"
                        @Version @KeyOnly long key) {} // error: ATT011 "has no attribute to count in"
                // file test/Twice.java
                package test;
                import dev.partita.*;
                import org.jspecify.annotations.Nullable;
                @Partition("T#{id}")
                @IndexKey(index = "GSI1", partition = "ALL#{id}", sort = "A", when = "version = 3")
                public record Twice(
                        String id,
                        @Version int version, // error: ATT011 "so it can't stand in a key, found when = "
                        @Version @Nullable Long again) {} // error: ATT011 "an item has one version, which each write raises, and version is it already"
                """);
    }

    @Test
    void versionsAndExpiriesThatAreFine() {
        DesignCase.clean("""
                // file test/Doc.java
                package test;
                import dev.partita.*;
                import java.time.Instant;
                import org.jspecify.annotations.Nullable;
                @Partition("D#{id}") @Sort("{until:s}")
                @IndexKey(index = "GSI1", partition = "OPEN", sort = "{until}")
                public record Doc(String id, @Version @Nullable Integer version, @TimeToLive Until until) {}
                // file test/Until.java
                package test;
                import java.time.Instant;
                public record Until(Instant value) {}
                // file test/DocView.java
                package test;
                import dev.partita.*;
                import org.jspecify.annotations.Nullable;
                @View(Doc.class)
                public record DocView(String id, @Nullable Integer version, Until until) {}
                """);
    }
}
