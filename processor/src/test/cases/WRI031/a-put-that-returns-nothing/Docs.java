package app;

import dev.partita.*;
import java.util.*;

@Table(name = "Docs", items = Doc.class)
public interface Docs {

    @AccessPattern("a document")
    Optional<Doc> doc(String id);

    @Put
    void save(Doc doc); // error: WRI031 "Docs.save: it stores Doc with its next version, and returns void"
}
