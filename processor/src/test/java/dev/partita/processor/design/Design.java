package dev.partita.processor.design;

import dev.partita.Projection;
import dev.partita.UnknownItems;
import dev.partita.processor.schema.Claim;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Presence;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Role;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.schema.Wanted;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Writes the schema of a table as a test would say it: components, templates and methods are texts as they stand in a
 * user's source. A component's type ends in {@code ?} where it is {@code @Nullable}; {@code "String id as n"} names its
 * attribute. {@code Version} and {@code Expiry} are the types of a {@code @Version long} and a {@code @TimeToLive Instant}.
 */
public final class Design {

    static final String PACKAGE = "shop";

    private final String name;
    private final Types types = new Types();
    private final Map<String, Item> items = new LinkedHashMap<>();
    private final Map<String, Index> indexes = new LinkedHashMap<>();
    private final Map<String, Wanted> results = new LinkedHashMap<>();
    private String partitionKey = "PK";
    private Optional<String> sortKey = Optional.of("SK");
    private Optional<String> typeAttribute = Optional.empty();

    private Design(String name) {
        this.name = name;
    }

    /** A table interface of that name, with the keys PK and SK. */
    public static Design table(String name) {
        return new Design(name);
    }

    /** Other key attributes; the sort key's is empty for none. */
    public Design keys(String partition, String sort) {
        partitionKey = partition;
        sortKey = Optional.of(sort).filter(s -> !s.isEmpty());
        return this;
    }

    /** A type attribute. */
    public Design typeAttribute(String attribute) {
        typeAttribute = Optional.of(attribute);
        return this;
    }

    /** An enum. */
    public Design enumeration(String type, String... constants) {
        types.add(type, new ValueType.Enumeration(javaType(type), List.of(constants)));
        return this;
    }

    /** A record with one component. */
    public Design single(String type, String component) {
        String[] typeAndName = component.split(" ", -1);
        types.add(type, new ValueType.Single(javaType(type), typeAndName[1], types.get(typeAndName[0])));
        return this;
    }

    /** A record with its primary key; the sort template is empty for none. */
    public Design item(String type, String components, String partition, String sort) {
        List<Component> all = components(components);
        Templates templates = new Templates(all);
        Key key = new Key(templates.of(partition), templates.ofOptional(sort));
        Item item = new Item(Origin.NONE, javaType(type), true, '#', all, key, List.of(), List.of(), List.of());
        items.put(type, item);
        results.put(type, new Wanted.Records(item.type(), List.of(item.type())));
        return this;
    }

    /** A copy key of a record. */
    public Design copy(String type, String copy, String partition, String sort) {
        Item item = item(type);
        Templates templates = new Templates(item.components());
        Key key = new Key(templates.of(partition), templates.ofOptional(sort));
        boolean claims = !key.slots()
                .map(s -> s.path())
                .toList()
                .containsAll(item.primary().slots().map(s -> s.path()).toList());
        List<CopyKey> copies = append(item.copies(), new CopyKey(Origin.NONE, copy, key, claims));
        items.put(
                type,
                new Item(
                        item.origin(),
                        item.type(),
                        true,
                        '#',
                        item.components(),
                        item.primary(),
                        copies,
                        item.claims(),
                        item.indexKeys()));
        return this;
    }

    /** A claim of a record. */
    public Design unique(String type, String template) {
        Item item = item(type);
        KeyTemplate partition = new Templates(item.components()).of(template);
        KeyTemplate sort = new Templates(List.of()).of(Claim.SORT);
        Key key = new Key(partition, item.primary().sort().map(s -> sort));
        items.put(
                type,
                new Item(
                        item.origin(),
                        item.type(),
                        true,
                        '#',
                        item.components(),
                        item.primary(),
                        item.copies(),
                        append(item.claims(), new Claim(Origin.NONE, key)),
                        item.indexKeys()));
        return this;
    }

    /** An index key of a record; empty texts for what isn't written. */
    public Design indexKey(String type, String index, String partition, String sort, String when) {
        Item item = item(type);
        Templates templates = new Templates(item.components());
        Optional<Condition> condition =
                Optional.of(when).filter(w -> !w.isEmpty()).map(Conditions::of);
        IndexKey key = new IndexKey(
                Origin.NONE, index, templates.ofOptional(partition), templates.ofOptional(sort), condition);
        items.put(type, item.withKeys(item.primary(), append(item.indexKeys(), key)));
        return this;
    }

