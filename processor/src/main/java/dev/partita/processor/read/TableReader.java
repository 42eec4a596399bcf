package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.GEN002;
import static dev.partita.processor.diagnostic.DesignError.GEN008;
import static dev.partita.processor.diagnostic.DesignError.IDX020;

import dev.partita.UnknownItems;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Reads the interfaces that declare tables. */
final class TableReader {

    private static final char DEFAULT_DELIMITER = '#';

    private final JavaModel model;
    private final SourceMap sources;
    private final SoundItems items;
    private final RepositoryReader repositories;

    TableReader(JavaModel model, SourceMap sources, SoundItems items, RepositoryReader repositories) {
        this.model = model;
        this.sources = sources;
        this.items = items;
        this.repositories = repositories;
    }

    /** The table with its own methods and those of the interfaces that it lists. */
    Optional<TableReading> read(TypeElement type, Findings findings) {
        List<TypeElement> interfaces = new ArrayList<>();
        interfaces.add(type);
        Optional<Mark> mark = Mark.on(type, Vocabulary.TABLE);
        mark.ifPresent(m -> interfaces.addAll(listed(type, m, findings)));
        return mark.flatMap(m -> read(type, m, interfaces, findings));
    }

    /** The table that a further interface has patterns of, with those only. */
    Optional<TableReading> readOf(TypeElement patterns, Findings findings) {
        Mark mark = Mark.on(patterns, Vocabulary.PATTERNS_OF).orElseThrow();
        return named(patterns, mark, findings).stream()
                .findFirst()
                .flatMap(t -> read(t.type(), t.mark(), List.of(patterns), findings));
    }

    /** The tables that an interface of transactions writes to, each with that interface only. */
    Optional<TablesReading> readSeveral(TypeElement transactions, Findings findings) {
        Mark mark = Mark.on(transactions, Vocabulary.PATTERNS_OF).orElseThrow();
        Site site = new Site(
                findings,
                sources.at(mark.place("value")),
                model.typeOf(transactions).display());
        List<Named> named = named(transactions, mark, findings);
        if (named.size() < mark.types("value").size()) {
            return Optional.empty();
        }
        List<TableScope> scopes = named.stream().map(n -> scope(n, findings)).toList();
        Optional<TableScope> all = SeveralTables.merged(scopes, site);
        Optional<Repository> repository = all.flatMap(scope -> repositories.read(transactions, scope, findings))
                .filter(r -> SeveralTables.hasTransactionsOnly(r, findings, site.name()));
        return repository.map(r -> {
            List<Table> tables = new ArrayList<>();
            for (int i = 0; i < named.size(); i++) {
                Named one = named.get(i);
                tables.add(table(one.type(), one.mark(), site, scopes.get(i), List.of(r)));
            }
            boolean whole = scopes.stream().allMatch(TableScope::isWhole)
                    && findings.isClean()
                    && methods(List.of(transactions)) == r.writes().size();
            return new TablesReading(tables, r, whole);
        });
    }

    /** A table that an interface names. */
    private record Named(TypeElement type, Mark mark) {}

    private List<Named> named(TypeElement patterns, Mark mark, Findings findings) {
        List<Named> found = new ArrayList<>();
        for (Mark.Named named : mark.types("value")) {
            TypeElement type = JavaModel.element(named.type());
            Optional<Mark> table = type == null ? Optional.empty() : Mark.on(type, Vocabulary.TABLE);
            if (type == null || table.isEmpty()) {
                new Site(
                                findings,
                                sources.at(named.place()),
                                model.typeOf(patterns).display())
                        .report(
                                GEN008,
                                "expected an interface with @Table, but "
                                        + model.typeOf(named.type()).display() + " has no @Table.",
                                Fix.of("name the interface that has it, or declare the table on "
                                        + model.typeOf(named.type()).display()));
            } else {
                found.add(new Named(type, table.get()));
            }
        }
        if (mark.types("value").isEmpty()) {
            new Site(
                            findings,
                            sources.at(mark.place("value")),
                            model.typeOf(patterns).display())
                    .report(
                            GEN008,
                            "expected one interface with @Table, found 0 classes.",
                            Fix.of("name the interface of a table"));
        }
        return found;
    }

    private TableScope scope(Named table, Findings findings) {
        Site site = new Site(
                findings,
                sources.at(table.mark().place()),
                model.typeOf(table.type()).display());
        return new TableScope(site.name(), items(table.type(), table.mark(), site));
    }

    private Optional<TableReading> read(TypeElement type, Mark mark, List<TypeElement> interfaces, Findings findings) {
        Site site = new Site(
                findings, sources.at(mark.place("name")), model.typeOf(type).display());
        if (!RecordShape.isInterface(type, "@Table", site)) {
            return Optional.empty();
        }
        TableScope scope = new TableScope(site.name(), items(type, mark, site));
        List<Repository> read = interfaces.stream()
                .flatMap(i -> repositories.read(i, scope, findings).stream())
                .toList();
        Table table = table(type, mark, site, scope, read);
        boolean whole = scope.isWhole() && findings.isClean() && methods(interfaces) == methods(table);
        return Optional.of(new TableReading(table, whole));
    }

