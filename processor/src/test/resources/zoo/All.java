package zoo;

import dev.partita.AccessPattern;
import dev.partita.After;
import dev.partita.Batch;
import dev.partita.Before;
import dev.partita.CopyKey;
import dev.partita.Delete;
import dev.partita.Direction;
import dev.partita.From;
import dev.partita.GlobalIndex;
import dev.partita.IndexKey;
import dev.partita.ItemCollection;
import dev.partita.KeyOf;
import dev.partita.Overflow;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.StartsWith;
import dev.partita.Table;
import dev.partita.To;
import dev.partita.View;
import dev.partita.When;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Each form of request and result, in types that are nested and not public. */
class All {

    @Table(
            name = "Zoo",
            items = {Animal.class, Log.class, Price.class, Named.class, Linked.class},
            typeAttribute = "type")
    @GlobalIndex(name = "GSI1")
    interface Zoo {

        @AccessPattern("cats and dogs")
        List<Animal> animals(String keeper);

        @AccessPattern(value = "a page of animals", order = Direction.DESCENDING)
        Page<Animal> page(String keeper, PageRequest table);

        @SuppressWarnings("PAT029")
        @AccessPattern("cats, as long as anybody reads them")
        Stream<Cat> cats(String keeper);

        @AccessPattern(value = "all cats", overflow = Overflow.FOLLOW, limit = 5000)
        List<Cat> allCats(String keeper);

        @AccessPattern(value = "one cat", consistent = true)
        Cat cat(String keeper, UUID id);

        @AccessPattern("one cat by its key")
        Optional<Cat> catOf(CatKey table);

        @AccessPattern("one cat, or null")
        @Nullable
        Cat catOrNull(String keeper, UUID id);

        @AccessPattern(value = "is there a cat?", of = Cat.class)
        boolean isCat(String keeper, UUID id);

        @AccessPattern(value = "how many cats", of = Cat.class)
        long catCount(String keeper);

        @AccessPattern("a cat's name")
        Optional<CatName> catName(String keeper, UUID id);

        @AccessPattern("cats' names")
        List<CatName> catNames(String keeper);

        @AccessPattern("who keeps cats and dogs")
        Optional<Kept> kept(String keeper);

        @AccessPattern("log from a moment on")
        List<Log> since(String stream, @From("at") Instant from);

        @AccessPattern("log after a moment")
        List<Log> after(String stream, @After("at") Instant from);

        @AccessPattern("log up to a moment")
        List<Log> until(String stream, @To("at") Instant until);

        @AccessPattern("log before a moment")
        List<Log> before(String stream, @Before("at") Instant until);

        @AccessPattern("log of a window")
        Page<Log> window(String stream, @From("at") Instant from, @Before("at") Instant until, PageRequest page);

        @AccessPattern("prices")
        List<Price> prices(String shop, @After("price") BigDecimal low, @To("price") BigDecimal high);

        @AccessPattern("names in a range")
        List<Named> named(String list, @From("name") String first, @Before("name") String last);

        @AccessPattern("names that begin so")
        List<Named> starting(String list, @StartsWith("name") String start);

        @AccessPattern("who links to that")
        Linked linked(OrderId order);

        @Put
        void save(Cat table);

        @Put
        Dog save(Dog dog);

        @Put(when = When.ABSENT)
        void add(Linked linked);

        @SuppressWarnings("WRI005")
        @Put
        void write(Log log);

        @Delete
        boolean remove(Dog dog);

        @Delete(Price.class)
        boolean removePrice(String shop, BigDecimal price, String id);

        @Delete(Log.class)
        void removeLog(String stream, Instant at);

        @Delete(Log.class)
        void removeLog(LogKey log);

        @Batch
        @Put
        void writeAll(List<Price> prices);

        @Batch
        @Delete
        void removeAll(List<Cat> table);

        @Batch
        @Delete
        void forgetAll(List<CatKey> key);

        @Batch
        List<Cat> catsOf(List<CatKey> keys);

        @Batch(consistent = true)
        Map<CatKey, Cat> catsByKey(List<CatKey> keys);
    }

    sealed interface Animal permits Cat, Dog {}

    @Partition("K#{keeper}")
    @Sort("CAT#{id}")
    record Cat(String keeper, UUID id, String name, @Nullable Integer age) implements Animal {}

    @Partition("K#{keeper}")
    @Sort("DOG#{id}")
    @CopyKey(name = "by-id", partition = "DOG#{id}", sort = "X#{keeper}")
    record Dog(String keeper, String id, String name) implements Animal {}

    @KeyOf(Cat.class)
    record CatKey(UUID id, String keeper) {}

    @View(Cat.class)
    record CatName(UUID id, String name) {}

    @ItemCollection
    record Kept(List<Cat> table, List<Dog> dogs) {}

    @Partition("LOG#{stream}")
    @Sort("{at:ms}")
    @CopyKey(name = "moment", partition = "MOMENT#{at:ms}", sort = "L")
    record Log(String stream, Instant at, String text) {}

    @KeyOf(Log.class)
    record LogKey(String stream, Instant at) {}

    @Partition("P#{shop}")
    @Sort("{price:8.2}#{id}")
    record Price(String shop, BigDecimal price, String id) {}

    @Partition("N#{list}")
    @Sort("NAME#{name:lower}")
    record Named(String list, String name) {}

    @Partition("LINK#{id}")
    @Sort("A")
    @CopyKey(name = "byMail", partition = "MAIL#{mail}", sort = "B")
    @IndexKey(index = "GSI1", partition = "ORDER#{order}", sort = "{id}")
    record Linked(String id, String mail, OrderId order) {}

    record OrderId(String value) {}
}
