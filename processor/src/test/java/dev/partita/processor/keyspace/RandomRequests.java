package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.KeyExpression.Argument;
import dev.partita.processor.keyspace.KeyExpression.Piece;
import dev.partita.processor.keyspace.KeyExpression.Text;
import dev.partita.processor.keyspace.SortCondition.Bound;
import dev.partita.processor.keyspace.SortCondition.Exclusion;
import dev.partita.processor.keyspace.SortCondition.Lower;
import dev.partita.processor.keyspace.SortCondition.LowerKind;
import dev.partita.processor.keyspace.SortCondition.Upper;
import dev.partita.processor.keyspace.SortCondition.UpperKind;
import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.KeyKind;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.ValueType;
import dev.partita.runtime.key.KeyOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Requests on random keys, and what they read, by comparing the bytes of real texts. */
final class RandomRequests {

    private static final String LOW = "low";
    private static final String HIGH = "high";

    private final Random random;

    RandomRequests(Random random) {
        this.random = random;
    }

    Request on(Key key) {
        KeyTemplate sort = key.sort().orElseThrow();
        KeyExpression partition = new KeyExpression(
                key.partition().kind(), Designs.pieces(key.partition().parts()));
        return new Request(partition, sort.kind() == KeyKind.TEXT ? condition(sort) : new SortCondition.Everything());
    }

    private SortCondition condition(KeyTemplate sort) {
        int end = random.nextInt(sort.parts().size() + 1);
        KeyExpression start = expression(sort.parts().subList(0, end));
        KeyExpression whole = expression(sort.parts());
        return switch (random.nextInt(6)) {
            case 0 -> new SortCondition.Equal(whole);
            case 1 -> start.pieces().isEmpty() ? new SortCondition.Everything() : new SortCondition.BeginsWith(start);
            case 2 -> between(start, whole);
            default -> range(sort);
        };
    }

    private SortCondition between(KeyExpression start, KeyExpression whole) {
        boolean isEmpty = start.pieces().isEmpty();
        return new SortCondition.Between(
                new Bound(start, !isEmpty && random.nextBoolean(), false),
                new Bound(random.nextBoolean() || isEmpty ? whole : start, random.nextBoolean(), random.nextBoolean()));
    }

    private static KeyExpression expression(List<Part> parts) {
        return new KeyExpression(KeyKind.TEXT, Designs.pieces(parts));
    }

    /** A range at some placeholder, its ends of any kinds. */
    private SortCondition range(KeyTemplate sort) {
        List<Integer> slots = Stream.iterate(0, i -> i + 1)
                .limit(sort.parts().size())
                .filter(i -> sort.parts().get(i) instanceof Part.Slot)
                .toList();
        if (slots.isEmpty()) {
            return new SortCondition.Everything();
        }
        int at = slots.get(random.nextInt(slots.size()));
        Part.Slot slot = (Part.Slot) sort.parts().get(at);
        KeyExpression prefix = expression(sort.parts().subList(0, at));
        boolean open = slot.format() instanceof Format.Text;
        String behind =
                !open && at + 1 < sort.parts().size() && sort.parts().get(at + 1) instanceof Part.Literal literal
                        ? literal.text()
                        : "";
        LowerKind lower = pick(
                open
                        ? List.of(LowerKind.AT, LowerKind.STRICT, LowerKind.NEXT_TEXT, LowerKind.PREFIX)
                        : List.of(LowerKind.AT, LowerKind.SUCCESSOR, LowerKind.PREFIX, LowerKind.STRICT));
        UpperKind upper = pick(
                open
                        ? List.of(UpperKind.AT, UpperKind.VALUE, UpperKind.PREFIX)
                        : List.of(UpperKind.AT, UpperKind.SUCCESSOR, UpperKind.VALUE, UpperKind.PREFIX));
        boolean noPrefix = prefix.pieces().isEmpty();
        return new SortCondition.Range(
                prefix,
                slot.format(),
                "",
                lower == LowerKind.PREFIX
                        ? new Lower(noPrefix ? LowerKind.NONE : lower, Optional.empty(), behind)
                        : new Lower(lower, Optional.of(bound(LOW, slot.type(), Binding.FROM)), behind),
                upper == UpperKind.PREFIX
                        ? new Upper(noPrefix ? UpperKind.NONE : upper, exclusion(), Optional.empty(), behind)
                        : new Upper(
                                upper,
                                upper == UpperKind.AT ? Exclusion.INCLUDED : exclusion(),
                                Optional.of(bound(HIGH, slot.type(), Binding.TO)),
                                behind));
    }

