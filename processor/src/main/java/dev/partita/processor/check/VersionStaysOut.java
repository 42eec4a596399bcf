package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.ATT011;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.List;
import java.util.Optional;

/** Each write raises the version, so that a key made from it would move with each write. */
final class VersionStaysOut implements ItemRule {

    @Override
    public void check(Item item, Findings findings) {
        item.version()
                .ifPresent(version -> place(item, version).ifPresent(where -> {
                    String place = item.type().display() + "." + version.name();
                    findings.add(
                            ATT011,
                            version.origin(),
                            place + ": each write raises it, so it can't stand in a key, found " + where + ".",
                            Fix.of("let your own code count", Edit.remove(place, "@Version")));
                }));
    }

    private static Optional<String> place(Item item, Component version) {
        List<String> path = List.of(version.name());
        Optional<String> inKey = item.templates()
                .filter(t -> t.slots().map(Part.Slot::path).anyMatch(path::equals))
                .map(KeyTemplate::source)
                .findFirst();
        return inKey.or(() -> item.indexKeys().stream()
                .flatMap(k -> k.when().stream())
                .map(Condition::terms)
                .flatMap(List::stream)
                .filter(t -> t.path().equals(path))
                .map(t -> "when = \"" + version.name() + " …\"")
                .findFirst());
    }
}
