package notary;

import dev.partita.*;

@Partition("CLERK#{clerk}")
@Sort("{id}")
public record Act(String clerk, String id, Signature signature) {}