    private Exclusion exclusion() {
        return pick(List.of(Exclusion.UNREACHED, Exclusion.STRICT, Exclusion.PREDECESSOR));
    }

    private static Parameter.Bound bound(String name, ValueType type, Binding binding) {
        return new Parameter.Bound(Origin.NONE, name, JavaType.of("java.lang", "Object"), List.of(name), type, binding);
    }

    private <T> T pick(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    /** A request, which says of a key whether it reads it with such texts for arguments. */
    record Request(KeyExpression partition, SortCondition sort) {

        @Override
        public String toString() {
            String ends = sort instanceof SortCondition.Range range
                    ? " " + show(range.prefix()) + " " + range.lower().kind() + ".."
                            + range.upper().kind() + "/"
                            + range.upper().exclusion() + " of " + range.format() + " before '"
                            + range.lower().behind() + "'"
                    : sort instanceof SortCondition.Between
                            ? " " + sort.toString().replaceAll("type=.*?format=", "")
                            : "";
            return show(partition) + " / " + sort.getClass().getSimpleName() + ends
                    + expressions().stream().map(Request::show).toList();
        }

        private static String show(KeyExpression expression) {
            return expression.pieces().stream()
                    .map(p ->
                            p instanceof Argument a ? "{" + a.parameter() + ":" + a.format() + "}" : ((Text) p).text())
                    .collect(Collectors.joining());
        }

        /** Random arguments, often the values of an item. */
        Map<String, Object> arguments(BruteForce force, Map<String, Object> values) {
            Map<String, Object> arguments = new HashMap<>();
            arguments()
                    .forEach(a -> arguments.put(a.parameter(), force.valueLike(a.type(), values.get(a.parameter()))));
            if (sort instanceof SortCondition.Range range) {
                arguments.put(LOW, force.bound(range.format()));
                arguments.put(HIGH, force.bound(range.format()));
            }
            return arguments;
        }

        private List<Argument> arguments() {
            return Stream.concat(Stream.of(partition), expressions().stream())
                    .flatMap(e -> e.pieces().stream())
                    .filter(Argument.class::isInstance)
                    .map(Argument.class::cast)
                    .toList();
        }

        /** Whether it reads a key with arguments of which a form is shown. */
        boolean readsShown(Map<String, String> shown, List<String> key) {
            List<Map<String, Object>> all = new ArrayList<>();
            all.add(new HashMap<>(shown));
            for (String parameter :
                    arguments().stream().map(Argument::parameter).distinct().toList()) {
                List<Map<String, Object>> more = new ArrayList<>();
                for (Argument form : arguments()) {
                    if (form.parameter().equals(parameter)) {
                        BruteForce.read(form.format(), shown.getOrDefault(parameter, ""))
                                .ifPresent(value -> all.forEach(map -> {
                                    Map<String, Object> with = new HashMap<>(map);
                                    with.put(parameter, value);
                                    more.add(with);
                                }));
                    }
                }
                all.clear();
                all.addAll(more);
            }
            return all.stream().anyMatch(arguments -> reads(arguments, key));
        }

        private List<KeyExpression> expressions() {
            if (sort instanceof SortCondition.Equal equal) {
                return List.of(equal.key());
            }
            if (sort instanceof SortCondition.BeginsWith beginning) {
                return List.of(beginning.prefix());
            }
            if (sort instanceof SortCondition.Between between) {
                return List.of(between.low().key(), between.high().key());
            }
            return sort instanceof SortCondition.Range range ? List.of(range.prefix()) : List.of();
        }

        boolean reads(Map<String, Object> arguments, List<String> key) {
            return text(partition, arguments).filter(key.get(0)::equals).isPresent()
                    && expressions().stream().allMatch(e -> text(e, arguments).isPresent())
                    && readsSort(arguments, key.get(1));
        }

        private boolean readsSort(Map<String, Object> arguments, String key) {
            if (sort instanceof SortCondition.Equal equal) {
                return key.equals(text(equal.key(), arguments).orElseThrow());
            }
            if (sort instanceof SortCondition.BeginsWith beginning) {
                return key.startsWith(text(beginning.prefix(), arguments).orElseThrow());
            }
            if (sort instanceof SortCondition.Between between) {
                String low = text(between.low().key(), arguments).orElseThrow();
                return isAtLeast(key, low, between.low().successor())
                        && isBefore(key, text(between.high().key(), arguments).orElseThrow(), between.high());
            }
            return !(sort instanceof SortCondition.Range range)
                    || (isAbove(range, arguments, key) && isBelow(range, arguments, key));
        }

        private static boolean isAtLeast(String key, String low, boolean successor) {
            return KeyOrder.compare(key, successor ? KeyOrder.successor(low) : low) >= 0;
        }

        private static boolean isBefore(String key, String text, Bound bound) {
            int order = KeyOrder.compare(key, bound.successor() ? KeyOrder.successor(text) : text);
            return bound.predecessor() ? order < 0 : order <= 0;
        }

        private static boolean isAbove(SortCondition.Range range, Map<String, Object> arguments, String key) {
            String prefix = text(range.prefix(), arguments).orElseThrow();
            String at = prefix + arguments.getOrDefault(LOW, "");
            boolean above = switch (range.lower().kind()) {
                case NONE, NEXT_NUMBER -> true;
                case PREFIX -> isAtLeast(key, prefix, false);
                case AT -> isAtLeast(key, at, false);
                case SUCCESSOR -> isAtLeast(key, at + range.lower().behind(), true);
                case NEXT_TEXT, STRICT -> KeyOrder.compare(key, at) > 0;
            };
            // an argument below all values
            ValueLimits limits = new ValueLimits(range.format(), '#');
            return above
                    || (range.lower().argument().isPresent()
                            && limits.mayBeBelow()
                            && isAtLeast(key, prefix + limits.least(), false));
        }

        private static boolean isBelow(SortCondition.Range range, Map<String, Object> arguments, String key) {
            String prefix = text(range.prefix(), arguments).orElseThrow();
            String at = prefix + arguments.getOrDefault(HIGH, "");
            Bound end = new Bound(
                    range.prefix(),
                    range.upper().kind() != UpperKind.VALUE && range.upper().kind() != UpperKind.AT,
                    range.upper().kind() != UpperKind.AT && range.upper().exclusion() != Exclusion.UNREACHED);
            boolean below = switch (range.upper().kind()) {
                case NONE -> true;
                case PREFIX -> isBefore(key, prefix, end);
                case AT, VALUE -> isBefore(key, at, end);
                case SUCCESSOR -> isBefore(key, at + range.upper().behind(), end);
            };
            // an argument above all values
            ValueLimits limits = new ValueLimits(range.format(), '#');
            String greatest =
                    prefix + limits.greatest().orElse("") + range.upper().behind();
            return below
                    || (range.upper().argument().isPresent()
                            && limits.mayBeAbove()
                            && KeyOrder.compare(key, KeyOrder.successor(greatest)) < 0);
        }

        private static Optional<String> text(KeyExpression expression, Map<String, Object> arguments) {
            StringBuilder text = new StringBuilder();
            for (Piece piece : expression.pieces()) {
                if (piece instanceof Argument argument) {
                    Optional<String> value = BruteForce.text(
                            argument.format(), Objects.requireNonNull(arguments.get(argument.parameter())));
                    if (value.isEmpty()) {
                        return Optional.empty();
                    }
                    text.append(value.get());
                } else {
                    text.append(((Text) piece).text());
                }
            }
            return Optional.of(text.toString());
        }
    }
}
