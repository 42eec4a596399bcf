package zoo;

import dev.partita.UnknownItems;
import dev.partita.When;
import dev.partita.runtime.Attributes;
import dev.partita.runtime.Collected;
import dev.partita.runtime.CollectionPart;
import dev.partita.runtime.ItemDelete;
import dev.partita.runtime.ItemReader;
import dev.partita.runtime.KeyAttributes;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import dev.partita.runtime.ReadShape;
import dev.partita.runtime.RepositoryOf;
import dev.partita.runtime.RepositoryOptions;
import dev.partita.runtime.SortRange;
import dev.partita.runtime.TableClient;
import dev.partita.runtime.TableLayout;
import dev.partita.runtime.TextRange;
import dev.partita.runtime.UpperEnd;
import dev.partita.runtime.WriteShape;
import dev.partita.runtime.key.KeyBound;
import dev.partita.runtime.key.KeySide;
import dev.partita.runtime.key.KeyText;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The access patterns of {@link All.Zoo}, on the table {@code Zoo}.
 */
@RepositoryOf(
        value = All.Zoo.class,
        signatures = {
                "animals(java.lang.String keeper)",
                "page(java.lang.String keeper, dev.partita.runtime.PageRequest table)",
                "cats(java.lang.String keeper)",
                "allCats(java.lang.String keeper)",
                "cat(java.lang.String keeper, java.util.UUID id)",
                "catOf(zoo.All.CatKey table)",
                "@Nullable catOrNull(java.lang.String keeper, java.util.UUID id)",
                "isCat(java.lang.String keeper, java.util.UUID id)",
                "catCount(java.lang.String keeper)",
                "catName(java.lang.String keeper, java.util.UUID id)",
                "catNames(java.lang.String keeper)",
                "kept(java.lang.String keeper)",
                "since(java.lang.String stream, java.time.Instant from)",
                "after(java.lang.String stream, java.time.Instant from)",
                "until(java.lang.String stream, java.time.Instant until)",
                "before(java.lang.String stream, java.time.Instant until)",
                "window(java.lang.String stream, java.time.Instant from, java.time.Instant until, dev.partita.runtime.PageRequest page)",
                "prices(java.lang.String shop, java.math.BigDecimal low, java.math.BigDecimal high)",
                "named(java.lang.String list, java.lang.String first, java.lang.String last)",
                "starting(java.lang.String list, java.lang.String start)",
                "linked(zoo.All.OrderId order)",
                "save(zoo.All.Cat table)",
                "save(zoo.All.Dog dog)",
                "add(zoo.All.Linked linked)",
                "write(zoo.All.Log log)",
                "remove(zoo.All.Dog dog)",
                "removePrice(java.lang.String shop, java.math.BigDecimal price, java.lang.String id)",
                "removeLog(java.lang.String stream, java.time.Instant at)",
                "removeLog(zoo.All.LogKey log)",
                "writeAll(java.util.List prices)",
                "removeAll(java.util.List table)",
                "forgetAll(java.util.List key)",
                "catsOf(java.util.List keys)",
                "catsByKey(java.util.List keys)"
        }
)
@Generated("dev.partita.processor.PartitaProcessor")
@NullMarked
final class DynamoAll_Zoo implements All.Zoo {
    private static final ReadShape ANIMALS = ReadShape.of("Zoo.animals", "PK", "SK");

    private static final ReadShape PAGE = ReadShape.of("Zoo.page", "PK", "SK").descending();

    private static final ReadShape CATS = ReadShape.of("Zoo.cats", "PK", "SK");

    private static final ReadShape ALL_CATS = ReadShape.of("Zoo.allCats", "PK", "SK").limit(5000).following();

    private static final ReadShape CAT = ReadShape.of("Zoo.cat", "PK", "SK").consistent();

    private static final ReadShape CAT_OF = ReadShape.of("Zoo.catOf", "PK", "SK");

    private static final ReadShape CAT_OR_NULL = ReadShape.of("Zoo.catOrNull", "PK", "SK");

    private static final ReadShape IS_CAT = ReadShape.of("Zoo.isCat", "PK", "SK").attributes("PK", "SK", "type");

