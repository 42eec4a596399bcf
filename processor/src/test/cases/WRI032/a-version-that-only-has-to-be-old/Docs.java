package app;

import dev.partita.*;
import java.util.*;

@Table(name = "Docs", items = Doc.class)
public interface Docs {

    @AccessPattern("a document")
    Optional<Doc> doc(String id);

    @Update(Doc.class)
    void setText(String id, @Expect(is = Comparison.LESS) long version, @Assign String text); // error: WRI032 "Docs.setText, version: the version Doc.version is expected as it was read; expected EQUAL, found LESS."
}
