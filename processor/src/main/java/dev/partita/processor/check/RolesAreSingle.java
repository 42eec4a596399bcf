package dev.partita.processor.check;

import static dev.partita.processor.diagnostic.DesignError.ATT011;
import static dev.partita.processor.diagnostic.DesignError.ATT014;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Role;
import java.util.List;

/** A record has at most one version and at most one expiry. */
final class RolesAreSingle implements ItemRule {

    @Override
    public void check(Item item, Findings findings) {
        check(item, Role.VERSION, ATT011, "an item has one version, which each write raises", findings);
        check(item, Role.EXPIRY, ATT014, "an item expires once, by one attribute", findings);
    }

    private static void check(Item item, Role role, DesignError error, String why, Findings findings) {
        List<Component> all =
                item.components().stream().filter(c -> c.role() == role).toList();
        String annotation = role == Role.VERSION ? "@Version" : "@TimeToLive";
        for (Component component : all.subList(Math.min(1, all.size()), all.size())) {
            String place = item.type().display() + "." + component.name();
            findings.add(
                    error,
                    component.origin(),
                    place + ": " + why + ", and " + all.get(0).name() + " is it already.",
                    Fix.of("keep one of both", Edit.remove(place, annotation)));
        }
    }
}