    private long methods(List<TypeElement> interfaces) {
        return interfaces.stream()
                .mapToLong(i -> AbstractMethods.of(i, model).size())
                .sum();
    }

    private static long methods(Table table) {
        return table.repositories().stream()
                .flatMap(r -> r.names().values().stream())
                .mapToLong(Long::longValue)
                .sum();
    }

    private Table table(TypeElement type, Mark mark, Site site, TableScope scope, List<Repository> repositories) {
        List<Item> sound = scope.sound();
        boolean sorted = sound.stream().anyMatch(i -> i.primary().sort().isPresent());
        return new Table(
                site.origin(),
                model.typeOf(type),
                JavaModel.isPublic(type),
                mark.text("name"),
                mark.text("partitionKey"),
                sorted ? Optional.of(mark.text("sortKey")) : Optional.empty(),
                mark.given("typeAttribute").map(Mark.Text::text),
                mark.constant("unknownItems", UnknownItems.values()),
                sound.stream().findFirst().map(Item::delimiter).orElse(DEFAULT_DELIMITER),
                indexes(type, mark, sound),
                sound,
                repositories);
    }

    private Map<JavaType, Optional<Item>> items(TypeElement table, Mark mark, Site site) {
        Map<JavaType, Optional<Item>> found = new LinkedHashMap<>();
        for (Mark.Named named : mark.types("items")) {
            Site at = site.at(sources.at(named.place()));
            for (TypeElement record : members(named, at)) {
                found.computeIfAbsent(
                        model.typeOf(record),
                        t -> isVisible(record, table, at) ? items.find(record, at) : Optional.empty());
            }
        }
        if (mark.types("items").isEmpty()) {
            site.at(sources.at(mark.place("items"))).report(IDX020, "a table without records holds nothing.");
        }
        return found;
    }

    private Set<TypeElement> members(Mark.Named named, Site site) {
        TypeElement element = JavaModel.element(named.type());
        if (element == null) {
            site.report(IDX020, named.type() + " is no record with @Partition.");
            return Set.of();
        }
        Set<TypeElement> members = SealedItems.membersOf(element);
        for (TypeElement member : members) {
            if (!SealedItems.isItem(member)) {
                String permitted = member.equals(element)
                        ? ""
                        : ", which " + model.typeOf(element).display() + " permits,";
                site.report(
                        IDX020,
                        model.typeOf(member).display() + permitted + " is no record with @Partition.",
                        Fix.of("add @Partition(\"…\") to it" + (permitted.isEmpty() ? ", or leave it out" : "")));
                return Set.of();
            }
        }
        return members;
    }

    private boolean isVisible(TypeElement record, TypeElement table, Site site) {
        if (!JavaModel.isPrivate(record) && !model.isVisible(record, table)) {
            site.report(
                    GEN002,
                    model.typeOf(record).display() + " can't be seen from package " + model.packageOf(table) + ".",
                    Fix.of("make it public", Edit.on(model.typeOf(record).display(), "public")));
            return false;
        }
        return true;
    }

    private List<TypeElement> listed(TypeElement table, Mark mark, Findings findings) {
        List<TypeElement> listed = new ArrayList<>();
        for (Mark.Named named : mark.types("patterns")) {
            TypeElement element = JavaModel.element(named.type());
            if (element != null && belongsTo(element, table)) {
                if (!listed.contains(element)) {
                    listed.add(element);
                }
            } else {
                new Site(
                                findings,
                                sources.at(named.place()),
                                model.typeOf(table).display())
                        .report(
                                GEN008,
                                named.type() + " has no @PatternsOf(" + table.getSimpleName() + ".class).",
                                unlisted(element, table));
            }
        }
        return listed;
    }

    private Fix[] unlisted(@Nullable TypeElement patterns, TypeElement table) {
        Fix leave = Fix.of("leave it out of patterns");
        return patterns == null || !model.isCompiled(patterns)
                ? new Fix[] {leave}
                : new Fix[] {
                    Fix.of(
                            "say there whose patterns they are",
                            Edit.on(
                                    model.typeOf(patterns).display(),
                                    "@PatternsOf(" + model.typeOf(table).display() + ".class)")),
                    leave
                };
    }

    private boolean belongsTo(TypeElement patterns, TypeElement table) {
        return Mark.on(patterns, Vocabulary.PATTERNS_OF)
                .map(m -> m.types("value").size() == 1
                        && table.equals(
                                JavaModel.element(m.types("value").get(0).type())))
                .orElse(false);
    }

    private List<Index> indexes(TypeElement type, Mark table, List<Item> items) {
        IndexReader reader = new IndexReader(sources, table.text("partitionKey"), items);
        List<Index> indexes = new ArrayList<>();
        Mark.each(type, Vocabulary.GLOBAL_INDEX).forEach(m -> indexes.add(reader.global(m)));
        Mark.each(type, Vocabulary.LOCAL_INDEX).forEach(m -> indexes.add(reader.local(m)));
        return indexes;
    }
}
