package design;

import dev.partita.Partition;
import dev.partita.Sort;
import dev.partita.Version;

@Partition("ACC#{id}")
@Sort("HEAD")
public record Account(String id, int balance, @Version long version) {}
