package dev.partita.processor.plan;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.keyspace.EqualKeys;
import dev.partita.processor.keyspace.Verdict;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.ItemKey;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Table;
import dev.partita.processor.schema.TableKeys;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Proposes to store a record once more in the partition of another one that is wanted with it: an order among its line
 * items. It has been tried.
 */
final class ProposedCopy {

    private final Table table;
    private final ReadMethod method;

    ProposedCopy(Table table, ReadMethod method) {
        this.table = table;
        this.method = method;
    }

    /** The proposal for two records of which one has a partition that could be both's. */
    Optional<Fix> fix(List<Item> wanted) {
        if (wanted.size() != 2 || table.sortKey().isEmpty() || method.via().isPresent()) {
            return Optional.empty();
        }
        return Stream.of(wanted, List.of(wanted.get(1), wanted.get(0)))
                .flatMap(pair -> copy(pair.get(0), pair.get(1)).stream()
                        .flatMap(copy -> tried(wanted, pair.get(1), copy).stream()))
                .findFirst();
    }

    /** The guest's copy in the partition of the host. */
    private Optional<CopyKey> copy(Item host, Item guest) {
        KeyTemplate partition = host.primary().partition();
        ProposedTemplates templates = new ProposedTemplates(guest);
        String source = partition.source();
        for (Part.Slot slot : partition.slots().toList()) {
            Optional<String> counterpart = counterpart(slot, host, guest);
            if (counterpart.isEmpty()) {
                return Optional.empty();
            }
            source = source.replace("{" + slot.name(), "{" + counterpart.get());
        }
        return templates
                .typed(source)
                .flatMap(p -> sort(templates, guest, p).map(s -> named(guest, new Key(p, Optional.of(s)))));
    }

    /** The component of the guest that is named after the host's: {@code id} of an order for {@code orderId}. */
    private static Optional<String> counterpart(Part.Slot slot, Item host, Item guest) {
        String suffix = slot.name().substring(0, 1).toUpperCase(Locale.ROOT)
                + slot.name().substring(1);
        return guest.components().stream()
                .filter(c -> c.type().unwrapped().equals(slot.type().unwrapped()))
                .map(c -> c.name())
                .filter(name -> (name.equals(slot.name()) && !name.equals("id"))
                        || name.equals(beginning(host) + suffix)
                        || slot.name()
                                .equals(beginning(guest)
                                        + name.substring(0, 1).toUpperCase(Locale.ROOT)
                                        + name.substring(1)))
                .findFirst();
    }

    private static String beginning(Item item) {
        String name = item.type().simpleName();
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    /** A single part is found under a word; of a list each has its own place. */
    private Optional<KeyTemplate> sort(ProposedTemplates templates, Item guest, KeyTemplate partition) {
        String word = guest.type().simpleName().toUpperCase(Locale.ROOT);
        boolean single =
                CollectionParts.singles(method).stream().anyMatch(p -> p.items().contains(guest.type()));
        Set<List<String>> there = partition.slots().map(Part.Slot::path).collect(Collectors.toSet());
        List<List<String>> rest = guest.primary()
                .slots()
                .map(Part.Slot::path)
                .distinct()
                .filter(p -> !there.contains(p))
                .toList();
        return templates.sort(word, single ? List.of() : rest);
    }

    private static CopyKey named(Item guest, Key key) {
        String of = key.partition()
                .slots()
                .findFirst()
                .map(s -> s.path().get(s.path().size() - 1))
                .orElse("word");
        String name = "by" + of.substring(0, 1).toUpperCase(Locale.ROOT) + of.substring(1);
        Set<List<String>> there = key.slots().map(Part.Slot::path).collect(Collectors.toSet());
        boolean claims = !guest.primary().slots().map(Part.Slot::path).allMatch(there::contains);
        return new CopyKey(Origin.NONE, name, key, claims);
    }

    private Optional<Fix> tried(List<Item> wanted, Item guest, CopyKey copy) {
        Item moved = guest.withCopy(copy);
        Table changed = table.with(table.indexes(), i -> i.equals(guest) ? moved : i);
        List<ItemKey> keys = wanted.stream()
                .flatMap(i -> new TableKeys(changed)
                        .inTable(i.equals(guest) ? moved : i).stream()
                                .filter(k -> i.equals(guest)
                                        ? k.copy().filter(copy::equals).isPresent()
                                        : k.isPrimary()))
                .toList();
        Optional<List<Edit>> others = new OtherPatterns(table).stay(changed, keys);
        boolean serves = isWritable(guest, copy)
                && isApart(changed, copy)
                && new Serving(changed, Serving.REQUIREMENTS, new KeySpace(changed)).tryOut(method, new Candidate(keys))
                        instanceof Outcome.Serves;
        return serves ? others.map(edits -> fix(guest, copy, edits)) : Optional.empty();
    }

    /** Whether its key follows from the primary key, and its owner can be told. */
    private static boolean isWritable(Item guest, CopyKey copy) {
        Set<List<String>> known = guest.primary().slots().map(Part.Slot::path).collect(Collectors.toSet());
        return guest.copies().stream().noneMatch(c -> c.name().equals(copy.name()))
                && copy.key().slots().map(Part.Slot::path).allMatch(known::contains)
                && guest.primary()
                        .slots()
                        .noneMatch(s -> s.format().isFolded() || s.path().size() > 1);
    }

    private static boolean isApart(Table changed, CopyKey copy) {
        List<ItemKey> keys = new TableKeys(changed).inTable();
        return keys.stream().flatMap(k -> k.key().templates()).allMatch(t -> t.kind() == KeyKind.TEXT)
                && keys.stream()
                        .filter(k -> k.copy().filter(copy::equals).isEmpty())
                        .allMatch(k -> EqualKeys.of(k.key(), copy.key(), changed.delimiter()) instanceof Verdict.Apart);
    }

    private static Fix fix(Item guest, CopyKey copy, List<Edit> others) {
        Edit edit = Edit.on(
                guest.type().display(),
                "@CopyKey(name = " + Edit.literal(copy.name()) + ", partition = "
                        + Edit.literal(copy.key().partition().source()) + ", sort = "
                        + Edit.literal(copy.key().sort().orElseThrow().source()) + ")");
        return new Fix(
                "store each " + guest.type().simpleName() + " there too, as a copy that is written with it",
                Stream.concat(Stream.of(edit), others.stream()).toList());
    }
}