    private static final ReadShape CAT_COUNT = ReadShape.of("Zoo.catCount", "PK", "SK").attributes("PK", "SK", "type");

    private static final ReadShape CAT_NAME = ReadShape.of("Zoo.catName", "PK", "SK").attributes("PK", "SK", "type", "name");

    private static final ReadShape CAT_NAMES = ReadShape.of("Zoo.catNames", "PK", "SK").attributes("PK", "SK", "type", "name");

    private static final ReadShape KEPT = ReadShape.of("Zoo.kept", "PK", "SK");

    private static final ReadShape SINCE = ReadShape.of("Zoo.since", "PK", "SK");

    private static final ReadShape AFTER = ReadShape.of("Zoo.after", "PK", "SK");

    private static final ReadShape UNTIL = ReadShape.of("Zoo.until", "PK", "SK");

    private static final ReadShape BEFORE = ReadShape.of("Zoo.before", "PK", "SK");

    private static final ReadShape WINDOW = ReadShape.of("Zoo.window", "PK", "SK");

    private static final ReadShape PRICES = ReadShape.of("Zoo.prices", "PK", "SK");

    private static final ReadShape NAMED = ReadShape.of("Zoo.named", "PK", "SK");

    private static final ReadShape STARTING = ReadShape.of("Zoo.starting", "PK", "SK");

    private static final ReadShape LINKED = ReadShape.of("Zoo.linked", "PK", "SK").index("GSI1", "GSI1PK", "GSI1SK");

    private static final WriteShape SAVE_CAT = new WriteShape("Zoo.save");

    private static final WriteShape SAVE_DOG = new WriteShape("Zoo.save");

    private static final WriteShape ADD = new WriteShape("Zoo.add");

    private static final WriteShape WRITE = new WriteShape("Zoo.write");

    private static final WriteShape REMOVE = new WriteShape("Zoo.remove");

    private static final WriteShape REMOVE_PRICE = new WriteShape("Zoo.removePrice");

    private static final WriteShape REMOVE_LOG_LOG = new WriteShape("Zoo.removeLog");

    private static final WriteShape REMOVE_LOG_LOG_2 = new WriteShape("Zoo.removeLog");

    private static final WriteShape WRITE_ALL = new WriteShape("Zoo.writeAll");

    private static final WriteShape REMOVE_ALL = new WriteShape("Zoo.removeAll");

    private static final WriteShape FORGET_ALL = new WriteShape("Zoo.forgetAll");

    private static final ReadShape CATS_OF = ReadShape.of("Zoo.catsOf", "PK", "SK");

    private static final ReadShape CATS_BY_KEY = ReadShape.of("Zoo.catsByKey", "PK", "SK").consistent();

    private final TableClient table;

    private final All_CatCodec catCodec;

    private final All_DogCodec dogCodec;

    private final All_LogCodec logCodec;

    private final All_PriceCodec priceCodec;

    private final All_NamedCodec namedCodec;

    private final All_LinkedCodec linkedCodec;

    private final All_CatNameCodec catNameCodec;

    /**
     * A repository with the default options.
     *
     * @param client what sends the requests
     */
    public DynamoAll_Zoo(DynamoDbClient client) {
        this(client, RepositoryOptions.defaults());
    }

    /**
     * A repository.
     *
     * @param client what sends the requests
     * @param options another table name, cursor keys, who listens
     */
    public DynamoAll_Zoo(DynamoDbClient client, RepositoryOptions options) {
        TableLayout layout = All_ZooSchema.layout();
        this.catCodec = new All_CatCodec(layout);
        this.dogCodec = new All_DogCodec(layout);
        this.logCodec = new All_LogCodec(layout);
        this.priceCodec = new All_PriceCodec(layout);
        this.namedCodec = new All_NamedCodec(layout);
        this.linkedCodec = new All_LinkedCodec(layout);
        this.catNameCodec = new All_CatNameCodec(layout);
        this.table = new TableClient(
                client,
                options,
                All.Zoo.class,
                layout,
                UnknownItems.SKIP,
                catCodec::broken,
                dogCodec::broken,
                dogCodec::brokenBy_id,
                logCodec::broken,
                logCodec::brokenMoment,
                priceCodec::broken,
                namedCodec::broken,
                linkedCodec::broken,
                linkedCodec::brokenByMail);
    }

