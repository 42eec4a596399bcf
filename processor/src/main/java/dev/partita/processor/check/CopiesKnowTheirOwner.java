package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.KEY029;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.diagnostic.KeyPlace;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A copy that two items could write tells its owner by the attributes of the primary key's components. They say it only
 * where equal keys mean equal attributes: not for a folded text, which has one key in several spellings, nor for a part of
 * a nested record, whose other parts stand in the same attribute.
 */
final class CopiesKnowTheirOwner implements ItemRule {

    @Override
    public void check(Item item, Findings findings) {
        for (CopyKey copy : item.copies()) {
            if (copy.claims()) {
                item.primary()
                        .slots()
                        .filter(CopiesKnowTheirOwner::saysMoreThanTheKey)
                        .findFirst()
                        .ifPresent(slot -> report(item, copy, slot, findings));
            }
        }
    }

    /** One that may lack a value is wrong for another reason already. */
    private static boolean saysMoreThanTheKey(Part.Slot slot) {
        return !slot.nullable() && (slot.format().isFolded() || slot.path().size() > 1);
    }

    private static void report(Item item, CopyKey copy, Part.Slot slot, Findings findings) {
        String record = item.type().display();
        findings.add(
                KEY029,
                copy.origin(),
                record + ", @CopyKey " + copy.name() + ": two items could write this key, and {" + slot.name()
                        + "} of the primary key doesn't tell whose copy is stored, since its attribute can differ while the"
                        + " key is the same.",
                Fix.of(
                        "give the copy every component of the primary key, so that it is this item's alone",
                        whole(item, copy)),
                Fix.of("make the primary key of unfolded components of " + record + " itself"));
    }

    /** Behind what the copy's key has already, all that it lacks. */
    private static Edit whole(Item item, CopyKey copy) {
        Set<List<String>> there = copy.key().slots().map(Part.Slot::path).collect(Collectors.toSet());
        String lacking = KeyTexts.primary(item)
                .flatMap(t -> t.template()
                        .slots()
                        .filter(s -> !there.contains(s.path()))
                        .map(s -> item.delimiter() + t.template().text(s)))
                .distinct()
                .collect(Collectors.joining());
        KeyTemplate last = copy.key().sort().orElse(copy.key().partition());
        String member = copy.key().sort().isPresent() ? "sort" : "partition";
        return KeyPlace.copy(item.type().display(), copy.name(), member).with(last.source() + lacking);
    }
}
