package dev.partita.processor.effect;

import static dev.partita.processor.diagnostic.DesignError.WRI024;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.WriteAction;
import java.util.List;

/** An update changes copies where they are, so it has to know where, and can't move them: a new copy needs everything. */
final class CopiesStay implements UpdateRule {

    @Override
    public void check(UpdateEffect effect, Findings findings) {
        WriteAction.Update update = effect.update();
        String record = effect.item().type().display();
        for (CopyKey copy : effect.movedCopies()) {
            findings.add(
                    WRI024,
                    update.origin(),
                    update.place() + ": it changes the key of the copy " + copy.name() + ", "
                            + copy.key().source() + ", and a copy under another key needs every component.",
                    Fix.of("write a method that puts the whole record: @Put void replace(" + record + " after, @Expect "
                            + record + " before)"));
        }
        for (CopyKey copy : effect.item().copies()) {
            List<List<String>> unknown = effect.unknownBefore(KeyPaths.of(copy.key()));
            if (!effect.movedCopies().contains(copy) && !unknown.isEmpty()) {
                String names = KeyPaths.names(unknown);
                findings.add(
                        WRI024,
                        update.origin(),
                        update.place() + ": the copy " + copy.name() + ", "
                                + copy.key().source()
                                + ", has to be changed as well," + " and its key needs " + names
                                + ", which isn't given.",
                        Fix.of("vouch for what is stored, which becomes a condition", expected(update, copy, unknown)));
            }
        }
    }

    private static Edit[] expected(WriteAction.Update update, CopyKey copy, List<List<String>> unknown) {
        return copy.key()
                .slots()
                .filter(s -> unknown.contains(s.path()))
                .map(s -> Edit.in(update.place(), Repairs.expected(s)))
                .distinct()
                .toArray(Edit[]::new);
    }
}
