package dev.partita.processor.read;

import dev.partita.processor.schema.KeyRecord;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** The key records that nothing is wrong with. */
interface SoundKeys {

    /** The key of a record with {@code @KeyOf}; see {@link SoundItems#find}. */
    Optional<KeyRecord> find(TypeElement record, Site wanted);
}