    /**
     * Cats and dogs.
     *
     * <p>{@code Query: PK = K#{keeper}}
     */
    @Override
    public List<All.Animal> animals(String keeper) {
        Objects.requireNonNull(keeper, "keeper");
        return table.query(
                ANIMALS,
                KeyAttributes.partition("Cat.keeper", "K#".concat(KeyText.text("Cat.keeper", keeper, '#'))),
                SortRange.everything())
                .list(ItemReader.<All.Animal>firstOf(catCodec::read, dogCodec::read));
    }

    /**
     * A page of animals.
     *
     * <p>{@code Query: PK = K#{keeper}, descending}
     */
    @Override
    public Page<All.Animal> page(String keeper, PageRequest table) {
        Objects.requireNonNull(keeper, "keeper");
        Objects.requireNonNull(table, "table");
        return this.table.query(
                PAGE,
                KeyAttributes.partition("Cat.keeper", "K#".concat(KeyText.text("Cat.keeper", keeper, '#'))),
                SortRange.everything())
                .page(ItemReader.<All.Animal>firstOf(catCodec::read, dogCodec::read), table);
    }

    /**
     * Cats, as long as anybody reads them.
     *
     * <p>{@code Query: PK = K#{keeper} and SK begins with CAT#; further requests follow as the stream is read}
     */
    @Override
    public Stream<All.Cat> cats(String keeper) {
        Objects.requireNonNull(keeper, "keeper");
        return table.query(
                CATS,
                KeyAttributes.partition("Cat.keeper", "K#".concat(KeyText.text("Cat.keeper", keeper, '#'))),
                SortRange.beginsWith("Zoo.cats", "CAT#"))
                .stream(catCodec::read);
    }

    /**
     * All cats.
     *
     * <p>{@code Query: PK = K#{keeper} and SK begins with CAT#, limit 5000; further requests follow an answer that the service cuts off}
     */
    @Override
    public List<All.Cat> allCats(String keeper) {
        Objects.requireNonNull(keeper, "keeper");
        return table.query(
                ALL_CATS,
                KeyAttributes.partition("Cat.keeper", "K#".concat(KeyText.text("Cat.keeper", keeper, '#'))),
                SortRange.beginsWith("Zoo.allCats", "CAT#"))
                .list(catCodec::read);
    }

    /**
     * One cat.
     *
     * <p>{@code GetItem: PK = K#{keeper} and SK = CAT#{id}, consistent}
     */
    @Override
    public All.Cat cat(String keeper, UUID id) {
        Objects.requireNonNull(keeper, "keeper");
        Objects.requireNonNull(id, "id");
        return table.get(
                CAT,
                KeyAttributes.partition("Cat.keeper", "K#".concat(KeyText.text("Cat.keeper", keeper, '#'))),
                KeyAttributes.sort("Cat.id", "CAT#".concat(KeyText.uuid(id))))
                .one(catCodec::read);
    }

    /**
     * One cat by its key.
     *
     * <p>{@code GetItem: PK = K#{table.keeper} and SK = CAT#{table.id}}
     */
    @Override
    public Optional<All.Cat> catOf(All.CatKey table) {
        Objects.requireNonNull(table, "table");
        Objects.requireNonNull(table.id(), "table.id");
        Objects.requireNonNull(table.keeper(), "table.keeper");
        return this.table.get(
                CAT_OF,
                KeyAttributes.partition("Cat.keeper", "K#".concat(KeyText.text("Cat.keeper", table.keeper(), '#'))),
                KeyAttributes.sort("Cat.id", "CAT#".concat(KeyText.uuid(table.id()))))
                .optional(catCodec::read);
    }

