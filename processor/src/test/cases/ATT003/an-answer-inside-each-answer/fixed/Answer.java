package desk;

import dev.partita.*;
import org.jspecify.annotations.Nullable;

@Embedded
public record Answer(String text, @Nullable Answer previous) {}
