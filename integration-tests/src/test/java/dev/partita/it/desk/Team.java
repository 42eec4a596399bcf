package dev.partita.it.desk;

import dev.partita.KeyOnly;
import dev.partita.Partition;
import dev.partita.Sort;

/** A team of agents. */
@Partition("TEAM#{id}")
@Sort("A")
public record Team(@KeyOnly Ref<Team> id, String name) {}
