package sensors;

import dev.partita.*;
import dev.partita.runtime.*;

@Table(name = "Sensors", items = Reading.class)
public interface Sensors {

    @AccessPattern("what a sensor read")
    Page<Reading> readings(String sensor, PageRequest page);

    @Put
    void add(Reading reading); // warning: WRI005 "Sensors.add: two items of Reading with one at have one key"
}
