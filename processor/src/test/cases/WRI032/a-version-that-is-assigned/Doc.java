package app;

import dev.partita.*;

@Partition("DOC#{id}")
@Sort("HEAD")
public record Doc(String id, String text, @Version long version) {}
