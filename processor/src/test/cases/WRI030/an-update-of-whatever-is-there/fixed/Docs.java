package app;

import dev.partita.*;
import java.util.*;

@Table(name = "Docs", items = Doc.class)
public interface Docs {

    @AccessPattern("a document")
    Optional<Doc> doc(String id);

    @Update(Doc.class)
    void setText(String id, @Expect long version, @Assign String text);
}
