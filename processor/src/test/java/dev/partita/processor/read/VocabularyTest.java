package dev.partita.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.Sources;
import org.junit.jupiter.api.Test;

/** Everything that can be written is read as it is meant. */
class VocabularyTest {

    private static void reads(String sources, String expected) {
        assertThat(SchemaDump.of(Sources.files(sources))).isEqualTo(expected);
    }

    @Test
    void componentsAndTheirTypes() {
        reads("""
                // file test/package-info.java
                @AttributeNames(NameStyle.SNAKE_CASE)
                @Delimiter('|')
                @Convert(value = MoneyNumber.class, type = Money.class)
                package test;
                import dev.partita.*;
                // file test/Money.java
                package test;
                public record Money(long cents, String currency) {}
                // file test/MoneyNumber.java
                package test;
                import dev.partita.*;
                import java.math.BigDecimal;
                public final class MoneyNumber implements AttributeConverter<Money, BigDecimal> {
                    @Override public BigDecimal toAttribute(Money m) { return BigDecimal.ONE; }
                    @Override public Money fromAttribute(BigDecimal s) { throw new IllegalArgumentException(); }
                }
                // file test/Zone.java
                package test;
                import dev.partita.*;
                @Convert(Zone.Key.class)
                public final class Zone {
                    @KeyText(ordered = true, width = 3)
                    static final class Key implements KeyConverter<Zone> {
                        @Override public String toKey(Zone z) { return "abc"; }
                        @Override public Zone fromKey(String s) { return new Zone(); }
                    }
                }
                // file test/Id.java
                package test;
                public record Id<T>(String value) {}
                // file test/Box.java
                package test;
                public record Box<T>(T inside) {}
                // file test/Thing.java
                package test;
                import dev.partita.*;
                import java.math.*;
                import java.time.*;
                import java.util.*;
                import org.jspecify.annotations.Nullable;
                @Partition("T|{id}|{zone}")
                record Thing(
                        @KeyOnly Id<Thing> id,
                        Zone zone,
                        Money listPrice,
                        List<Money> morePrices,
                        Box<Box<Integer>> boxes,
                        Optional<Instant> at,
                        @Nullable LocalDate day,
                        byte[] raw,
                        @Attribute("the.map") Map<String, List<UUID>> byName,
                        Set<Short> shorts,
                        @Default("7") int count,
                        String baseURL,
                        Thing.Kind kind) {
                    enum Kind { A, B }
                }
                // file test/Things.java
                package test;
                import dev.partita.*;
                @Table(name = "Things", items = Thing.class, typeAttribute = "type", unknownItems = UnknownItems.FAIL)
                interface Things {}
                """, """
                table Things of Things (hidden), PK
                  item Thing (hidden), codec test.ThingCodec
                    Id<Thing> id as key only value(STRING)
                    Zone zone as zone converted(key Zone.Key 3)
                    Money listPrice as list_price converted(attribute MoneyNumber BigDecimal)
                    List<Money> morePrices as more_prices list(converted(attribute MoneyNumber BigDecimal))
                    Box<Box<Integer>> boxes as boxes inside(inside(INT))
                    Instant at as at INSTANT optional
                    LocalDate day as day LOCAL_DATE nullable
                    byte[] raw as raw BYTES
                    Map<String, List<UUID>> byName as the.map map(list(UUID))
                    Set<Short> shorts as shorts set(SHORT)
                    int count as count INT default 7
                    String baseURL as base_url STRING
                    Thing.Kind kind as kind [A, B]
                    primary T|{id Text}|{zone Converted} / -
                  repository Things (hidden), class test.DynamoThings
                """);
    }

    @Test
    void indexes() {
        reads("""
                // file test/Thing.java
                package test;
                import dev.partita.*;
                @Partition("T#{id}") @Sort("{n:3}")
                @IndexKey(index = "Local", sort = "{name}")
                @IndexKey(index = "Global", partition = "G#{id}")
                @IndexKey(index = "Native")
                public record Thing(String id, int n, String name) {}
                // file test/Things.java
                package test;
                import dev.partita.*;
                @Table(name = "Things", items = Thing.class, partitionKey = "A", sortKey = "B")
                @LocalIndex(name = "Local", projection = Projection.KEYS_ONLY)
                @GlobalIndex(name = "Global", projection = Projection.INCLUDE, include = {"name", "n"})
                @GlobalIndex(name = "Native", partitionKey = "name", sortKey = "n")
                @GlobalIndex(name = "Inverted", partitionKey = "B", sortKey = "A")
                public interface Things {}
                """, """
                table Things of Things, A and B
                  global index Global: GlobalPK, INCLUDE [name, n]
                  global index Native: name and n, ALL []
                  global index Inverted: B and A, ALL []
                  local index Local: A and LocalSK, KEYS_ONLY []
                  item Thing, codec test.ThingCodec
                    String id as id STRING
                    int n as n INT
                    String name as name STRING
                    primary T#{id Text} / {n Padded}
                    in Local - / {name Text}
                    in Global G#{id Text} / -
                    in Native - / -
                  repository Things, class test.DynamoThings
                """);
    }

