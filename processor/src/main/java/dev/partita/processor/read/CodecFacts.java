package dev.partita.processor.read;

import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.JavaType;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;

/** What codecs keep of records that are not being compiled. */
final class CodecFacts {

    private final JavaModel model;

    CodecFacts(JavaModel model) {
        this.model = model;
    }

    /** The names of the nullable components of a compiled record, or nothing if Partita never saw the record. */
    Optional<Set<String>> nullable(TypeElement record) {
        JavaType type = model.typeOf(record);
        TypeElement codec = model.find(JavaType.of(type.packageName(), type.flatName() + "Codec"));
        if (codec == null) {
            return Optional.empty();
        }
        return Mark.on(codec, Vocabulary.CODEC_OF)
                .map(m -> m.texts("nullable"))
                .map(names -> names.stream().map(Mark.Text::text).collect(Collectors.toUnmodifiableSet()));
    }

    /** The message for a record without codec. */
    static String missing(JavaType record, JavaType codec) {
        return record.display() + " has no codec: it was compiled without Partita's annotation processor, and "
                + codec.canonicalName() + " isn't there.";
    }

    /** What brings it about. */
    static Fix fix(JavaType record) {
        return Fix.of("run the processor where " + record.display() + " is compiled");
    }
}
