package notary;

import dev.partita.*;
import java.util.List;

@Table(name = "Notary", items = Act.class)
public interface Notary {

    @AccessPattern("a clerk's acts")
    List<Act> acts(String clerk);
}
