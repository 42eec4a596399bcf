package parts;

import dev.partita.*;

@Partition("KIND_{kind}") // error: KEY026 "Part: {kind} is written with _, the delimiter"
@Sort("PART_{id}")
@Delimiter('_')
public record Part(Kind kind, String id) {

    public enum Kind { SCREW, WASHER, LOCK_NUT }
}
