package dev.partita.processor.read;

import dev.partita.processor.schema.ViewRecord;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** The views that nothing is wrong with. */
interface SoundViews {

    /** The view of a record with {@code @View}; see {@link SoundItems#find}. */
    Optional<ViewRecord> find(TypeElement record, Site wanted);
}
