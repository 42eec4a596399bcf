package app;

import dev.partita.*;
import java.util.*;

@Table(name = "Docs", items = Doc.class)
public interface Docs {

    @AccessPattern("a document")
    Optional<Doc> doc(String id);

    @Update(Doc.class)
    void setText(String id, @Assign String text); // error: WRI030 "Docs.setText: an update of Doc has to expect its version, or it undoes what somebody else wrote in between; found no @Expect for version."
}
