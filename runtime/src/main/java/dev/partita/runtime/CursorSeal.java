package dev.partita.runtime;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Shows that a cursor wasn't altered: by a secret, or by a mere checksum. */
abstract class CursorSeal {

    private final int length;

    private CursorSeal(int length) {
        this.length = length;
    }

    /** Keeps accidents out, not attackers. */
    static CursorSeal checksum() {
        return new CursorSeal(8) {
            @Override
            byte[] digest(byte[] bytes) throws GeneralSecurityException {
                return MessageDigest.getInstance("SHA-256").digest(bytes);
            }
        };
    }

    /** HMAC-SHA-256. */
    static CursorSeal signature(byte[] secret) {
        SecretKeySpec key = new SecretKeySpec(secret, "HmacSHA256");
        return new CursorSeal(16) {
            @Override
            byte[] digest(byte[] bytes) throws GeneralSecurityException {
                Mac mac = Mac.getInstance("HmacSHA256");
                mac.init(key);
                return mac.doFinal(bytes);
            }
        };
    }

    abstract byte[] digest(byte[] bytes) throws GeneralSecurityException;

    /** How many bytes it has. */
    int length() {
        return length;
    }

    byte[] over(byte[] binding, byte[] payload) {
        byte[] use = "partita cursor 1".getBytes(StandardCharsets.US_ASCII);
        byte[] bytes =
                new CursorBytes().field(use).field(binding).field(payload).toArray();
        try {
            return Arrays.copyOf(digest(bytes), length);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("each Java has SHA-256", e);
        }
    }

    boolean isOver(byte[] binding, byte[] payload, byte[] seal) {
        return MessageDigest.isEqual(over(binding, payload), seal);
    }
}