    /** A global index with the attributes of its name and all attributes projected. */
    public Design globalIndex(String index) {
        return globalIndex(index, index + "PK", index + "SK");
    }

    /** A global index; the sort attribute is empty for none. */
    public Design globalIndex(String index, String partition, String sort, String... include) {
        return index(index, false, partition, sort, include.length == 0 ? Projection.ALL : Projection.INCLUDE, include);
    }

    /** A local index. */
    public Design localIndex(String index, String sort) {
        return index(index, true, partitionKey, sort, Projection.ALL);
    }

    /** An index of keys only. */
    public Design keysOnlyIndex(String index, String partition, String sort) {
        return index(index, false, partition, sort, Projection.KEYS_ONLY);
    }

    private Design index(
            String index, boolean local, String partition, String sort, Projection projection, String... include) {
        Optional<String> sortAttribute = Optional.of(sort).filter(s -> !s.isEmpty());
        indexes.put(
                index, new Index(Origin.NONE, index, local, partition, sortAttribute, projection, List.of(include)));
        return this;
    }

    /** A sealed interface over records. */
    public Design sealed(String type, String... permitted) {
        List<JavaType> all = Stream.of(permitted).map(Design::javaType).toList();
        results.put(type, new Wanted.Records(javaType(type), all));
        return this;
    }

    /** An item collection, its parts written as a record's components. */
    public Design collection(String type, String parts) {
        List<Wanted.CollectionPart> all = new ArrayList<>();
        for (String part : parts.split(", ", -1)) {
            int space = part.lastIndexOf(' ');
            Signatures.Shape shape = Signatures.Shape.of(part.substring(0, space));
            Wanted wanted = result(shape.type());
            all.add(new Wanted.CollectionPart(
                    Origin.NONE, part.substring(space + 1), shape.form(), javaType(shape.type()), wanted.items()));
        }
        results.put(type, new Wanted.Collection(javaType(type), all));
        return this;
    }

    /** A view of a record with some of its components. */
    public Design view(String type, String item, String components) {
        List<Component> shown = Stream.of(components.split(", ", -1))
                .map(c -> item(item).component(c).orElseThrow())
                .toList();
        JavaType codec = javaType(type + "Codec");
        results.put(type, new Wanted.View(javaType(type), javaType(item), shown, codec));
        return this;
    }

    /** The table. */
    public Table build() {
        return new Table(
                Origin.NONE,
                javaType(name),
                true,
                name,
                partitionKey,
                sortKey,
                typeAttribute,
                UnknownItems.SKIP,
                '#',
                List.copyOf(indexes.values()),
                List.copyOf(items.values()),
                List.of(repository()));
    }

    /** The table's own interface. */
    public Repository repository() {
        return new Repository(Origin.NONE, javaType(name), true, List.of(), List.of(), List.of());
    }

    /**
     * An access pattern by its signature and options, such as {@code "Page<Order> orders(String id, PageRequest page)"}
     * and {@code "order = DESCENDING, limit = 1"}.
     */
    public ReadMethod method(String signature, String options) {
        return new Signatures(this).method(signature, options);
    }

    Types types() {
        return types;
    }

    Wanted result(String type) {
        Wanted result = results.get(type);
        if (result == null) {
            throw new IllegalArgumentException("no result type " + type);
        }
        return result;
    }

    private Item item(String type) {
        return Optional.ofNullable(items.get(type)).orElseThrow();
    }

    private List<Component> components(String text) {
        return Stream.of(text.split(", ", -1)).map(this::component).toList();
    }

    private Component component(String text) {
        String[] words = text.split(" ", -1);
        boolean nullable = words[0].endsWith("?");
        String type = nullable ? words[0].substring(0, words[0].length() - 1) : words[0];
        return new Component(
                Origin.NONE,
                words[1],
                words.length > 2 ? words[3] : words[1],
                types.get(type),
                nullable ? Presence.NULLABLE : Presence.REQUIRED,
                role(type),
                false,
                Optional.empty());
    }

    private static Role role(String type) {
        return switch (type) {
            case "Version" -> Role.VERSION;
            case "Expiry" -> Role.EXPIRY;
            default -> Role.VALUE;
        };
    }

    static JavaType javaType(String name) {
        return JavaType.of(PACKAGE, name);
    }

    private static <T> List<T> append(List<T> list, T last) {
        return Stream.concat(list.stream(), Stream.of(last)).toList();
    }
}
