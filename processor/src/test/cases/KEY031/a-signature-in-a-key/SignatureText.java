package notary;

import dev.partita.*;

@KeyText(width = 2200)
public final class SignatureText implements KeyConverter<Signature> {

    @Override
    public String toKey(Signature signature) {
        return signature.letters();
    }

    @Override
    public Signature fromKey(String key) {
        return new Signature(key);
    }
}
