package sensors;

import dev.partita.*;
import java.time.Instant;

@Partition("SENSOR#{sensor}") @Sort("{at}")
public record Reading(String sensor, Instant at, int value) {}
