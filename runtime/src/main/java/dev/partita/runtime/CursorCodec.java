package dev.partita.runtime;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns the service's last keys into cursors and back. A cursor is, in base64url, the format's version, those attributes
 * of the last key that the arguments don't say, and a seal over all of it and the request that it belongs to.
 */
final class CursorCodec {

    private static final byte VERSION = 1;

    private final List<CursorSeal> seals;

    /** Seals with the first secret, takes what any of them sealed; without secrets a checksum does. */
    CursorCodec(List<byte[]> secrets) {
        this.seals = secrets.isEmpty()
                ? List.of(CursorSeal.checksum())
                : secrets.stream().map(CursorSeal::signature).toList();
    }

    String encode(CursorBinding binding, Map<String, AttributeValue> lastKey) {
        CursorBytes held = new CursorBytes();
        String dropped = binding.beginning();
        for (String attribute : binding.attributes()) {
            AttributeValue value = Objects.requireNonNull(lastKey.get(attribute), attribute);
            held.value(without(dropped, value));
            dropped = "";
        }
        byte[] payload = held.toArray();
        byte[] seal = seals.get(0).over(binding.seal(), payload);
        ByteBuffer cursor = ByteBuffer.allocate(1 + payload.length + seal.length);
        cursor.put(VERSION).put(payload).put(seal);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(cursor.array());
    }

    Map<String, AttributeValue> decode(CursorBinding binding, String cursor) {
        byte[] bytes = bytes(cursor);
        if (bytes.length == 0 || bytes[0] != VERSION) {
            throw new InvalidCursorException("the cursor isn't of a version that is known here");
        }
        byte[] payload = payload(binding, bytes);
        ByteBuffer held = ByteBuffer.wrap(payload);
        Map<String, AttributeValue> key = new HashMap<>();
        key.put(binding.partitionKey(), binding.partition());
        try {
            String dropped = binding.beginning();
            for (String attribute : binding.attributes()) {
                key.put(attribute, with(dropped, CursorBytes.readValue(held)));
                dropped = "";
            }
        } catch (BufferUnderflowException e) {
            throw foreign();
        }
        if (held.hasRemaining()) {
            throw foreign();
        }
        return key;
    }

    private byte[] payload(CursorBinding binding, byte[] bytes) {
        for (CursorSeal seal : seals) {
            int end = bytes.length - seal.length();
            if (end >= 1) {
                byte[] payload = Arrays.copyOfRange(bytes, 1, end);
                if (seal.isOver(binding.seal(), payload, Arrays.copyOfRange(bytes, end, bytes.length))) {
                    return payload;
                }
            }
        }
        throw foreign();
    }

    private static byte[] bytes(String cursor) {
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(cursor);
            // the last character has bits to spare, which the decoder passes over
            if (Base64.getUrlEncoder().withoutPadding().encodeToString(bytes).equals(cursor)) {
                return bytes;
            }
        } catch (IllegalArgumentException e) {
            throw foreign();
        }
        throw foreign();
    }

    private static AttributeValue without(String beginning, AttributeValue value) {
        return beginning.isEmpty() ? value : AttributeValue.createS(value.s().substring(beginning.length()));
    }

    private static AttributeValue with(String beginning, AttributeValue value) {
        return beginning.isEmpty() ? value : AttributeValue.createS(beginning + value.s());
    }

    private static InvalidCursorException foreign() {
        return new InvalidCursorException(
                "the cursor isn't one of this request: it belongs to another access pattern or "
                        + "to other arguments, or was cut, altered or signed with another key");
    }
}
