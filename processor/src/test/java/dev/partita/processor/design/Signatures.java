package dev.partita.processor.design;

import dev.partita.Direction;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Origin;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Parameter.Binding;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Result;
import dev.partita.processor.schema.Result.Form;
import dev.partita.processor.schema.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Access patterns from the text of their signature. */
final class Signatures {

    private static final Pattern METHOD = Pattern.compile("(\\S+) (\\w+)\\((.*)\\)");
    private static final Pattern PARAMETER = Pattern.compile("(?:@(\\w+)(?:\\(\"([^\"]+)\"\\))? )?(\\S+) (\\w+)");
    private static final Pattern OPTION = Pattern.compile("(\\w+) = (\"[^\"]*\"|[^,]+)");

    private final Design design;

    Signatures(Design design) {
        this.design = design;
    }

    ReadMethod method(String signature, String optionsText) {
        Matcher method = match(METHOD, signature);
        Map<String, String> options = options(optionsText);
        List<Parameter> parameters = new ArrayList<>();
        for (String parameter :
                method.group(3).isEmpty() ? new String[0] : method.group(3).split(", ", -1)) {
            parameters.add(parameter(parameter));
        }
        return new ReadMethod(
                Origin.NONE,
                method.group(2),
                parameters,
                signature,
                result(Shape.of(method.group(1)), options),
                Optional.ofNullable(options.get("when")).map(Conditions::of),
                Optional.ofNullable(options.get("via")).map(v -> new ReadMethod.Via(Origin.NONE, v)),
                Direction.valueOf(options.getOrDefault("order", "ASCENDING")),
                Integer.parseInt(options.getOrDefault("limit", "0")),
                Boolean.parseBoolean(options.getOrDefault("consistent", "false")),
                options.getOrDefault("overflow", "REFUSE").equals("FOLLOW"));
    }

    private Result result(Shape shape, Map<String, String> options) {
        String wanted = options.getOrDefault("of", shape.type());
        return new Result(shape.javaType(), shape.form(), design.result(wanted));
    }

    private Parameter parameter(String text) {
        Matcher parameter = match(PARAMETER, text);
        String typeName = parameter.group(3);
        String name = parameter.group(4);
        if (typeName.equals("PageRequest")) {
            return new Parameter.Paging(Origin.NONE, name, JavaType.of("dev.partita.runtime", typeName));
        }
        ValueType type = design.types().get(typeName);
        String path = Optional.ofNullable(parameter.group(2)).orElse(name);
        return new Parameter.Bound(
                Origin.NONE, name, type.javaType(), List.of(path.split("\\.", -1)), type, binding(parameter.group(1)));
    }

    private static Binding binding(String annotation) {
        return switch (Optional.ofNullable(annotation).orElse("Is")) {
            case "From" -> Binding.FROM;
            case "To" -> Binding.TO;
            case "After" -> Binding.AFTER;
            case "Before" -> Binding.BEFORE;
            case "StartsWith" -> Binding.STARTS_WITH;
            default -> Binding.EQUAL;
        };
    }

    private static Map<String, String> options(String text) {
        Map<String, String> options = new TreeMap<>();
        Matcher option = OPTION.matcher(text);
        while (option.find()) {
            options.put(option.group(1), option.group(2).replace("\"", ""));
        }
        return options;
    }

    private static Matcher match(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("not understood: " + text);
        }
        return matcher;
    }

    /** A result type taken apart: {@code Page<Order>}, {@code Order?}, {@code boolean}. */
    record Shape(Form form, String type, JavaType javaType) {

        private static final Pattern WRAPPED = Pattern.compile("(Optional|List|Page|Stream)<(\\w+)>");

        static Shape of(String text) {
            Matcher wrapped = WRAPPED.matcher(text);
            if (wrapped.matches()) {
                Form form = Form.valueOf(wrapped.group(1).toUpperCase(Locale.ROOT));
                JavaType argument = Design.javaType(wrapped.group(2));
                return new Shape(
                        form,
                        wrapped.group(2),
                        new JavaType(packageOf(form), List.of(wrapped.group(1)), List.of(argument), 0));
            }
            if (text.equals("boolean") || text.equals("long")) {
                return new Shape(text.equals("long") ? Form.COUNT : Form.EXISTS, text, JavaType.of("", text));
            }
            if (text.endsWith("?")) {
                String type = text.substring(0, text.length() - 1);
                return new Shape(Form.NULLABLE, type, Design.javaType(type));
            }
            return new Shape(Form.ONE, text, Design.javaType(text));
        }

        private static String packageOf(Form form) {
            return switch (form) {
                case PAGE -> "dev.partita.runtime";
                case STREAM -> "java.util.stream";
                default -> "java.util";
            };
        }
    }
}
