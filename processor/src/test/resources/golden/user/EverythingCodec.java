package user;

import dev.partita.runtime.AttributeReader;
import dev.partita.runtime.Attributes;
import dev.partita.runtime.CodecOf;
import dev.partita.runtime.Conditions;
import dev.partita.runtime.IndexLayout;
import dev.partita.runtime.ItemAction;
import dev.partita.runtime.ItemDelete;
import dev.partita.runtime.ItemPut;
import dev.partita.runtime.ItemReadException;
import dev.partita.runtime.KeyAttributes;
import dev.partita.runtime.Numbers;
import dev.partita.runtime.TableLayout;
import dev.partita.runtime.key.KeyParser;
import dev.partita.runtime.key.KeyShape;
import dev.partita.runtime.key.KeyText;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads and writes {@link Everything} as items of a table.
 *
 * <ul>
 * <li>primary: {@code EVERY#{tenant}#{kind} / {day}#{at:ms}#{seq:6}#{name:lower}}
 * <li>copy byRef: {@code REF#{ref}#{place.country} / {tenant}#{kind}#{day}#{at:ms}#{seq:6}#{name:lower}}
 * <li>index GSI1: {@code NICK#{nick} / {price:8.2}#{seq}}
 * <li>index GSI2: {@code C#{home.country}}
 * <li>index LSI1: {@code {ref}}
 * <li>index byName, by its own attributes
 * </ul>
 */
@CodecOf(
        value = Everything.class,
        nullable = {
                "nick",
                "home",
                "score",
                "kinds",
                "tip"
        }
)
@Generated("dev.partita.processor.PartitaProcessor")
@NullMarked
public final class EverythingCodec {
    private static final MoneyConverter MONEY_CONVERTER = new MoneyConverter();

    private static final SkuConverter SKU_CONVERTER = new SkuConverter();

    private static final LocalDate DEFAULT_SINCE = LocalDate.parse("2026-03-01");

    private static final BigDecimal DEFAULT_RATE = new BigDecimal("1.50");

    private final TableLayout layout;

    private final String partitionKey;

    private final String sortKey;

    private final IndexLayout gsi1;

    private final IndexLayout gsi2;

    private final IndexLayout lsi1;

    private final IndexLayout byname;

    /**
     * A codec for the items of one table.
     *
     * @param layout the table's key attributes
     */
    public EverythingCodec(TableLayout layout) {
        this.layout = layout;
        this.partitionKey = layout.partitionKey();
        this.sortKey = layout.sortKey();
        this.gsi1 = layout.index("GSI1");
        this.gsi2 = layout.index("GSI2");
        this.lsi1 = layout.index("LSI1");
        this.byname = layout.index("byName");
    }

    /**
     * Makes the primary item, with its keys in indexes.
     *
     * @param everything the record
     * @return its attributes
     */
    public Map<String, AttributeValue> item(Everything everything) {
        Map<String, AttributeValue> item = new HashMap<>(128);
        putComponents(item, everything);
        putKey(item, everything.tenant(), everything.kind(), everything.day(), everything.at(),
                everything.seq(), everything.name());
        layout.complete(item, "Everything");
        putGSI1Key(item, everything.nick(), everything.price(), everything.seq(), everything.kind(),
                everything.open());
        putGSI2Key(item, findHomeCountry(everything), findHomeFloor(everything));
        putLSI1Key(item, everything.ref(), everything.score());
        byname.checkLimits("Everything", item);
        return item;
    }

    /**
     * Puts a record, with its copies.
     *
     * @param everything the record
     * @return what is to be sent
     */
    public ItemPut put(Everything everything) {
        return new ItemPut("Everything", item(everything))
                .copy("byRef", byRefItem(everything), Map.of());
    }

    /**
     * Deletes a record's item, with its copies.
     *
     * @param everything the record
     * @return what is to be sent
     */
    public ItemDelete delete(Everything everything) {
        ItemDelete delete = new ItemDelete("Everything", key(everything))
                .copy("byRef", byRefKey(everything), Map.of());
        expectKeys(delete, everything);
        delete.orAbsent();
        return delete;
    }

    /**
     * The attributes that an item may have of its record, those of its primary key aside.
     *
     * @return their names
     */
    public Set<String> attributes() {
        Set<String> attributes = new HashSet<>(List.of("kind", "at", "seq", "name", "ref", "place",
                "nick", "open", "price", "home", "score", "b", "s", "l.ong", "f", "d", "c", "big",
                "bb", "ss", "ll", "ff", "dd", "cc", "yes", "month", "year", "time", "dateTime",
                "duration", "offset", "zoned", "bytes", "tags", "places", "words", "numbers",
                "days", "blobs", "kinds", "ids", "levels", "times", "rooms", "deep", "prices",
                "note", "other", "aliases", "wrapped", "wordy", "five", "third", "since", "text",
                "rate", "money", "tip", "moneys", "skus", "sku"));
        attributes.add(gsi1.partitionKey());
        attributes.add(gsi1.sortKey());
        attributes.add(gsi2.partitionKey());
        attributes.add(lsi1.sortKey());
        return attributes;
    }

    /**
     * Puts a record in the place of what was read before.
     *
     * @param after the record
     * @param before the record as it was read
     * @return what is to be sent
     */
    public ItemPut replace(Everything after, Everything before) {
        ItemPut put = put(after).replacing(put(before));
        expectKeys(put, before);
        return put;
    }

    /**
     * The key of a primary item.
     *
     * @param everything the record
     * @return its key attributes
     */
    public Map<String, AttributeValue> key(Everything everything) {
        return key(everything.tenant(), everything.kind(), everything.day(), everything.at(),
                everything.seq(), everything.name());
    }

    /**
     * The key of a primary item.
     *
     * @param tenant its tenant
     * @param kind its kind
     * @param day its day
     * @param at its at
     * @param seq its seq
     * @param name its name
     * @return its key attributes
     */
    public Map<String, AttributeValue> key(Id<String> tenant, Kind kind, LocalDate day, Instant at,
            int seq, String name) {
        Map<String, AttributeValue> key = new HashMap<>(4);
        putKey(key, tenant, kind, day, at, seq, name);
        return key;
    }

    /**
     * Knows a primary item by its key and type, whatever else it holds.
     *
     * @param item the item
     * @return whether it is one
     * @throws ItemReadException if the key is one and the type isn't
     */
    public boolean recognises(Map<String, AttributeValue> item) {
        KeyParser partition = KeyParser.of(KeyAttributes.text(item, partitionKey), '#');
        partition.literal("EVERY#");
        String tenant = partition.text(0);
        partition.literal("#");
        Kind kind = parseKind(partition, 0);
        KeyParser sort = KeyParser.of(KeyAttributes.text(item, sortKey), '#');
        LocalDate day = sort.date();
        sort.literal("#");
        Instant at = sort.instant(3);
        sort.literal("#");
        int seq = (int) sort.number(6, Integer.MIN_VALUE, Integer.MAX_VALUE);
        sort.literal("#");
        String nameInKey = sort.lower(0);
        if (!partition.end() || !sort.end()) {
            return false;
        }
        AttributeReader.of(layout, "Everything", item).ofType("Everything");
        return true;
    }

    /**
     * Reads a primary item.
     *
     * @param item the item
     * @return the record; null if the item's key isn't one of a primary item
     * @throws ItemReadException if the key is one and something else is amiss
     */
    public @Nullable Everything read(Map<String, AttributeValue> item) {
        KeyParser partition = KeyParser.of(KeyAttributes.text(item, partitionKey), '#');
        partition.literal("EVERY#");
        String tenant = partition.text(0);
        partition.literal("#");
        Kind kind = parseKind(partition, 0);
        KeyParser sort = KeyParser.of(KeyAttributes.text(item, sortKey), '#');
        LocalDate day = sort.date();
        sort.literal("#");
        Instant at = sort.instant(3);
        sort.literal("#");
        int seq = (int) sort.number(6, Integer.MIN_VALUE, Integer.MAX_VALUE);
        sort.literal("#");
        String nameInKey = sort.lower(0);
        if (!partition.end() || !sort.end()) {
            return null;
        }
        AttributeReader in = AttributeReader.of(layout, "Everything", item).ofType("Everything");
        try {
            String name = in.at("name").string();
            if (!KeyText.foldLower(name).equals(nameInKey)) {
                throw in.disagrees(nameInKey);
            }
            return new Everything(
                    new Id<String>(tenant),
                    kind,
                    day,
                    at,
                    seq,
                    name,
                    in.at("ref").uuid(),
                    PlaceCodec.read(in.at("place").map()),
                    in.has("nick") ? in.string() : null,
                    in.at("open").bool(),
                    in.at("price").decimal(),
                    in.has("home") ? PlaceCodec.read(in.map()) : null,
                    in.has("score") ? in.integer() : null,
                    in.at("b").byteInteger(),
                    in.at("s").shortInteger(),
                    in.at("l.ong", "l").longInteger(),
                    in.at("f").floatNumber(),
                    in.at("d").doubleNumber(),
                    in.at("c").character(),
                    in.at("big").bigInteger(),
                    in.at("bb").byteInteger(),
                    in.at("ss").shortInteger(),
                    in.at("ll").longInteger(),
                    in.at("ff").floatNumber(),
                    in.at("dd").doubleNumber(),
                    in.at("cc").character(),
                    in.at("yes").bool(),
                    in.at("month").yearMonth(),
                    in.at("year").year(),
                    in.at("time").time(),
                    in.at("dateTime").dateTime(),
                    in.at("duration").duration(),
                    in.at("offset").offsetDateTime(),
                    in.at("zoned").zonedDateTime(),
                    in.at("bytes").sdkBytes(),
                    readStringList(in.at("tags")),
                    readPlaceList(in.at("places")),
                    in.has("words") ? readStringSet(in) : Set.of(),
                    in.has("numbers") ? readIntegerSet(in) : Set.of(),
                    in.has("days") ? readLocalDateSet(in) : Set.of(),
                    in.has("blobs") ? readSdkBytesSet(in) : Set.of(),
                    in.has("kinds") ? readKindSet(in) : null,
                    in.has("ids") ? readIdOfUUIDSet(in) : Set.of(),
                    in.has("levels") ? readLevelSet(in) : Set.of(),
                    readInstantMap(in.at("times")),
                    readPlaceListMap(in.at("rooms")),
                    readKindListList(in.at("deep")),
                    readBigDecimalSetMap(in.at("prices")),
                    in.has("note") ? Optional.of(in.string()) : Optional.empty(),
                    in.has("other") ? Optional.of(PlaceCodec.read(in.map())) : Optional.empty(),
                    in.has("aliases") ? Optional.of(readStringSet(in)) : Optional.empty(),
                    readIdOfKind(in.at("wrapped")),
                    in.has("wordy") ? readWords(in) : new Words(Set.of()),
                    in.has("five") ? in.integer() : 5,
                    in.has("third") ? readKind(in) : Kind.THREE,
                    in.has("since") ? in.date() : DEFAULT_SINCE,
                    in.has("text") ? in.string() : "n/a",
                    in.has("rate") ? in.decimal() : DEFAULT_RATE,
                    readMoney(in.at("money")),
                    in.has("tip") ? readMoney(in) : null,
                    readMoneyList(in.at("moneys")),
                    in.has("skus") ? readSkuSet(in) : Set.of(),
                    readSku(in.at("sku")));
        } catch (RuntimeException e) {
            throw in.failed(e);
        }
    }

    /**
     * Tells broken items from those of other records, for one that {@code read} doesn't take.
     *
     * @param item the item
     * @return the failure to read it as a primary item, if its key has the literals of one; otherwise null
     */
    public @Nullable ItemReadException broken(Map<String, AttributeValue> item) {
        return KeyShape.matches(KeyAttributes.text(item, partitionKey), '#', false, "EVERY#", "#", "")
                && KeyShape.matches(KeyAttributes.text(item, sortKey), '#', false, "", "#", "#", "#", "")
                ? layout.broken("Everything", "EVERY#{tenant}#{kind} / {day}#{at:ms}#{seq:6}#{name:lower}", item)
                : null;
    }

    /**
     * Makes the copy byRef, which has no keys in indexes.
     *
     * @param everything the record
     * @return its attributes
     */
    public Map<String, AttributeValue> byRefItem(Everything everything) {
        Map<String, AttributeValue> item = new HashMap<>(128);
        putComponents(item, everything);
        item.put("tenant", Attributes.text("Everything.tenant", everything.tenant().value()));
        item.put("day", Attributes.date("Everything.day", everything.day()));
        putByRefKey(item, everything.ref(), everything.place().country(), everything.tenant(),
                everything.kind(), everything.day(), everything.at(), everything.seq(),
                everything.name());
        layout.complete(item, "Everything");
        return item;
    }

    /**
     * The key of a copy byRef.
     *
     * @param everything the record
     * @return its key attributes
     */
    public Map<String, AttributeValue> byRefKey(Everything everything) {
        return byRefKey(everything.ref(), everything.place().country(), everything.tenant(),
                everything.kind(), everything.day(), everything.at(), everything.seq(),
                everything.name());
    }

    /**
     * The key of a copy byRef.
     *
     * @param ref its ref
     * @param placeCountry its place.country
     * @param tenant its tenant
     * @param kind its kind
     * @param day its day
     * @param at its at
     * @param seq its seq
     * @param name its name
     * @return its key attributes
     */
    public Map<String, AttributeValue> byRefKey(UUID ref, String placeCountry, Id<String> tenant,
            Kind kind, LocalDate day, Instant at, int seq, String name) {
        Map<String, AttributeValue> key = new HashMap<>(4);
        putByRefKey(key, ref, placeCountry, tenant, kind, day, at, seq, name);
        return key;
    }

    /**
     * Knows a copy byRef by its key and type, whatever else it holds.
     *
     * @param item the item
     * @return whether it is one
     * @throws ItemReadException if the key is one and the type isn't
     */
    public boolean recognisesByRef(Map<String, AttributeValue> item) {
        KeyParser partition = KeyParser.of(KeyAttributes.text(item, partitionKey), '#');
        partition.literal("REF#");
        UUID ref = partition.uuid();
        partition.literal("#");
        String placeCountryInKey = partition.text(0);
        KeyParser sort = KeyParser.of(KeyAttributes.text(item, sortKey), '#');
        String tenant = sort.text(0);
        sort.literal("#");
        Kind kind = parseKind(sort, 0);
        sort.literal("#");
        LocalDate day = sort.date();
        sort.literal("#");
        Instant at = sort.instant(3);
        sort.literal("#");
        int seq = (int) sort.number(6, Integer.MIN_VALUE, Integer.MAX_VALUE);
        sort.literal("#");
        String nameInKey = sort.lower(0);
        if (!partition.end() || !sort.end()) {
            return false;
        }
        AttributeReader.of(layout, "Everything", item).ofType("Everything");
        return true;
    }

    /**
     * Reads a copy byRef.
     *
     * @param item the item
     * @return the record; null if the item's key isn't one of a copy byRef
     * @throws ItemReadException if the key is one and something else is amiss
     */
    public @Nullable Everything readByRef(Map<String, AttributeValue> item) {
        KeyParser partition = KeyParser.of(KeyAttributes.text(item, partitionKey), '#');
        partition.literal("REF#");
        UUID ref = partition.uuid();
        partition.literal("#");
        String placeCountryInKey = partition.text(0);
        KeyParser sort = KeyParser.of(KeyAttributes.text(item, sortKey), '#');
        String tenant = sort.text(0);
        sort.literal("#");
        Kind kind = parseKind(sort, 0);
        sort.literal("#");
        LocalDate day = sort.date();
        sort.literal("#");
        Instant at = sort.instant(3);
        sort.literal("#");
        int seq = (int) sort.number(6, Integer.MIN_VALUE, Integer.MAX_VALUE);
        sort.literal("#");
        String nameInKey = sort.lower(0);
        if (!partition.end() || !sort.end()) {
            return null;
        }
        AttributeReader in = AttributeReader.of(layout, "Everything", item).ofType("Everything");
        try {
            String name = in.at("name").string();
            if (!KeyText.foldLower(name).equals(nameInKey)) {
                throw in.disagrees(nameInKey);
            }
            Place place = PlaceCodec.read(in.at("place").map());
            if (!place.country().equals(placeCountryInKey)) {
                throw in.disagrees(placeCountryInKey);
            }
            return new Everything(
                    new Id<String>(tenant),
                    kind,
                    day,
                    at,
                    seq,
                    name,
                    ref,
                    place,
                    in.has("nick") ? in.string() : null,
                    in.at("open").bool(),
                    in.at("price").decimal(),
                    in.has("home") ? PlaceCodec.read(in.map()) : null,
                    in.has("score") ? in.integer() : null,
                    in.at("b").byteInteger(),
                    in.at("s").shortInteger(),
                    in.at("l.ong", "l").longInteger(),
                    in.at("f").floatNumber(),
                    in.at("d").doubleNumber(),
                    in.at("c").character(),
                    in.at("big").bigInteger(),
                    in.at("bb").byteInteger(),
                    in.at("ss").shortInteger(),
                    in.at("ll").longInteger(),
                    in.at("ff").floatNumber(),
                    in.at("dd").doubleNumber(),
                    in.at("cc").character(),
                    in.at("yes").bool(),
                    in.at("month").yearMonth(),
                    in.at("year").year(),
                    in.at("time").time(),
                    in.at("dateTime").dateTime(),
                    in.at("duration").duration(),
                    in.at("offset").offsetDateTime(),
                    in.at("zoned").zonedDateTime(),
                    in.at("bytes").sdkBytes(),
                    readStringList(in.at("tags")),
                    readPlaceList(in.at("places")),
                    in.has("words") ? readStringSet(in) : Set.of(),
                    in.has("numbers") ? readIntegerSet(in) : Set.of(),
                    in.has("days") ? readLocalDateSet(in) : Set.of(),
                    in.has("blobs") ? readSdkBytesSet(in) : Set.of(),
                    in.has("kinds") ? readKindSet(in) : null,
                    in.has("ids") ? readIdOfUUIDSet(in) : Set.of(),
                    in.has("levels") ? readLevelSet(in) : Set.of(),
                    readInstantMap(in.at("times")),
                    readPlaceListMap(in.at("rooms")),
                    readKindListList(in.at("deep")),
                    readBigDecimalSetMap(in.at("prices")),
                    in.has("note") ? Optional.of(in.string()) : Optional.empty(),
                    in.has("other") ? Optional.of(PlaceCodec.read(in.map())) : Optional.empty(),
                    in.has("aliases") ? Optional.of(readStringSet(in)) : Optional.empty(),
                    readIdOfKind(in.at("wrapped")),
                    in.has("wordy") ? readWords(in) : new Words(Set.of()),
                    in.has("five") ? in.integer() : 5,
                    in.has("third") ? readKind(in) : Kind.THREE,
                    in.has("since") ? in.date() : DEFAULT_SINCE,
                    in.has("text") ? in.string() : "n/a",
                    in.has("rate") ? in.decimal() : DEFAULT_RATE,
                    readMoney(in.at("money")),
                    in.has("tip") ? readMoney(in) : null,
                    readMoneyList(in.at("moneys")),
                    in.has("skus") ? readSkuSet(in) : Set.of(),
                    readSku(in.at("sku")));
        } catch (RuntimeException e) {
            throw in.failed(e);
        }
    }

    /**
     * Tells broken items from those of other records, for one that {@code readByRef} doesn't take.
     *
     * @param item the item
     * @return the failure to read it as a copy byRef, if its key has the literals of one; otherwise null
     */
    public @Nullable ItemReadException brokenByRef(Map<String, AttributeValue> item) {
        return KeyShape.matches(KeyAttributes.text(item, partitionKey), '#', false, "REF#", "#", "")
                && KeyShape.matches(KeyAttributes.text(item, sortKey), '#', false, "", "#", "#", "#", "#", "#", "")
                ? layout.broken("Everything", "REF#{ref}#{place.country} / {tenant}#{kind}#{day}#{at:ms}#{seq:6}#{name:lower}", item)
                : null;
    }

    /**
     * The key in the index GSI1.
     *
     * @param nick its nick
     * @param price its price
     * @param seq its seq
     * @param kind its kind
     * @param open its open
     * @return its key attributes, none if it has no such key
     */
    public Map<String, AttributeValue> keyInGSI1(@Nullable String nick, BigDecimal price, int seq,
            Kind kind, boolean open) {
        Map<String, AttributeValue> key = new HashMap<>(4);
        putGSI1Key(key, nick, price, seq, kind, open);
        return key;
    }

    /**
     * The key in the index GSI2.
     *
     * @param homeCountry its home.country
     * @param homeFloor its home.floor
     * @return its key attributes, none if it has no such key
     */
    public Map<String, AttributeValue> keyInGSI2(@Nullable String homeCountry,
            @Nullable Object homeFloor) {
        Map<String, AttributeValue> key = new HashMap<>(4);
        putGSI2Key(key, homeCountry, homeFloor);
        return key;
    }

    /**
     * The key in the index LSI1.
     *
     * @param ref its ref
     * @param score its score
     * @return its key attributes, none if it has no such key
     */
    public Map<String, AttributeValue> keyInLSI1(UUID ref, @Nullable Integer score) {
        Map<String, AttributeValue> key = new HashMap<>(4);
        putLSI1Key(key, ref, score);
        return key;
    }

    private static void putComponents(Map<String, AttributeValue> item, Everything everything) {
        item.put("kind", Attributes.name("Everything.kind", everything.kind()));
        item.put("at", Attributes.instant("Everything.at", everything.at()));
        item.put("seq", Attributes.number(everything.seq()));
        item.put("name", Attributes.text("Everything.name", everything.name()));
        item.put("ref", Attributes.canonical("Everything.ref", everything.ref()));
        item.put("place", AttributeValue.createM(PlaceCodec.write(Objects.requireNonNull(everything.place(), "Everything.place"))));
        String nick = everything.nick();
        if (nick != null) {
            item.put("nick", Attributes.text("Everything.nick", nick));
        }
        item.put("open", Attributes.bool(everything.open()));
        item.put("price", Attributes.number("Everything.price", everything.price()));
        Place home = everything.home();
        if (home != null) {
            item.put("home", AttributeValue.createM(PlaceCodec.write(home)));
        }
        Integer score = everything.score();
        if (score != null) {
            item.put("score", Attributes.number(score));
        }
        item.put("b", Attributes.number(everything.b()));
        item.put("s", Attributes.number(everything.s()));
        item.put("l.ong", Attributes.number(everything.l()));
        item.put("f", Attributes.number("Everything.f", everything.f()));
        item.put("d", Attributes.number("Everything.d", everything.d()));
        item.put("c", Attributes.character("Everything.c", everything.c()));
        item.put("big", Attributes.number("Everything.big", everything.big()));
        item.put("bb", Attributes.number(Objects.requireNonNull(everything.bb(), "Everything.bb")));
        item.put("ss", Attributes.number(Objects.requireNonNull(everything.ss(), "Everything.ss")));
        item.put("ll", Attributes.number(Objects.requireNonNull(everything.ll(), "Everything.ll")));
        item.put("ff", Attributes.number("Everything.ff", Objects.requireNonNull(everything.ff(), "Everything.ff")));
        item.put("dd", Attributes.number("Everything.dd", Objects.requireNonNull(everything.dd(), "Everything.dd")));
        item.put("cc", Attributes.character("Everything.cc", Objects.requireNonNull(everything.cc(), "Everything.cc")));
        item.put("yes", Attributes.bool(Objects.requireNonNull(everything.yes(), "Everything.yes")));
        item.put("month", Attributes.yearMonth("Everything.month", everything.month()));
        item.put("year", Attributes.year("Everything.year", everything.year()));
        item.put("time", Attributes.time("Everything.time", everything.time()));
        item.put("dateTime", Attributes.dateTime("Everything.dateTime", everything.dateTime()));
        item.put("duration", Attributes.canonical("Everything.duration", everything.duration()));
        item.put("offset", Attributes.canonical("Everything.offset", everything.offset()));
        item.put("zoned", Attributes.canonical("Everything.zoned", everything.zoned()));
        item.put("bytes", Attributes.bytes("Everything.bytes", everything.bytes()));
        item.put("tags", writeStringList("Everything.tags", everything.tags()));
        item.put("places", writePlaceList("Everything.places", everything.places()));
        if (!everything.words().isEmpty()) {
            item.put("words", writeStringSet("Everything.words", everything.words()));
        }
        if (!everything.numbers().isEmpty()) {
            item.put("numbers", writeIntegerSet("Everything.numbers", everything.numbers()));
        }
        if (!everything.days().isEmpty()) {
            item.put("days", writeLocalDateSet("Everything.days", everything.days()));
        }
        if (!everything.blobs().isEmpty()) {
            item.put("blobs", writeSdkBytesSet("Everything.blobs", everything.blobs()));
        }
        Set<Kind> kinds = everything.kinds();
        if (kinds != null && !kinds.isEmpty()) {
            item.put("kinds", writeKindSet("Everything.kinds", kinds));
        }
        if (!everything.ids().isEmpty()) {
            item.put("ids", writeIdOfUUIDSet("Everything.ids", everything.ids()));
        }
        if (!everything.levels().isEmpty()) {
            item.put("levels", writeLevelSet("Everything.levels", everything.levels()));
        }
        item.put("times", writeInstantMap("Everything.times", everything.times()));
        item.put("rooms", writePlaceListMap("Everything.rooms", everything.rooms()));
        item.put("deep", writeKindListList("Everything.deep", everything.deep()));
        item.put("prices", writeBigDecimalSetMap("Everything.prices", everything.prices()));
        String note = everything.note().orElse(null);
        if (note != null) {
            item.put("note", Attributes.text("Everything.note", note));
        }
        Place other = everything.other().orElse(null);
        if (other != null) {
            item.put("other", AttributeValue.createM(PlaceCodec.write(other)));
        }
        Set<String> aliases = everything.aliases().orElse(null);
        if (aliases != null && !aliases.isEmpty()) {
            item.put("aliases", writeStringSet("Everything.aliases", aliases));
        }
        item.put("wrapped", Attributes.name("Everything.wrapped", everything.wrapped().value()));
        if (!everything.wordy().values().isEmpty()) {
            item.put("wordy", writeStringSet("Everything.wordy", everything.wordy().values()));
        }
        item.put("five", Attributes.number(everything.five()));
        item.put("third", Attributes.name("Everything.third", everything.third()));
        item.put("since", Attributes.date("Everything.since", everything.since()));
        item.put("text", Attributes.text("Everything.text", everything.text()));
        item.put("rate", Attributes.number("Everything.rate", everything.rate()));
        item.put("money", writeStringListMap("Everything.money", MONEY_CONVERTER.toAttribute(Objects.requireNonNull(everything.money(), "Everything.money"))));
        Money tip = everything.tip();
        if (tip != null) {
            item.put("tip", writeStringListMap("Everything.tip", MONEY_CONVERTER.toAttribute(tip)));
        }
        item.put("moneys", writeMoneyList("Everything.moneys", everything.moneys()));
        if (!everything.skus().isEmpty()) {
            item.put("skus", writeSkuSet("Everything.skus", everything.skus()));
        }
        item.put("sku", Attributes.text("Everything.sku", SKU_CONVERTER.toKey(Objects.requireNonNull(everything.sku(), "Everything.sku"))));
    }

    private void expectKeys(ItemAction action, Everything everything) {
        action.expect(Attributes.canonical("Everything.ref", everything.ref()), "ref");
        action.expect(Attributes.text("Everything.place.country", everything.place().country()), "place", "country");
    }

    private void putKey(Map<String, AttributeValue> item, Id<String> tenant, Kind kind,
            LocalDate day, Instant at, int seq, String name) {
        item.put(partitionKey, KeyAttributes.partition(
                "Everything EVERY#{tenant}#{kind}",
                String.join("", "EVERY#", KeyText.text("Everything.tenant", tenant.value(), '#'), "#", KeyText.enumeration(kind))));
        item.put(sortKey, KeyAttributes.sort(
                "Everything {day}#{at:ms}#{seq:6}#{name:lower}",
                String.join("", KeyText.date("Everything.day", day), "#", KeyText.instant("Everything.at", at, 3), "#", KeyText.number("Everything.seq", seq, 6), "#", KeyText.lower("Everything.name", name, '#'))));
    }

    private void putByRefKey(Map<String, AttributeValue> item, UUID ref, String placeCountry,
            Id<String> tenant, Kind kind, LocalDate day, Instant at, int seq, String name) {
        item.put(partitionKey, KeyAttributes.partition(
                "Everything REF#{ref}#{place.country}",
                String.join("", "REF#", KeyText.uuid(ref), "#", KeyText.text("Everything.place.country", placeCountry, '#'))));
        item.put(sortKey, KeyAttributes.sort(
                "Everything {tenant}#{kind}#{day}#{at:ms}#{seq:6}#{name:lower}",
                String.join("", KeyText.text("Everything.tenant", tenant.value(), '#'), "#", KeyText.enumeration(kind), "#", KeyText.date("Everything.day", day), "#", KeyText.instant("Everything.at", at, 3), "#", KeyText.number("Everything.seq", seq, 6), "#", KeyText.lower("Everything.name", name, '#'))));
    }

    private void putGSI1Key(Map<String, AttributeValue> item, @Nullable String nick,
            BigDecimal price, int seq, Kind kind, boolean open) {
        if (kind == Kind.THREE || !open) {
            return;
        }
        if (nick == null) {
            return;
        }
        item.put(gsi1.partitionKey(), KeyAttributes.partition(
                "Everything NICK#{nick} in GSI1",
                "NICK#".concat(KeyText.text("Everything.nick", nick, '#'))));
        item.put(gsi1.sortKey(), KeyAttributes.sort(
                "Everything {price:8.2}#{seq} in GSI1",
                String.join("", KeyText.decimal("Everything.price", price, 8, 2), "#", KeyText.plain(seq))));
    }

    private void putGSI2Key(Map<String, AttributeValue> item, @Nullable String homeCountry,
            @Nullable Object homeFloor) {
        if (!Conditions.isOneOf(homeFloor, "2")) {
            return;
        }
        if (homeCountry == null) {
            return;
        }
        item.put(gsi2.partitionKey(), KeyAttributes.partition(
                "Everything C#{home.country} in GSI2",
                "C#".concat(KeyText.text("Everything.home.country", homeCountry, '#'))));
    }

    private void putLSI1Key(Map<String, AttributeValue> item, UUID ref, @Nullable Integer score) {
        if (score == null) {
            return;
        }
        item.put(lsi1.sortKey(), KeyAttributes.sort(
                "Everything {ref} in LSI1",
                KeyText.uuid(ref)));
    }

    private static @Nullable String findHomeCountry(Everything everything) {
        var home = Attributes.orNull(everything.home());
        if (home == null) {
            return null;
        }
        return Attributes.orNull(home.country());
    }

    private static @Nullable Object findHomeFloor(Everything everything) {
        var home = Attributes.orNull(everything.home());
        if (home == null) {
            return null;
        }
        return Attributes.orNull(home.floor());
    }

    private static AttributeValue writeStringList(String where, List<String> values) {
        Objects.requireNonNull(values, where);
        List<AttributeValue> elements = new ArrayList<>(values.size());
        for (String value : values) {
            elements.add(Attributes.text(where, value));
        }
        return AttributeValue.createL(elements);
    }

    private static AttributeValue writePlaceList(String where, List<Place> values) {
        Objects.requireNonNull(values, where);
        List<AttributeValue> elements = new ArrayList<>(values.size());
        for (Place value : values) {
            elements.add(AttributeValue.createM(PlaceCodec.write(Objects.requireNonNull(value, where))));
        }
        return AttributeValue.createL(elements);
    }

    private static AttributeValue writeStringSet(String where, Set<String> values) {
        Objects.requireNonNull(values, where);
        Set<String> elements = new LinkedHashSet<>();
        for (String value : values) {
            elements.add(Attributes.paired(where, Objects.requireNonNull(value, where)));
        }
        return AttributeValue.createSs(new ArrayList<>(elements));
    }

    private static AttributeValue writeIntegerSet(String where, Set<Integer> values) {
        Objects.requireNonNull(values, where);
        Set<String> elements = new LinkedHashSet<>();
        for (Integer value : values) {
            elements.add(String.valueOf(Objects.requireNonNull(value, where)));
        }
        return AttributeValue.createNs(new ArrayList<>(elements));
    }

    private static AttributeValue writeLocalDateSet(String where, Set<LocalDate> values) {
        Objects.requireNonNull(values, where);
        Set<String> elements = new LinkedHashSet<>();
        for (LocalDate value : values) {
            elements.add(KeyText.date(where, Objects.requireNonNull(value, where)));
        }
        return AttributeValue.createSs(new ArrayList<>(elements));
    }

    private static AttributeValue writeSdkBytesSet(String where, Set<SdkBytes> values) {
        Objects.requireNonNull(values, where);
        Set<SdkBytes> elements = new LinkedHashSet<>();
        for (SdkBytes value : values) {
            elements.add(Objects.requireNonNull(value, where));
        }
        return AttributeValue.createBs(new ArrayList<>(elements));
    }

    private static AttributeValue writeKindSet(String where, Set<Kind> values) {
        Objects.requireNonNull(values, where);
        Set<String> elements = new LinkedHashSet<>();
        for (Kind value : values) {
            elements.add(Objects.requireNonNull(value, where).name());
        }
        return AttributeValue.createSs(new ArrayList<>(elements));
    }

    private static AttributeValue writeIdOfUUIDSet(String where, Set<Id<UUID>> values) {
        Objects.requireNonNull(values, where);
        Set<String> elements = new LinkedHashSet<>();
        for (Id<UUID> value : values) {
            elements.add(Objects.requireNonNull(Objects.requireNonNull(value, where).value(), where).toString());
        }
        return AttributeValue.createSs(new ArrayList<>(elements));
    }

    private static AttributeValue writeLevelSet(String where, Set<Level> values) {
        Objects.requireNonNull(values, where);
        Set<String> elements = new LinkedHashSet<>();
        for (Level value : values) {
            elements.add(String.valueOf(Objects.requireNonNull(value, where).value()));
        }
        return AttributeValue.createNs(new ArrayList<>(elements));
    }

    private static AttributeValue writeInstantMap(String where, Map<String, Instant> values) {
        Objects.requireNonNull(values, where);
        Map<String, AttributeValue> entries = new HashMap<>();
        for (Map.Entry<String, Instant> entry : values.entrySet()) {
            Instant value = entry.getValue();
            if (value != null) {
                entries.put(entry.getKey(), Attributes.instant(where, value));
            }
        }
        return AttributeValue.createM(entries);
    }

    private static AttributeValue writePlaceListMap(String where, Map<String, List<Place>> values) {
        Objects.requireNonNull(values, where);
        Map<String, AttributeValue> entries = new HashMap<>();
        for (Map.Entry<String, List<Place>> entry : values.entrySet()) {
            List<Place> value = entry.getValue();
            if (value != null) {
                entries.put(entry.getKey(), writePlaceList(where, value));
            }
        }
        return AttributeValue.createM(entries);
    }

    private static AttributeValue writeKindList(String where, List<Kind> values) {
        Objects.requireNonNull(values, where);
        List<AttributeValue> elements = new ArrayList<>(values.size());
        for (Kind value : values) {
            elements.add(Attributes.name(where, value));
        }
        return AttributeValue.createL(elements);
    }

    private static AttributeValue writeKindListList(String where, List<List<Kind>> values) {
        Objects.requireNonNull(values, where);
        List<AttributeValue> elements = new ArrayList<>(values.size());
        for (List<Kind> value : values) {
            elements.add(writeKindList(where, value));
        }
        return AttributeValue.createL(elements);
    }

    private static AttributeValue writeBigDecimalSet(String where, Set<BigDecimal> values) {
        Objects.requireNonNull(values, where);
        Set<String> elements = new LinkedHashSet<>();
        for (BigDecimal value : values) {
            elements.add(Numbers.text(where, Objects.requireNonNull(value, where)));
        }
        return AttributeValue.createNs(new ArrayList<>(elements));
    }

    private static AttributeValue writeBigDecimalSetMap(String where,
            Map<String, Set<BigDecimal>> values) {
        Objects.requireNonNull(values, where);
        Map<String, AttributeValue> entries = new HashMap<>();
        for (Map.Entry<String, Set<BigDecimal>> entry : values.entrySet()) {
            Set<BigDecimal> value = entry.getValue();
            if (value != null && !value.isEmpty()) {
                entries.put(entry.getKey(), writeBigDecimalSet(where, value));
            }
        }
        return AttributeValue.createM(entries);
    }

    private static AttributeValue writeStringListMap(String where,
            Map<String, List<String>> values) {
        Objects.requireNonNull(values, where);
        Map<String, AttributeValue> entries = new HashMap<>();
        for (Map.Entry<String, List<String>> entry : values.entrySet()) {
            List<String> value = entry.getValue();
            if (value != null) {
                entries.put(entry.getKey(), writeStringList(where, value));
            }
        }
        return AttributeValue.createM(entries);
    }

    private static AttributeValue writeMoneyList(String where, List<Money> values) {
        Objects.requireNonNull(values, where);
        List<AttributeValue> elements = new ArrayList<>(values.size());
        for (Money value : values) {
            elements.add(writeStringListMap(where, MONEY_CONVERTER.toAttribute(Objects.requireNonNull(value, where))));
        }
        return AttributeValue.createL(elements);
    }

    private static AttributeValue writeSkuSet(String where, Set<Sku> values) {
        Objects.requireNonNull(values, where);
        Set<String> elements = new LinkedHashSet<>();
        for (Sku value : values) {
            elements.add(Attributes.paired(where, SKU_CONVERTER.toKey(Objects.requireNonNull(value, where))));
        }
        return AttributeValue.createSs(new ArrayList<>(elements));
    }

    private static Kind parseKind(KeyParser key, int behind) {
        return switch (key.token(behind)) {
            case "ONE" -> Kind.ONE;
            case "TWO" -> Kind.TWO;
            case "THREE" -> Kind.THREE;
            default -> {
                key.fail();
                yield Kind.ONE;
            }
        };
    }

    private static List<String> readStringList(AttributeReader in) {
        AttributeReader elements = in.list();
        List<String> values = new ArrayList<>(in.size());
        while (elements.next()) {
            values.add(elements.string());
        }
        return Collections.unmodifiableList(values);
    }

    private static List<Place> readPlaceList(AttributeReader in) {
        AttributeReader elements = in.list();
        List<Place> values = new ArrayList<>(in.size());
        while (elements.next()) {
            values.add(PlaceCodec.read(elements.map()));
        }
        return Collections.unmodifiableList(values);
    }

    private static Set<String> readStringSet(AttributeReader in) {
        return Collections.unmodifiableSet(new LinkedHashSet<>(in.texts()));
    }

    private static Set<Integer> readIntegerSet(AttributeReader in) {
        AttributeReader elements = in.numberSet();
        Set<Integer> values = new LinkedHashSet<>();
        while (elements.next()) {
            values.add(elements.integer());
        }
        return Collections.unmodifiableSet(values);
    }

    private static Set<LocalDate> readLocalDateSet(AttributeReader in) {
        AttributeReader elements = in.textSet();
        Set<LocalDate> values = new LinkedHashSet<>();
        while (elements.next()) {
            values.add(elements.date());
        }
        return Collections.unmodifiableSet(values);
    }

    private static Set<SdkBytes> readSdkBytesSet(AttributeReader in) {
        AttributeReader elements = in.binarySet();
        Set<SdkBytes> values = new LinkedHashSet<>();
        while (elements.next()) {
            values.add(elements.sdkBytes());
        }
        return Collections.unmodifiableSet(values);
    }

    private static Kind readKind(AttributeReader in) {
        return switch (in.string()) {
            case "ONE" -> Kind.ONE;
            case "TWO" -> Kind.TWO;
            case "THREE" -> Kind.THREE;
            default -> throw in.unreadable("one of ONE, TWO, THREE");
        };
    }

    private static Set<Kind> readKindSet(AttributeReader in) {
        AttributeReader elements = in.textSet();
        Set<Kind> values = new LinkedHashSet<>();
        while (elements.next()) {
            values.add(readKind(elements));
        }
        return Collections.unmodifiableSet(values);
    }

    private static Id<UUID> readIdOfUUID(AttributeReader in) {
        try {
            return new Id<UUID>(in.uuid());
        } catch (RuntimeException e) {
            throw in.refused(e);
        }
    }

    private static Set<Id<UUID>> readIdOfUUIDSet(AttributeReader in) {
        AttributeReader elements = in.textSet();
        Set<Id<UUID>> values = new LinkedHashSet<>();
        while (elements.next()) {
            values.add(readIdOfUUID(elements));
        }
        return Collections.unmodifiableSet(values);
    }

    private static Level readLevel(AttributeReader in) {
        try {
            return new Level(in.integer());
        } catch (RuntimeException e) {
            throw in.refused(e);
        }
    }

    private static Set<Level> readLevelSet(AttributeReader in) {
        AttributeReader elements = in.numberSet();
        Set<Level> values = new LinkedHashSet<>();
        while (elements.next()) {
            values.add(readLevel(elements));
        }
        return Collections.unmodifiableSet(values);
    }

    private static Map<String, Instant> readInstantMap(AttributeReader in) {
        AttributeReader entries = in.entries();
        Map<String, Instant> values = new LinkedHashMap<>();
        while (entries.nextEntry()) {
            values.put(entries.key(), entries.instant());
        }
        return Collections.unmodifiableMap(values);
    }

    private static Map<String, List<Place>> readPlaceListMap(AttributeReader in) {
        AttributeReader entries = in.entries();
        Map<String, List<Place>> values = new LinkedHashMap<>();
        while (entries.nextEntry()) {
            values.put(entries.key(), readPlaceList(entries));
        }
        return Collections.unmodifiableMap(values);
    }

    private static List<Kind> readKindList(AttributeReader in) {
        AttributeReader elements = in.list();
        List<Kind> values = new ArrayList<>(in.size());
        while (elements.next()) {
            values.add(readKind(elements));
        }
        return Collections.unmodifiableList(values);
    }

    private static List<List<Kind>> readKindListList(AttributeReader in) {
        AttributeReader elements = in.list();
        List<List<Kind>> values = new ArrayList<>(in.size());
        while (elements.next()) {
            values.add(readKindList(elements));
        }
        return Collections.unmodifiableList(values);
    }

    private static Set<BigDecimal> readBigDecimalSet(AttributeReader in) {
        AttributeReader elements = in.numberSet();
        Set<BigDecimal> values = new LinkedHashSet<>();
        while (elements.next()) {
            values.add(elements.decimal());
        }
        return Collections.unmodifiableSet(values);
    }

    private static Map<String, Set<BigDecimal>> readBigDecimalSetMap(AttributeReader in) {
        AttributeReader entries = in.entries();
        Map<String, Set<BigDecimal>> values = new LinkedHashMap<>();
        while (entries.nextEntry()) {
            values.put(entries.key(), readBigDecimalSet(entries));
        }
        return Collections.unmodifiableMap(values);
    }

    private static Id<Kind> readIdOfKind(AttributeReader in) {
        try {
            return new Id<Kind>(readKind(in));
        } catch (RuntimeException e) {
            throw in.refused(e);
        }
    }

    private static Words readWords(AttributeReader in) {
        try {
            return new Words(readStringSet(in));
        } catch (RuntimeException e) {
            throw in.refused(e);
        }
    }

    private static Map<String, List<String>> readStringListMap(AttributeReader in) {
        AttributeReader entries = in.entries();
        Map<String, List<String>> values = new LinkedHashMap<>();
        while (entries.nextEntry()) {
            values.put(entries.key(), readStringList(entries));
        }
        return Collections.unmodifiableMap(values);
    }

    private static Money readMoney(AttributeReader in) {
        try {
            return MONEY_CONVERTER.fromAttribute(readStringListMap(in));
        } catch (RuntimeException e) {
            throw in.refused(e);
        }
    }

    private static List<Money> readMoneyList(AttributeReader in) {
        AttributeReader elements = in.list();
        List<Money> values = new ArrayList<>(in.size());
        while (elements.next()) {
            values.add(readMoney(elements));
        }
        return Collections.unmodifiableList(values);
    }

    private static Sku readSku(AttributeReader in) {
        try {
            return SKU_CONVERTER.fromKey(in.string());
        } catch (RuntimeException e) {
            throw in.refused(e);
        }
    }

    private static Set<Sku> readSkuSet(AttributeReader in) {
        AttributeReader elements = in.textSet();
        Set<Sku> values = new LinkedHashSet<>();
        while (elements.next()) {
            values.add(readSku(elements));
        }
        return Collections.unmodifiableSet(values);
    }
}
