package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Strand.Fixed;
import dev.partita.processor.keyspace.Strand.Free;
import dev.partita.processor.keyspace.Witness.WitnessItem;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyKind;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Makes of an answer what a message can show. */
final class Witnesses {

    private final Answer answer;

    Witnesses(Answer answer) {
        this.answer = answer;
    }

    /** The item of a side, with that key. */
    WitnessItem item(Side side, Key key) {
        Map<String, String> values = new TreeMap<>();
        // of a text that also stands folded in the key, the unfolded form is the value
        key.slots()
                .map(slot -> Value.of(side, slot.name(), slot.format()))
                .sorted(Comparator.comparing(Value::isFolded))
                .forEach(value -> values.putIfAbsent(value.name(), shown(answer.text(value), key)));
        String sort = key.sort().map(t -> text(Strand.of(side, t))).orElse("");
        return new WitnessItem(values, text(Strand.of(side, key.partition())), sort);
    }

    private static String shown(String text, Key key) {
        boolean binary = key.partition().kind() == KeyKind.BINARY
                || key.sort().filter(t -> t.kind() == KeyKind.BINARY).isPresent();
        return binary && text.chars().anyMatch(c -> c < ' ' || c > '~') ? bytes(text) : text;
    }

    /** The query's arguments. */
    Map<String, String> arguments() {
        return answer.texts().entrySet().stream()
                .filter(e -> e.getKey().side() == Side.ARGUMENT)
                .sorted(Comparator.comparing(e -> e.getKey().isFolded()))
                .collect(Collectors.toMap(e -> e.getKey().name(), Map.Entry::getValue, (one, other) -> one));
    }

    /** The text of a strand; a Binary one in hexadecimal. */
    String text(Strand strand) {
        String text = strand.elements().stream()
                .map(e -> e instanceof Free free ? answer.text(free.value()) : ((Fixed) e).text())
                .collect(Collectors.joining());
        return strand.kind() == KeyKind.BINARY ? bytes(text) : text;
    }

    private static String bytes(String text) {
        byte[] bytes = new byte[text.length()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) text.charAt(i);
        }
        return "0x" + HexFormat.of().formatHex(bytes);
    }
}