    @Test
    void nestedTypesSealedItemsAndInheritedMethods() {
        reads("""
                // file test/Outer.java
                package test;
                import dev.partita.*;
                import dev.partita.runtime.*;
                import java.util.*;
                import java.util.stream.Stream;
                import org.jspecify.annotations.Nullable;
                public class Outer {
                    interface Finder<T, I> {
                        @AccessPattern("found") Optional<T> found(@Is("owner") I owner, @Is("name") String name);
                        @AccessPattern("some") Page<T> some(@Is("owner") I owner, @From("name") String a, @Before("name") String b, PageRequest p);
                        @Put void keep(T thing);
                        default void nothing() {}
                    }
                    @Table(name = "Zoo", items = Animal.class)
                    public interface Zoo extends Finder<Cat, String> {
                        @AccessPattern("all") Stream<Animal> all(String owner);
                        @AccessPattern(value = "count", of = Animal.class) long count(String owner);
                        @AccessPattern(value = "exists", of = Dog.class, via = "primary", consistent = true, overflow = Overflow.FOLLOW)
                        boolean exists(String owner);
                        @AccessPattern("maybe") @Nullable Dog dog(String owner, String name);
                        @AccessPattern("lives") List<Lives> lives(String owner);
                        @AccessPattern("both") Optional<Both> both(String owner, @StartsWith String name);
                        @Override @AccessPattern("found again") Optional<Cat> found(String owner, String name);
                        static void helper() {}
                        @Delete(Dog.class) void forget(String owner, String name);
                    }
                    public sealed interface Animal permits Feline, Dog {}
                    public sealed interface Feline extends Animal permits Cat {}
                    @Partition("Z#{owner}") @Sort("CAT#{name}")
                    public record Cat(String owner, String name, int lives) implements Feline {}
                    @Partition("Z#{owner}") @Sort("DOG#{name}")
                    public record Dog(String owner, String name) implements Animal {}
                    @View(Cat.class)
                    public record Lives(String name, int lives) {}
                    @ItemCollection
                    public record Both(Optional<Dog> dog, List<Feline> cats) {}
                }
                // file test/Entry.java
                package test;
                import dev.partita.*;
                @Table(name = "None", items = Outer.Cat.class)
                interface Entry {}
                """, """
                table Zoo of Outer.Zoo, PK and SK
                  item Outer.Cat, codec test.Outer_CatCodec
                    String owner as owner STRING
                    String name as name STRING
                    int lives as lives INT
                    primary Z#{owner Text} / CAT#{name Text}
                  item Outer.Dog, codec test.Outer_DogCodec
                    String owner as owner STRING
                    String name as name STRING
                    primary Z#{owner Text} / DOG#{name Text}
                  repository Outer.Zoo, class test.DynamoOuter_Zoo
                    all(String owner EQUAL owner) → STREAM Outer.Animal[Outer.Cat, Outer.Dog]
                    count(String owner EQUAL owner) → COUNT Outer.Animal[Outer.Cat, Outer.Dog]
                    exists(String owner EQUAL owner) → EXISTS Outer.Dog[Outer.Dog] via primary consistent follow
                    dog(String owner EQUAL owner, String name EQUAL name) → NULLABLE Outer.Dog[Outer.Dog]
                    lives(String owner EQUAL owner) → LIST view Outer.Lives of Outer.Cat[String name as name STRING, int lives as lives INT]
                    both(String owner EQUAL owner, String name STARTS_WITH name) → OPTIONAL Outer.Both[OPTIONAL dog[Outer.Dog], LIST cats[Outer.Cat]]
                    found(String owner EQUAL owner, String name EQUAL name) → OPTIONAL Outer.Cat[Outer.Cat]
                    some(String owner EQUAL owner, String fromName FROM name, String beforeName BEFORE name, page paging) → PAGE Outer.Cat[Outer.Cat]
                    SINGLE forget[String owner, String name] → void
                      delete Outer.Dog [String owner EQUAL owner, String name EQUAL name] []
                    SINGLE keep[Outer.Cat cat] → void
                      put Outer.Cat cat ALWAYS REPLACE
                table None of Entry (hidden), PK and SK
                  item Outer.Cat, codec test.Outer_CatCodec
                    String owner as owner STRING
                    String name as name STRING
                    int lives as lives INT
                    primary Z#{owner Text} / CAT#{name Text}
                  repository Entry (hidden), class test.DynamoEntry
                """);
    }
}
