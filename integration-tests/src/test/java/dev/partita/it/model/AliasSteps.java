package dev.partita.it.model;

import dev.partita.it.model.Club.Alias;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.DuplicateException;
import dev.partita.runtime.ItemNotFoundException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Calls that write aliases, whose addresses are claimed. */
final class AliasSteps {

    private final Club club;
    private final Stored stored;
    private final Draw draw;

    AliasSteps(Club club, Draw draw) {
        this.club = club;
        this.stored = draw.stored();
        this.draw = draw;
    }

    List<Supplier<Step>> all() {
        return List.of(this::join, this::replace, this::changeMail, this::leaveAlias);
    }

    private Alias anyAlias() {
        List<String> mails = List.of("a@x", "A@x", "b@x", "B@X", "");
        return new Alias(
                draw.any(Steps.ALIASES),
                Optional.of(draw.any(mails)).filter(m -> !m.isEmpty()).orElse(null));
    }

    /** Mostly what is stored. */
    private Alias anyAlias(String id) {
        return stored.alias(id)
                .filter(a -> draw.random().nextInt(4) > 0)
                .orElse(new Alias(id, anyAlias().mail()));
    }

    private boolean isTaken(Alias alias) {
        return Optional.ofNullable(alias.mail())
                .flatMap(stored::owner)
                .filter(a -> !a.id().equals(alias.id()))
                .isPresent();
    }

    private Step join() {
        Alias alias = anyAlias();
        return Step.of("join " + alias, () -> club.join(alias), () -> stored.put(alias))
                .failingIf(isTaken(alias), DuplicateException.class)
                .failingIf(stored.alias(alias.id()).isPresent(), ConditionFailedException.class);
    }

    private Step replace() {
        Alias after = anyAlias();
        Alias before = anyAlias(after.id());
        Optional<Alias> current = stored.alias(after.id());
        return Step.of("replace " + before + " by " + after, () -> club.replace(after, before), () -> stored.put(after))
                .failingIf(isTaken(after), DuplicateException.class)
                .failingIf(!current.equals(Optional.of(before)), ConditionFailedException.class)
                .failingIf(current.isEmpty(), ItemNotFoundException.class);
    }

    private Step changeMail() {
        Alias after = anyAlias();
        Alias before = anyAlias(after.id());
        Optional<Alias> current = stored.alias(after.id());
        return Step.of(
                        "change " + before + " to " + after,
                        () -> club.changeMail(
                                after.id(), Optional.ofNullable(before.mail()), Optional.ofNullable(after.mail())),
                        () -> stored.put(after))
                .failingIf(isTaken(after), DuplicateException.class)
                .failingIf(!current.equals(Optional.of(before)), ConditionFailedException.class)
                .failingIf(current.isEmpty(), ItemNotFoundException.class);
    }

    private Step leaveAlias() {
        Alias alias = anyAlias(draw.any(Steps.ALIASES));
        Optional<Alias> current = stored.alias(alias.id());
        return Step.returning(
                        "leave " + alias, () -> club.leave(alias), () -> stored.remove(new Stored.AliasKey(alias.id())))
                .result(current.isPresent())
                .failingIf(current.filter(a -> !a.equals(alias)).isPresent(), ConditionFailedException.class);
    }
}
