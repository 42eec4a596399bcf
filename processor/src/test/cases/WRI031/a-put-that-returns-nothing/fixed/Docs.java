package app;

import dev.partita.*;
import java.util.*;

@Table(name = "Docs", items = Doc.class)
public interface Docs {

    @AccessPattern("a document")
    Optional<Doc> doc(String id);

    @Put
    Doc save(Doc doc);
}
