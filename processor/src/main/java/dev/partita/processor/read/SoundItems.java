package dev.partita.processor.read;

import dev.partita.processor.schema.Item;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** The item records that nothing is wrong with. */
interface SoundItems {

    /**
     * The item of a record with {@code @Partition}. What is wrong with it is reported with the record itself, unless the
     * record comes compiled and without a codec: that is reported to whoever wants it.
     */
    Optional<Item> find(TypeElement record, Site wanted);
}
