package app;

import dev.partita.*;

@Update(Doc.class)
public record Rename( // error: WRI030 "Rename: an update of Doc has to expect its version"
        String id,
        @Assign String text) {}
