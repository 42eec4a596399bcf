package dev.partita.it.desk;

import dev.partita.ItemCollection;
import java.util.List;

/** A team with its agents. */
@ItemCollection
public record TeamWithAgents(Team team, List<Agent> agents) {}
