package notary;

import dev.partita.*;

@Partition("CLERK#{clerk}")
@Sort("{id}#{signature}") // error: KEY031 "Act: the shortest key of this template has"
public record Act(String clerk, String id, Signature signature) {}
