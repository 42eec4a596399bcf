package desk;

import dev.partita.*;

public sealed interface Task permits Ticket, Agent {}
