package app;

import dev.partita.*;
import java.util.*;

@Table(name = "Docs", items = Doc.class)
public interface Docs {

    @AccessPattern("a document")
    Optional<Doc> doc(String id);

    @Delete(Doc.class)
    void delete(String id); // error: WRI030 "Docs.delete: a delete by key of Doc has to expect its version"
}
