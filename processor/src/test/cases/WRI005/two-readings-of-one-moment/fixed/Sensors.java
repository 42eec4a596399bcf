package sensors;

import dev.partita.*;
import dev.partita.runtime.*;

@Table(name = "Sensors", items = Reading.class)
public interface Sensors {

    @AccessPattern("what a sensor read")
    Page<Reading> readings(String sensor, PageRequest page);

    @Put(when = When.ABSENT)
    void add(Reading reading);
}
