package dev.partita.processor.plan;

import dev.partita.processor.schema.Format;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.List;

/** A partition template without the names of its components: what two records must share to share a partition. */
record PartitionShape(List<Object> pieces) {

    static PartitionShape of(KeyTemplate template) {
        return new PartitionShape(
                template.parts().stream().map(PartitionShape::piece).toList());
    }

    /** A text for a literal; for a placeholder its format, in which type and converter show, save for enums. */
    private static Object piece(Part part) {
        if (part instanceof Part.Literal literal) {
            return literal.text();
        }
        Part.Slot slot = (Part.Slot) part;
        return slot.format() instanceof Format.Names
                ? List.of(slot.format(), slot.type().unwrapped().javaType())
                : slot.format();
    }
}
