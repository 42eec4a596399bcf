package notary;

import dev.partita.*;

@Partition("CLERK#{clerk}")
@Sort("{id}#{signature}") // warning: KEY032 "Act: {id}#{signature} has 1037 bytes"
public record Act(String clerk, String id, Signature signature) {}
