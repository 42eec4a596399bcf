package dev.partita.it.exchange;

import dev.partita.AccessPattern;
import dev.partita.GlobalIndex;
import dev.partita.Put;
import dev.partita.Table;
import java.util.List;

/** Crates that come from anywhere. */
@Table(
        name = "Crates",
        items = {Crate.class})
@GlobalIndex(name = "GSI1")
interface Crates {

    @AccessPattern("an owner's crates")
    List<Crate> crates(String owner);

    @AccessPattern(value = "crates of a colour", when = "colour != BLUE")
    List<Crate> painted(Crate.Colour colour);

    @Put
    void save(Crate crate);
}
