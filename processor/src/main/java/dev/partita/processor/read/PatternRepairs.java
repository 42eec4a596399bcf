package dev.partita.processor.read;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.KeyTemplate;
import dev.partita.processor.schema.Part;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is pasted on an access pattern, or in its place. One that is inherited is another interface's to change. */
final class PatternRepairs {

    private final JavaModel model;
    private final Signature signature;
    private final TableScope scope;

    PatternRepairs(JavaModel model, Signature signature, TableScope scope) {
        this.model = model;
        this.signature = signature;
        this.scope = scope;
    }

    /** Words with text to paste, where it is known what is pasted on. */
    Fix fix(String words, Edit... edits) {
        return signature.inherited() ? Fix.of(words) : Fix.of(words, edits);
    }

    /** The annotation with another value beside those that it has. */
    Edit annotated(String value) {
        return Edit.on(place(), "@AccessPattern(…, " + value + ")");
    }

    /** The method without a parameter, an annotation or a value of one. */
    Edit without(String text) {
        return Edit.remove(place(), text);
    }

    /** The method with another parameter behind the others. */
    Edit with(String parameter) {
        return Edit.in(place(), parameter);
    }

    /** The method with another result. */
    Edit returning(String result) {
        String type = place().substring(0, place().lastIndexOf('.'));
        String parameters =
                signature.parameters().stream().map(this::declaration).collect(Collectors.joining(", ", "(", ")"));
        return Edit.in(type, result + " " + signature.method().getSimpleName() + parameters);
    }

    /** The records that could be meant: they have what the parameters name, and a key whose partition that gives. */
    List<JavaType> meant() {
        Set<List<String>> paths = signature.parameters().stream()
                .filter(p -> !model.isClass(p.type(), Vocabulary.PAGE_REQUEST))
                .map(PatternRepairs::path)
                .collect(Collectors.toSet());
        return scope.sound().stream()
                .filter(i -> paths.stream().allMatch(p -> i.component(p.get(0)).isPresent()))
                .filter(i -> partitions(i)
                        .anyMatch(t -> t.slots().map(Part.Slot::path).allMatch(paths::contains)))
                .map(Item::type)
                .toList();
    }

    private String place() {
        return signature.site().place();
    }

    private String declaration(Signature.Given given) {
        String bindings = ParameterReader.bindingsOf(given)
                .map(m -> m.display()
                        + m.given("value")
                                .map(t -> "(" + Edit.literal(t.text()) + ")")
                                .orElse("")
                        + " ")
                .collect(Collectors.joining());
        return bindings + model.typeOf(given.type()).display() + " "
                + given.name().orElse("");
    }

    private static List<String> path(Signature.Given given) {
        String named = ParameterReader.bindingsOf(given)
                .flatMap(m -> m.given("value").stream())
                .map(Mark.Text::text)
                .findFirst()
                .or(given::name)
                .orElse("");
        return List.of(named.split("\\.", -1));
    }

    private static Stream<KeyTemplate> partitions(Item item) {
        Stream<KeyTemplate> inTable = Stream.concat(
                Stream.of(item.primary().partition()),
                item.copies().stream().map(c -> c.key().partition()));
        return Stream.concat(
                inTable, item.indexKeys().stream().map(IndexKey::partition).flatMap(Optional::stream));
    }
}
