package desk;

import dev.partita.*;

@Embedded
public record Answer(String text, Answer previous) { // error: ATT003 "Answer: it always contains another Answer"
}