    /**
     * One cat, or null.
     *
     * <p>{@code GetItem: PK = K#{keeper} and SK = CAT#{id}}
     */
    @Override
    public All. @Nullable Cat catOrNull(String keeper, UUID id) {
        Objects.requireNonNull(keeper, "keeper");
        Objects.requireNonNull(id, "id");
        return table.get(
                CAT_OR_NULL,
                KeyAttributes.partition("Cat.keeper", "K#".concat(KeyText.text("Cat.keeper", keeper, '#'))),
                KeyAttributes.sort("Cat.id", "CAT#".concat(KeyText.uuid(id))))
                .orNull(catCodec::read);
    }

    /**
     * Is there a cat?.
     *
     * <p>{@code GetItem: PK = K#{keeper} and SK = CAT#{id}}
     */
    @Override
    public boolean isCat(String keeper, UUID id) {
        Objects.requireNonNull(keeper, "keeper");
        Objects.requireNonNull(id, "id");
        return table.get(
                IS_CAT,
                KeyAttributes.partition("Cat.keeper", "K#".concat(KeyText.text("Cat.keeper", keeper, '#'))),
                KeyAttributes.sort("Cat.id", "CAT#".concat(KeyText.uuid(id))))
                .exists(catCodec::recognises);
    }

    /**
     * How many cats.
     *
     * <p>{@code Query: PK = K#{keeper} and SK begins with CAT#}
     */
    @Override
    public long catCount(String keeper) {
        Objects.requireNonNull(keeper, "keeper");
        return table.query(
                CAT_COUNT,
                KeyAttributes.partition("Cat.keeper", "K#".concat(KeyText.text("Cat.keeper", keeper, '#'))),
                SortRange.beginsWith("Zoo.catCount", "CAT#"))
                .count(catCodec::recognises);
    }

    /**
     * A cat's name.
     *
     * <p>{@code GetItem: PK = K#{keeper} and SK = CAT#{id}}
     */
    @Override
    public Optional<All.CatName> catName(String keeper, UUID id) {
        Objects.requireNonNull(keeper, "keeper");
        Objects.requireNonNull(id, "id");
        return table.get(
                CAT_NAME,
                KeyAttributes.partition("Cat.keeper", "K#".concat(KeyText.text("Cat.keeper", keeper, '#'))),
                KeyAttributes.sort("Cat.id", "CAT#".concat(KeyText.uuid(id))))
                .optional(catNameCodec::read);
    }

    /**
     * Cats' names.
     *
     * <p>{@code Query: PK = K#{keeper} and SK begins with CAT#}
     */
    @Override
    public List<All.CatName> catNames(String keeper) {
        Objects.requireNonNull(keeper, "keeper");
        return table.query(
                CAT_NAMES,
                KeyAttributes.partition("Cat.keeper", "K#".concat(KeyText.text("Cat.keeper", keeper, '#'))),
                SortRange.beginsWith("Zoo.catNames", "CAT#"))
                .list(catNameCodec::read);
    }

