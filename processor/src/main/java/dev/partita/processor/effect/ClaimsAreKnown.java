package dev.partita.processor.effect;

import static dev.partita.processor.diagnostic.DesignError.WRI033;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Claim;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.Presence;
import java.util.List;

/**
 * An update that changes a claimed value gives the old claim back and makes a new one, so it has to know both; and when the
 * new one expires, since a claim does so with its item.
 */
final class ClaimsAreKnown implements UpdateRule {

    @Override
    public void check(UpdateEffect effect, Findings findings) {
        for (Claim claim : effect.movedClaims()) {
            List<List<String>> paths = KeyPaths.of(claim.key());
            List<List<String>> before = effect.unknownBefore(paths);
            List<List<String>> after = effect.unknownAfter(paths);
            if (!before.isEmpty()) {
                findings.add(
                        WRI033,
                        effect.update().origin(),
                        text(effect, claim, before, "as stored before"),
                        Fix.of("vouch for what is stored, which becomes a condition", expected(effect, claim, before)));
            } else if (!after.isEmpty()) {
                findings.add(
                        WRI033,
                        effect.update().origin(),
                        text(effect, claim, after, "after the update"),
                        Fix.of("@Assign " + KeyPaths.names(after)
                                + " as a value that is always known, neither added to nor a Patch"));
            } else {
                effect.item().expiry().ifPresent(e -> expiry(effect, claim, e, findings));
            }
        }
    }

    private static void expiry(UpdateEffect effect, Claim claim, Component expiry, Findings findings) {
        List<List<String>> path = List.of(List.of(expiry.name()));
        if (!effect.unknownAfter(path).isEmpty()) {
            String type = expiry.type().javaType().display();
            boolean nullable = expiry.presence() != Presence.REQUIRED;
            findings.add(
                    WRI033,
                    effect.update().origin(),
                    text(effect, claim, path, "after the update, since a claim expires with its item"),
                    Fix.of(
                            "vouch for what is stored, which becomes a condition",
                            Edit.in(
                                    effect.update().place(),
                                    Repairs.parameter("@Expect", path.get(0), type, nullable))));
        }
    }

    private static String text(UpdateEffect effect, Claim claim, List<List<String>> unknown, String when) {
        List<List<String>> moved = KeyPaths.of(claim.key()).stream()
                .filter(effect.known()::changes)
                .toList();
        String cause =
                moved.isEmpty() ? "changing when it expires writes" : "changing " + KeyPaths.names(moved) + " moves";
        return effect.update().place() + ": " + cause + " the claim " + claim.template() + ", which needs "
                + KeyPaths.names(unknown) + " " + when + ", and that isn't known.";
    }

    private static Edit[] expected(UpdateEffect effect, Claim claim, List<List<String>> unknown) {
        return claim.key()
                .slots()
                .filter(slot -> unknown.contains(slot.path()))
                .map(slot -> Edit.in(effect.update().place(), expected(slot)))
                .distinct()
                .toArray(Edit[]::new);
    }

    /** The new value has the component's name already, as a rule. */
    private static String expected(Part.Slot slot) {
        String given = Repairs.expected(slot);
        return given.substring(0, given.lastIndexOf(' ')) + " before";
    }
}
