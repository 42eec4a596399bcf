package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.GEN007;

import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.schema.EmbeddedRecord;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.KeyRecord;
import dev.partita.processor.schema.ViewRecord;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Reads everything of one round, each record once. */
public final class DesignReader {

    private final JavaModel model;
    private final SourceMap sources;
    private final BiConsumer<Item, Findings> itemRules;
    private final Map<JavaType, Unit<Item>> items = new HashMap<>();
    private final Map<JavaType, Unit<ViewRecord>> views = new HashMap<>();
    private final Map<JavaType, Unit<KeyRecord>> keys = new HashMap<>();
    private final ItemReader itemReader;
    private final EmbeddedReader embeddedReader;
    private final ViewReader viewReader;
    private final KeyRecordReader keyReader;
    private final CollectionReader collectionReader;
    private final TableReader tableReader;

    /**
     * A reader for one round.
     *
     * @param model the compiler
     * @param itemRules what an item has to keep by itself, beyond what is needed to read it
     */
    public DesignReader(JavaModel model, BiConsumer<Item, Findings> itemRules) {
        this.model = model;
        this.sources = new SourceMap(model);
        this.itemRules = itemRules;
        ConverterReader converters = new ConverterReader(model, sources);
        ValueTypes valueTypes = new ValueTypes(model, converters);
        ComponentReader components = new ComponentReader(model, sources, converters, valueTypes);
        this.embeddedReader = new EmbeddedReader(model, sources, components);
        this.itemReader = new ItemReader(model, sources, components, embeddedReader);
        this.viewReader = new ViewReader(model, sources, components, this::soundItem);
        this.keyReader = new KeyRecordReader(model, sources, valueTypes, this::soundItem);
        this.collectionReader = new CollectionReader(model, sources);
        WantedReader wanted = new WantedReader(model, collectionReader, this::soundView);
        ParameterReader parameters =
                new ParameterReader(model, sources, new BoundTypes(model, valueTypes, embeddedReader), this::soundKey);
        PatternReader patterns =
                new PatternReader(model, sources, new ResultReader(model, sources, wanted), parameters, embeddedReader);
        ChangeReader changes = new ChangeReader(model, sources, parameters, valueTypes, embeddedReader);
        ActionReader actions = new ActionReader(model, sources, this::soundKey, changes);
        RepositoryReader repositories = new RepositoryReader(
                model,
                sources,
                patterns,
                new WriteReader(model, actions, changes),
                new BatchReader(model, actions, this::soundKey));
        this.tableReader = new TableReader(model, sources, this::soundItem, repositories);
    }

    /** Where everything stands. */
    public SourceMap sources() {
        return sources;
    }

    /** From now on, what comes from class files is shown at this type, which is being compiled. */
    public void begin(Element type) {
        sources.reading(type);
    }

    /** The name of a type. */
    public JavaType typeOf(TypeElement type) {
        return model.typeOf(type);
    }

    /** A record with keys. */
    public Unit<Item> item(TypeElement record) {
        return once(items, record, (r, findings) -> {
            Optional<Item> item = itemReader.read(r, findings);
            item.ifPresent(i -> itemRules.accept(i, findings));
            return item;
        });
    }

    /** A record inside items. */
    public Unit<EmbeddedRecord> embedded(TypeElement record) {
        Findings findings = new Findings();
        return new Unit<>(embeddedReader.read(record, findings), findings);
    }

    /** A view. */
    public Unit<ViewRecord> view(TypeElement record) {
        return once(views, record, viewReader::read);
    }

    /** A record that stands for a primary key. */
    public Unit<KeyRecord> key(TypeElement record) {
        return once(keys, record, keyReader::read);
    }

    /** What is wrong with a collection by itself. */
    public Findings collection(TypeElement record) {
        Findings findings = new Findings();
        collectionReader.read(record, findings);
        return findings;
    }

    /** A table with the methods of its own interface and of those that it lists. */
    public Unit<TableReading> table(TypeElement type) {
        Findings findings = new Findings();
        return new Unit<>(tableReader.read(type, findings), findings);
    }

    /** Whether an interface is of several tables. */
    public static boolean isOfSeveral(TypeElement type) {
        return Mark.on(type, Vocabulary.PATTERNS_OF)
                .map(m -> m.types("value").size() > 1)
                .orElse(false);
    }

    /** The tables that an interface has transactions on, with those alone. */
    public Unit<TablesReading> tablesOf(TypeElement transactions) {
        Findings findings = new Findings();
        return new Unit<>(tableReader.readSeveral(transactions, findings), findings);
    }

    /** The table that an interface has further patterns of, with those alone. */
    public Unit<TableReading> tableOf(TypeElement patterns) {
        Findings findings = new Findings();
        return new Unit<>(tableReader.readOf(patterns, findings), findings);
    }

    private Optional<Item> soundItem(TypeElement record, Site wanted) {
        return hasCodec(record, wanted) ? sound(item(record), record, wanted) : Optional.empty();
    }

    private Optional<ViewRecord> soundView(TypeElement record, Site wanted) {
        return hasCodec(record, wanted) ? sound(view(record), record, wanted) : Optional.empty();
    }

    private Optional<KeyRecord> soundKey(TypeElement record, Site wanted) {
        return sound(key(record), record, wanted);
    }

    /** What is wrong with a record that isn't being compiled is nowhere else reported. */
    private <T> Optional<T> sound(Unit<T> unit, TypeElement record, Site wanted) {
        if (!model.isCompiled(record)) {
            unit.findings().all().forEach(f -> wanted.findings().add(f.error(), wanted.origin(), f.text()));
        }
        return unit.sound();
    }

    private boolean hasCodec(TypeElement record, Site wanted) {
        if (model.isCompiled(record) || new CodecFacts(model).nullable(record).isPresent()) {
            return true;
        }
        JavaType type = model.typeOf(record);
        wanted.report(
                GEN007,
                CodecFacts.missing(type, JavaType.of(type.packageName(), type.flatName() + "Codec")),
                CodecFacts.fix(type));
        return false;
    }

    private <T> Unit<T> once(
            Map<JavaType, Unit<T>> units, TypeElement record, BiFunction<TypeElement, Findings, Optional<T>> read) {
        JavaType type = model.typeOf(record);
        Unit<T> known = units.get(type);
        if (known == null) {
            Findings findings = new Findings();
            known = new Unit<>(read.apply(record, findings), findings);
            units.put(type, known);
        }
        return known;
    }
}
