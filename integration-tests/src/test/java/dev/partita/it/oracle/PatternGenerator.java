package dev.partita.it.oracle;

import dev.partita.it.oracle.Design.Binding;
import dev.partita.it.oracle.Design.Form;
import dev.partita.it.oracle.Design.IndexKey;
import dev.partita.it.oracle.Design.Parameter;
import dev.partita.it.oracle.Design.Pattern;
import dev.partita.it.oracle.Design.RecordType;
import dev.partita.it.oracle.Design.Template;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes patterns that follow a key from its left end, as far as they like. */
final class PatternGenerator {

    private static final List<Form> FORMS =
            List.of(Form.LIST, Form.LIST, Form.PAGE, Form.PAGE, Form.STREAM, Form.COUNT, Form.EXISTS, Form.OPTIONAL);

    private final Random random;
    private final Design design;

    PatternGenerator(Random random, Design design) {
        this.random = random;
        this.design = design;
    }

    Pattern pattern(String name) {
        RecordType first = pick(design.records());
        boolean all = design.records().size() > 1 && random.nextInt(4) == 0;
        List<String> wanted =
                all ? design.records().stream().map(RecordType::name).toList() : List.of(first.name());
        if (design.records().size() > 1
                && design.records().get(0).sort().slots().isEmpty()
                && random.nextInt(3) == 0) {
            return collection(name);
        }
        boolean byIndex = !first.indexKeys().isEmpty() && random.nextBoolean();
        boolean byCopy = !byIndex && first.copy().isPresent() && random.nextInt(3) == 0;
        IndexKey key = byIndex ? first.indexKeys().get(0) : null;
        Template partition = key != null
                ? key.partition()
                : byCopy ? first.copy().orElseThrow().partition() : first.partition();
        List<String> sortSlots = key != null
                ? key.sort().map(Template::slots).orElse(List.of())
                : byCopy ? List.of() : first.sort().slots();
        List<Parameter> parameters = parameters(first, partition, sortSlots);
        String when = key != null && random.nextInt(8) > 0 ? key.when() : "";
        Form form = pick(FORMS);
        int limit = form == Form.OPTIONAL || form == Form.LIST ? random.nextInt(3) : 0;
        return new Pattern(
                name,
                wanted,
                form,
                parameters,
                when,
                (form == Form.LIST || form == Form.PAGE || form == Form.STREAM) && random.nextBoolean(),
                form == Form.OPTIONAL ? Math.min(limit, 1) : limit);
    }

    private Pattern collection(String name) {
        RecordType single = design.records().get(0);
        List<Parameter> parameters = single.partition().slots().stream()
                .map(slot ->
                        new Parameter(slot, single.component(slot).orElseThrow().kind(), Binding.IS))
                .toList();
        List<String> wanted = List.of(single.name(), design.records().get(1).name());
        return new Pattern(name, wanted, Form.COLLECTION, parameters, "", random.nextBoolean(), random.nextInt(3));
    }

    private List<Parameter> parameters(RecordType type, Template partition, List<String> sortSlots) {
        List<Parameter> parameters = new ArrayList<>();
        List<String> bound = new ArrayList<>(partition.slots());
        int equal = random.nextInt(sortSlots.size() + 1);
        bound.addAll(sortSlots.subList(0, equal));
        bound.stream()
                .distinct()
                .forEach(slot -> parameters.add(
                        new Parameter(slot, type.component(slot).orElseThrow().kind(), Binding.IS)));
        if (equal < sortSlots.size() && !bound.contains(sortSlots.get(equal)) && random.nextInt(3) > 0) {
            range(type, sortSlots.get(equal), parameters);
        }
        return parameters;
    }

    private void range(RecordType type, String slot, List<Parameter> parameters) {
        Kind kind = type.component(slot).orElseThrow().kind();
        if (!kind.hasRanges()) {
            return;
        }
        if (kind == Kind.TEXT && random.nextInt(3) == 0) {
            parameters.add(new Parameter(slot, kind, Binding.STARTS_WITH));
            return;
        }
        int sides = random.nextInt(3);
        if (sides != 1) {
            parameters.add(new Parameter(slot, kind, random.nextBoolean() ? Binding.FROM : Binding.AFTER));
        }
        if (sides != 0) {
            parameters.add(new Parameter(slot, kind, random.nextBoolean() ? Binding.TO : Binding.BEFORE));
        }
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
