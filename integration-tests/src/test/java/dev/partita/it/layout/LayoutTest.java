package dev.partita.it.layout;

import static dev.partita.it.Values.item;
import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.it.Engine;
import dev.partita.runtime.RepositoryOptions;
import dev.partita.testing.WireRequest;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Interfaces and records in every place that Java has for them. */
class LayoutTest {

    @RegisterExtension
    final Engine engine = new Engine();

    private static final Note ONE = new Note("o", 1, "one");
    private static final Note TWO = new Note("o", 2, "two");

    @Test
    void twoTablesOverOneRecord() {
        RepositoryOptions options = engine.options(Notes.class, Archive.class);
        NotesSchema.create(engine.client(), options);
        ArchiveSchema.create(engine.client(), options);
        Notes notes = new DynamoNotes(engine.client(), options);
        Archive archive = new DynamoArchive(engine.client(), options);
        notes.save(ONE);
        archive.save(TWO);
        assertThat(notes.notes("o")).containsExactly(ONE);
        assertThat(archive.notes("o")).containsExactly(TWO);
        assertThat(engine.items(Notes.class))
                .containsExactly(item("PK", "NOTE#o", "SK", "0001", "owner", "o", "no", 1, "text", "one"));
        assertThat(engine.items(Archive.class))
                .containsExactly(
                        item("p", "NOTE#o", "s", "0002", "owner", "o", "no", 2, "text", "two", "kind", "Note"));
    }

    @Test
    void inheritedGenericMethodsAndPatternsElsewhere() {
        RepositoryOptions options = engine.options(Notes.class);
        NotesSchema.create(engine.client(), options);
        Notes notes = new DynamoNotes(engine.client(), options);
        NoteCounts counts = new DynamoNoteCounts(engine.client(), options);
        notes.save(ONE);
        notes.save(TWO);
        assertThat(notes.find("o", 2)).contains(TWO);
        assertThat(notes.size("o")).isEqualTo(2);
        assertThat(Notes.ownerOf(ONE)).isEqualTo("o");
        assertThat(counts.count("o")).isEqualTo(2);
        assertThat(notes.remove(ONE)).isTrue();
        assertThat(counts.count("o")).isEqualTo(1);
    }

    @Test
    void M90_everyRequestUsesTheConfiguredTable() {
        RepositoryOptions options = engine.options(Notes.class);
        NotesSchema.create(engine.client(), options);
        Notes notes = new DynamoNotes(engine.client(), options);
        List<WireRequest> sent = engine.sentBy(() -> {
            notes.save(ONE);
            notes.find("o", 1);
            notes.notes("o");
            new DynamoNoteCounts(engine.client(), options).count("o");
            notes.remove(ONE);
        });
        assertThat(sent)
                .extracting(WireRequest::operation)
                .containsExactly("PutItem", "GetItem", "Query", "Query", "DeleteItem");
        assertThat(sent).extracting(WireRequest::table).containsOnly(engine.table(Notes.class));
    }

    @Test
    void generatedTypesAreAsVisibleAsWhatTheyAreGeneratedFrom() {
        assertThat(Modifier.isPublic(DynamoNotes.class.getModifiers())).isTrue();
        assertThat(Modifier.isPublic(NotesSchema.class.getModifiers())).isTrue();
        assertThat(Modifier.isPublic(NoteCodec.class.getModifiers())).isTrue();
        assertThat(Modifier.isPublic(DynamoArchive.class.getModifiers())).isFalse();
        assertThat(Modifier.isPublic(ArchiveSchema.class.getModifiers())).isFalse();
        assertThat(Modifier.isFinal(DynamoNotes.class.getModifiers())).isTrue();
        assertThat(Arrays.stream(DynamoNotes.class.getDeclaredMethods())
                        .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isBridge())
                        .map(method -> method.getName()))
                .containsExactlyInAnyOrder("notes", "save", "remove", "find");
    }
}
