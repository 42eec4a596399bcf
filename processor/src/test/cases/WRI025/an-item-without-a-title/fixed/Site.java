package design;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Site", items = Hits.class)
public interface Site {

    @AccessPattern("the hits of a page")
    Optional<Hits> hits(String page);

    @Update(value = Hits.class, upsert = true) void hit(String page, @Add("count") long more, @Assign String title);
}
