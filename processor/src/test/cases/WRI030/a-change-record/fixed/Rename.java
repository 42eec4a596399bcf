package app;

import dev.partita.*;

@Update(Doc.class)
public record Rename(
        String id,
        @Assign String text,
        @Expect("version") long version) {}
