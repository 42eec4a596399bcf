package dev.partita.processor.check;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.Item;
import java.util.Locale;

/** The repair of a component whose attribute is something else as well: another name. */
final class Renamed {

    private Renamed() {}

    /** {@code @Attribute("ticketAgent")} on {@code Ticket.agent}. */
    static Fix attribute(Item item, Component component) {
        String record = item.type().simpleName();
        String name = record.substring(0, 1).toLowerCase(Locale.ROOT)
                + record.substring(1)
                + component.name().substring(0, 1).toUpperCase(Locale.ROOT)
                + component.name().substring(1);
        return Fix.of(
                "store it under another name",
                Edit.on(item.type().display() + "." + component.name(), "@Attribute(\"" + name + "\")"));
    }
}
