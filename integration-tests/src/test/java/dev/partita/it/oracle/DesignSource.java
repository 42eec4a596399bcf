package dev.partita.it.oracle;

import dev.partita.it.oracle.Design.Binding;
import dev.partita.it.oracle.Design.Component;
import dev.partita.it.oracle.Design.Form;
import dev.partita.it.oracle.Design.IndexKey;
import dev.partita.it.oracle.Design.Parameter;
import dev.partita.it.oracle.Design.Pattern;
import dev.partita.it.oracle.Design.RecordType;
import dev.partita.it.oracle.Design.Template;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes a design as Java: an interface {@code T} with everything nested in it. Each pattern is on one line. */
final class DesignSource {

    private final Design design;

    DesignSource(Design design) {
        this.design = design;
    }

    String text() {
        StringBuilder out = new StringBuilder("package " + design.packageName() + ";\n");
        out.append("import dev.partita.*;\nimport dev.partita.runtime.*;\n");
        out.append("@Table(name = \"Tab\", items = {")
                .append(design.records().stream()
                        .map(r -> "T." + r.name() + ".class")
                        .collect(Collectors.joining(", ")))
                .append("})\n");
        design.indexes().forEach(index -> out.append("@GlobalIndex(name = \"" + index + "\")\n"));
        out.append("public interface T {\n");
        design.patterns().forEach(pattern -> out.append(pattern(pattern)));
        design.records().forEach(record -> out.append("@Put void save(" + record.name() + " item);\n"));
        out.append("sealed interface All permits "
                + design.records().stream().map(RecordType::name).collect(Collectors.joining(", ")) + " {}\n");
        design.records().forEach(record -> out.append(record(record)));
        collection(out);
        return out.append("}\n").toString();
    }

    private void collection(StringBuilder out) {
        if (design.patterns().stream().anyMatch(p -> p.form() == Form.COLLECTION)) {
            out.append("@ItemCollection record Parts(java.util.Optional<"
                    + design.records().get(0).name() + "> single, java.util.List<"
                    + design.records().get(1).name() + "> many) {}\n");
        }
    }

    private static String pattern(Pattern pattern) {
        String one = pattern.wanted().size() == 1 ? pattern.wanted().get(0) : "All";
        String result = switch (pattern.form()) {
            case OPTIONAL -> "java.util.Optional<" + one + ">";
            case LIST -> "java.util.List<" + one + ">";
            case PAGE -> "Page<" + one + ">";
            case STREAM -> "java.util.stream.Stream<" + one + ">";
            case COUNT -> "long";
            case EXISTS -> "boolean";
            case COLLECTION -> "Parts";
        };
        boolean of = pattern.form() == Form.COUNT || pattern.form() == Form.EXISTS;
        String parameters =
                pattern.parameters().stream().map(DesignSource::parameter).collect(Collectors.joining(", "));
        if (pattern.form() == Form.PAGE) {
            parameters += (parameters.isEmpty() ? "" : ", ") + "PageRequest page";
        }
        return "@AccessPattern(value = \"" + pattern.name() + "\""
                + (of ? ", of = " + one + ".class" : "")
                + (pattern.when().isEmpty() ? "" : ", when = \"" + pattern.when() + "\"")
                + (pattern.descending() ? ", order = Direction.DESCENDING" : "")
                + (pattern.limit() > 0 ? ", limit = " + pattern.limit() : "")
                + ") " + result + " " + pattern.name() + "(" + parameters + ");\n";
    }

    private static String parameter(Parameter parameter) {
        String name = parameter.component();
        String annotation = switch (parameter.binding()) {
            case IS -> "";
            case FROM -> "@From(\"" + name + "\") ";
            case TO -> "@To(\"" + name + "\") ";
            case AFTER -> "@After(\"" + name + "\") ";
            case BEFORE -> "@Before(\"" + name + "\") ";
            case STARTS_WITH -> "@StartsWith(\"" + name + "\") ";
        };
        String suffix = parameter.binding() == Binding.IS
                ? ""
                : parameter.binding().name().charAt(0)
                        + parameter
                                .binding()
                                .name()
                                .substring(1)
                                .toLowerCase(Locale.ROOT)
                                .replace("_", "");
        return annotation + parameter.kind().javaType(false) + " " + name + suffix;
    }

    private static String record(RecordType record) {
        StringBuilder out = new StringBuilder();
        out.append("@Partition(" + quoted(record.partition()) + ") @Sort(" + quoted(record.sort()) + ")\n");
        record.copy()
                .ifPresent(copy -> out.append("@CopyKey(name = \"copy\", partition = " + quoted(copy.partition())
                        + ", sort = " + quoted(copy.sort()) + ")\n"));
        record.indexKeys().forEach(key -> out.append(indexKey(key)));
        return out.append("record " + record.name() + "("
                        + record.components().stream()
                                .map(DesignSource::component)
                                .collect(Collectors.joining(", "))
                        + ") implements All {}\n")
                .toString();
    }

    private static String indexKey(IndexKey key) {
        return "@IndexKey(index = \"" + key.index() + "\", partition = " + quoted(key.partition())
                + key.sort().map(sort -> ", sort = " + quoted(sort)).orElse("")
                + (key.when().isEmpty() ? "" : ", when = \"" + key.when() + "\"") + ")\n";
    }

    private static String component(Component component) {
        String type = component.kind().javaType(component.nullable());
        if (!component.nullable()) {
            return type + " " + component.name();
        }
        int simple = type.lastIndexOf('.') + 1;
        return type.substring(0, simple) + "@org.jspecify.annotations.Nullable " + type.substring(simple) + " "
                + component.name();
    }

    private static String quoted(Template template) {
        return "\"" + template.text() + "\"";
    }
}
