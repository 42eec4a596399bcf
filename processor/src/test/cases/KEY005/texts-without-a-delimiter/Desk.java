package desk;

import dev.partita.*;
import java.util.Optional;

@Table(name = "Desk", items = Role.class)
public interface Desk {

    @AccessPattern("who has a role at a site")
    Optional<Role> role(String site, String name);

    @Put void save(Role role);
}
