package parts;

import dev.partita.*;

@Partition("KIND#{kind}")
@Sort("PART#{id}")
public record Part(Kind kind, String id) {

    public enum Kind { SCREW, WASHER, LOCK_NUT }
}
