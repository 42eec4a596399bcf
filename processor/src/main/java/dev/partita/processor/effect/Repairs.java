package dev.partita.processor.effect;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Part;
import dev.partita.processor.schema.WriteAction;
import java.util.ArrayList;
import java.util.List;

/** What to paste on the parameters of a write, or on the components of a change record. */
final class Repairs {

    private Repairs() {}

    /** The parameter's name, or the component's. */
    static String name(Parameter.Bound value) {
        return value.name().substring(value.name().lastIndexOf('.') + 1);
    }

    /** Where it stands. */
    static String place(String write, Parameter.Bound value) {
        return write + "." + name(value);
    }

    /** The same with another type. */
    static Fix typed(String write, Parameter.Bound value, String type) {
        return Fix.of("give it the type of its component", Edit.in(write, type + " " + name(value)));
    }

    /** A parameter that vouches for a component. */
    static String expected(Part.Slot slot) {
        return parameter("@Expect", slot.path(), slot.type().javaType().display(), slot.nullable());
    }

    /**
     * A parameter for a component, with its last name.
     *
     * @param annotation what it does, as in {@code @Expect}
     * @param path the component
     * @param type its type
     * @param nullable whether it may lack a value
     */
    static String parameter(String annotation, List<String> path, String type, boolean nullable) {
        return annotation + "(\"" + String.join(".", path) + "\") "
                + (nullable ? "Optional<" + Alike.boxed(type) + ">" : type) + " " + path.get(path.size() - 1);
    }

    /** The whole value assigned, instead of a part of it added or removed. */
    static Fix assigned(String write, WriteAction.Change change, String annotation) {
        String place = place(write, change.value());
        List<Edit> edits = new ArrayList<>();
        edits.add(Edit.remove(place, annotation));
        edits.add(Edit.on(place, "@Assign(\"" + change.place().name() + "\")"));
        String type = change.place().type().javaType().display();
        if (!type.equals(change.value().javaType().display())) {
            edits.add(Edit.in(write, type + " " + name(change.value())));
        }
        return new Fix("assign the whole value", edits);
    }
}
