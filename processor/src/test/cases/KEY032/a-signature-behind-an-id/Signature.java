package notary;

import dev.partita.*;

@Convert(SignatureText.class)
public record Signature(String letters) {}
