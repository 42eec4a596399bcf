package dev.partita.it.desk;

import dev.partita.CopyKey;
import dev.partita.Partition;
import dev.partita.Sort;
import java.util.Set;

/** Somebody who answers. */
@Partition("TEAM#{team}")
@Sort("AGENT#{id}")
@CopyKey(name = "byId", partition = "AGENT#{id}", sort = "AGENT")
public record Agent(Ref<Team> team, Ref<Agent> id, String name, Set<String> skills) {}