    /**
     * Who keeps cats and dogs.
     *
     * <p>{@code Query: PK = K#{keeper}}
     */
    @Override
    public Optional<All.Kept> kept(String keeper) {
        Objects.requireNonNull(keeper, "keeper");
        CollectionPart<All.Cat> table_ = CollectionPart.list("table", catCodec::read);
        CollectionPart<All.Dog> dogs = CollectionPart.list("dogs", dogCodec::read);
        Collected found = table.query(
                KEPT,
                KeyAttributes.partition("Cat.keeper", "K#".concat(KeyText.text("Cat.keeper", keeper, '#'))),
                SortRange.everything())
                .collect(table_, dogs);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new All.Kept(table_.list(), dogs.list()));
    }

    /**
     * Log from a moment on.
     *
     * <p>{@code Query: PK = LOG#{stream} and SK from {from}}
     */
    @Override
    public List<All.Log> since(String stream, Instant from) {
        Objects.requireNonNull(stream, "stream");
        Objects.requireNonNull(from, "from");
        SortRange range = TextRange.of("", "0000-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z")
                .from(KeyBound.instant(KeySide.FROM, from, 3))
                .range();
        return table.query(
                SINCE,
                KeyAttributes.partition("Log.stream", "LOG#".concat(KeyText.text("Log.stream", stream, '#'))),
                range)
                .list(logCodec::read);
    }

    /**
     * Log after a moment.
     *
     * <p>{@code Query: PK = LOG#{stream} and SK after {from}}
     */
    @Override
    public List<All.Log> after(String stream, Instant from) {
        Objects.requireNonNull(stream, "stream");
        Objects.requireNonNull(from, "from");
        SortRange range = TextRange.of("", "0000-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z")
                .above(KeyBound.instant(KeySide.AFTER, from, 3))
                .range();
        return table.query(
                AFTER,
                KeyAttributes.partition("Log.stream", "LOG#".concat(KeyText.text("Log.stream", stream, '#'))),
                range)
                .list(logCodec::read);
    }

    /**
     * Log up to a moment.
     *
     * <p>{@code Query: PK = LOG#{stream} and SK to {until}}
     */
    @Override
    public List<All.Log> until(String stream, Instant until) {
        Objects.requireNonNull(stream, "stream");
        Objects.requireNonNull(until, "until");
        SortRange range = TextRange.of("", "0000-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z")
                .to(KeyBound.instant(KeySide.TO, until, 3))
                .range();
        return table.query(
                UNTIL,
                KeyAttributes.partition("Log.stream", "LOG#".concat(KeyText.text("Log.stream", stream, '#'))),
                range)
                .list(logCodec::read);
    }

    /**
     * Log before a moment.
     *
     * <p>{@code Query: PK = LOG#{stream} and SK before {until}}
     */
    @Override
    public List<All.Log> before(String stream, Instant until) {
        Objects.requireNonNull(stream, "stream");
        Objects.requireNonNull(until, "until");
        SortRange range = TextRange.of("", "0000-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z")
                .before(KeyBound.instant(KeySide.BEFORE, until, 3), UpperEnd.STRICT)
                .range();
        return table.query(
                BEFORE,
                KeyAttributes.partition("Log.stream", "LOG#".concat(KeyText.text("Log.stream", stream, '#'))),
                range)
                .list(logCodec::read);
    }

    /**
     * Log of a window.
     *
     * <p>{@code Query: PK = LOG#{stream} and SK from {from} before {until}}
     */
    @Override
    public Page<All.Log> window(String stream, Instant from, Instant until, PageRequest page) {
        Objects.requireNonNull(stream, "stream");
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(until, "until");
        Objects.requireNonNull(page, "page");
        SortRange range = TextRange.of("", "0000-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z")
                .from(KeyBound.instant(KeySide.FROM, from, 3))
                .to(KeyBound.instant(KeySide.LAST_BEFORE, until, 3))
                .range();
        return table.query(
                WINDOW,
                KeyAttributes.partition("Log.stream", "LOG#".concat(KeyText.text("Log.stream", stream, '#'))),
                range)
                .page(logCodec::read, page);
    }

    /**
     * Prices.
     *
     * <p>{@code Query: PK = P#{shop} and SK after {low} to {high}}
     */
    @Override
    public List<All.Price> prices(String shop, BigDecimal low, BigDecimal high) {
        Objects.requireNonNull(shop, "shop");
        Objects.requireNonNull(low, "low");
        Objects.requireNonNull(high, "high");
        SortRange range = TextRange.of("", "-00000000.00", "99999999.99")
                .behind(KeyBound.decimal(KeySide.AFTER, low, 8, 2), "#")
                .through(KeyBound.decimal(KeySide.TO, high, 8, 2), "#", UpperEnd.UNREACHED)
                .range();
        return table.query(
                PRICES,
                KeyAttributes.partition("Price.shop", "P#".concat(KeyText.text("Price.shop", shop, '#'))),
                range)
                .list(priceCodec::read);
    }

    /**
     * Names in a range.
     *
     * <p>{@code Query: PK = N#{list} and SK from NAME#{first} before NAME#{last}}
     */
    @Override
    public List<All.Named> named(String list, String first, String last) {
        Objects.requireNonNull(list, "list");
        Objects.requireNonNull(first, "first");
        Objects.requireNonNull(last, "last");
        SortRange range = TextRange.of("NAME#", "\u0000", "")
                .from(KeySide.FROM, KeyText.foldLower(first))
                .before(KeyText.foldLower(last), UpperEnd.PREDECESSOR)
                .range();
        return table.query(
                NAMED,
                KeyAttributes.partition("Named.list", "N#".concat(KeyText.text("Named.list", list, '#'))),
                range)
                .list(namedCodec::read);
    }

    /**
     * Names that begin so.
     *
     * <p>{@code Query: PK = N#{list} and SK begins with NAME#{start}}
     */
    @Override
    public List<All.Named> starting(String list, String start) {
        Objects.requireNonNull(list, "list");
        Objects.requireNonNull(start, "start");
        return table.query(
                STARTING,
                KeyAttributes.partition("Named.list", "N#".concat(KeyText.text("Named.list", list, '#'))),
                SortRange.startsWith("NAME#", KeyText.foldLower(start), '#'))
                .list(namedCodec::read);
    }

    /**
     * Who links to that.
     *
     * <p>{@code Query GSI1: GSI1PK = ORDER#{order}}
     */
    @Override
    public All.Linked linked(All.OrderId order) {
        Objects.requireNonNull(order, "order");
        return table.query(
                LINKED,
                KeyAttributes.partition("Linked.order", "ORDER#".concat(KeyText.text("Linked.order", order.value(), '#'))),
                SortRange.everything())
                .one(linkedCodec::read);
    }

    /**
     * Puts a Cat.
     *
     * <p>{@code PutItem: PK = K#{keeper} and SK = CAT#{id}}
     */
    @Override
    public void save(All.Cat table) {
        Objects.requireNonNull(table, "table");
        this.table.write(SAVE_CAT, catCodec.put(table)).run();
    }

    /**
     * Puts a Dog.
     *
     * <p>{@code TransactWriteItems: PK = K#{keeper} and SK = DOG#{id}; copy by-id PK = DOG#{id} and SK = X#{keeper}}
     */
    @Override
    public All.Dog save(All.Dog dog) {
        Objects.requireNonNull(dog, "dog");
        table.write(SAVE_DOG, dogCodec.put(dog)).run();
        return dog;
    }

    /**
     * Puts a Linked, which must not be there yet.
     *
     * <p>{@code TransactWriteItems: PK = LINK#{id} and SK = A, if absent; copy byMail PK = MAIL#{mail} and SK = B, if free or its own}
     */
    @Override
    public void add(All.Linked linked) {
        Objects.requireNonNull(linked, "linked");
        table.write(ADD, linkedCodec.put(linked).when(When.ABSENT)).run();
    }

    /**
     * Puts a Log.
     *
     * <p>{@code TransactWriteItems: PK = LOG#{stream} and SK = {at:ms}; copy moment PK = MOMENT#{at:ms} and SK = L, if free or its own}
     */
    @Override
    public void write(All.Log log) {
        Objects.requireNonNull(log, "log");
        table.write(WRITE, logCodec.put(log)).run();
    }

    /**
     * Deletes a Dog.
     *
     * <p>{@code TransactWriteItems: PK = K#{keeper} and SK = DOG#{id}; copy by-id PK = DOG#{id} and SK = X#{keeper}}
     */
    @Override
    public boolean remove(All.Dog dog) {
        Objects.requireNonNull(dog, "dog");
        return table.write(REMOVE, dogCodec.delete(dog)).existed();
    }

    /**
     * Deletes a Price.
     *
     * <p>{@code DeleteItem: PK = P#{shop} and SK = {price:8.2}#{id}}
     */
    @Override
    public boolean removePrice(String shop, BigDecimal price, String id) {
        Objects.requireNonNull(shop, "shop");
        Objects.requireNonNull(price, "price");
        Objects.requireNonNull(id, "id");
        return table.write(REMOVE_PRICE, new ItemDelete("Price", priceCodec.key(shop, price, id))).existed();
    }

    /**
     * Deletes a Log.
     *
     * <p>{@code TransactWriteItems: PK = LOG#{stream} and SK = {at:ms}; copy moment PK = MOMENT#{at:ms} and SK = L, if free or its own}
     */
    @Override
    public void removeLog(String stream, Instant at) {
        Objects.requireNonNull(stream, "stream");
        Objects.requireNonNull(at, "at");
        table.write(REMOVE_LOG_LOG, new ItemDelete("Log", logCodec.key(stream, at)).copy("moment", logCodec.momentKey(at), Map.ofEntries(Map.entry("stream", Attributes.text("Log.stream", stream)), Map.entry("at", Attributes.instant("Log.at", at))))).run();
    }

    /**
     * Deletes a Log.
     *
     * <p>{@code TransactWriteItems: PK = LOG#{stream} and SK = {at:ms}; copy moment PK = MOMENT#{at:ms} and SK = L, if free or its own}
     */
    @Override
    public void removeLog(All.LogKey log) {
        Objects.requireNonNull(log, "log");
        Objects.requireNonNull(log.stream(), "log.stream");
        Objects.requireNonNull(log.at(), "log.at");
        table.write(REMOVE_LOG_LOG_2, new ItemDelete("Log", logCodec.key(log.stream(), log.at())).copy("moment", logCodec.momentKey(log.at()), Map.ofEntries(Map.entry("stream", Attributes.text("Log.stream", log.stream())), Map.entry("at", Attributes.instant("Log.at", log.at()))))).run();
    }

    /**
     * Puts each Price.
     *
     * <p>{@code BatchWriteItem, as many requests as the list needs, of up to 25 each, not atomic: each PK = P#{shop} and SK = {price:8.2}#{id}}
     */
    @Override
    public void writeAll(List<All.Price> prices) {
        Objects.requireNonNull(prices, "prices");
        table.batchWrite(WRITE_ALL).put(prices, priceCodec::item);
    }

    /**
     * Deletes each Cat.
     *
     * <p>{@code BatchWriteItem, as many requests as the list needs, of up to 25 each, not atomic: each PK = K#{keeper} and SK = CAT#{id}}
     */
    @Override
    public void removeAll(List<All.Cat> table) {
        Objects.requireNonNull(table, "table");
        this.table.batchWrite(REMOVE_ALL).delete(table, catCodec::key);
    }

    /**
     * Deletes each Cat.
     *
     * <p>{@code BatchWriteItem, as many requests as the list needs, of up to 25 each, not atomic: each PK = K#{keeper} and SK = CAT#{id}}
     */
    @Override
    public void forgetAll(List<All.CatKey> key) {
        Objects.requireNonNull(key, "key");
        table.batchWrite(FORGET_ALL).delete(key, (All.CatKey key_) -> {
                    Objects.requireNonNull(key_.id(), "key_.id");
                    Objects.requireNonNull(key_.keeper(), "key_.keeper");
                    return catCodec.key(key_.keeper(), key_.id());
                });
    }

    /**
     * Gets each Cat.
     *
     * <p>{@code BatchGetItem, as many requests as the list needs, of up to 100 each, not atomic: each PK = K#{keeper} and SK = CAT#{id}}
     */
    @Override
    public List<All.Cat> catsOf(List<All.CatKey> keys) {
        Objects.requireNonNull(keys, "keys");
        return table.batchGet(CATS_OF, (All.CatKey key) -> {
                    Objects.requireNonNull(key.id(), "key.id");
                    Objects.requireNonNull(key.keeper(), "key.keeper");
                    return catCodec.key(key.keeper(), key.id());
                }, catCodec::read)
                .list(keys);
    }

    /**
     * Gets each Cat.
     *
     * <p>{@code BatchGetItem, as many requests as the list needs, of up to 100 each, not atomic: each PK = K#{keeper} and SK = CAT#{id}}
     */
    @Override
    public Map<All.CatKey, All.Cat> catsByKey(List<All.CatKey> keys) {
        Objects.requireNonNull(keys, "keys");
        return table.batchGet(CATS_BY_KEY, (All.CatKey key) -> {
                    Objects.requireNonNull(key.id(), "key.id");
                    Objects.requireNonNull(key.keeper(), "key.keeper");
                    return catCodec.key(key.keeper(), key.id());
                }, catCodec::read)
                .map(keys);
    }
}
