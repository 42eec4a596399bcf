package dev.partita.it;

import static dev.partita.it.Values.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.partita.AccessPattern;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.UnknownItems;
import dev.partita.runtime.ItemReadException;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import dev.partita.runtime.RepositoryListener;
import dev.partita.runtime.SkippedItem;
import dev.partita.runtime.UnknownItemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Kind 5, several records in one result: each item is what its key says. */
class SealedResultTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @TempDir
    Path folder;

    @Table(
            name = "Animals",
            items = {Animal.class},
            typeAttribute = "type")
    interface Animals {

        @AccessPattern("an owner's animals")
        Page<Animal> all(String owner, PageRequest page);

        @Put
        void save(Cat cat);

        @Put
        void save(Dog dog);
    }

    @Table(
            name = "Animals",
            items = {Animal.class},
            typeAttribute = "type",
            unknownItems = UnknownItems.FAIL)
    interface StrictAnimals {

        @AccessPattern("an owner's animals")
        Page<Animal> all(String owner, PageRequest page);
    }

    sealed interface Animal permits Cat, Dog {}

    @Partition("OWNER#{owner}")
    @Sort("ANIMAL#CAT#{name}")
    record Cat(String owner, String name) implements Animal {}

    @Partition("OWNER#{owner}")
    @Sort("ANIMAL#DOG#{name}")
    record Dog(String owner, String name) implements Animal {}

    @Test
    void M30_aSealedResultAndAnUnknownItem() {
        List<SkippedItem> skipped = new ArrayList<>();
        Animals animals = new DynamoSealedResultTest_Animals(
                engine.client(), engine.options(Animals.class).listener(new RepositoryListener() {
                    @Override
                    public void skipped(SkippedItem item) {
                        skipped.add(item);
                    }
                }));
        SealedResultTest_AnimalsSchema.create(engine.client(), engine.options(Animals.class));
        Cat cat = new Cat("o", "Tom");
        Dog dog = new Dog("o", "Rex");
        animals.save(cat);
        animals.save(dog);
        engine.put(Animals.class, item("PK", "OWNER#o", "SK", "ANIMAL#BIRD#1", "type", "Bird", "owner", "o"));

        assertThat(animals.all("o", PageRequest.first(9)).items()).containsExactly(cat, dog);
        assertThat(skipped).extracting(SkippedItem::key).containsExactly(item("PK", "OWNER#o", "SK", "ANIMAL#BIRD#1"));

        StrictAnimals strict = new DynamoSealedResultTest_StrictAnimals(
                engine.client(), engine.options().tableName(StrictAnimals.class, engine.table(Animals.class)));
        assertThatExceptionOfType(UnknownItemException.class)
                .isThrownBy(() -> strict.all("o", PageRequest.first(9)))
                .withMessageContaining("ANIMAL#BIRD#1");
    }

    @Test
    void M30_aTypeAttributeThatContradictsTheKeyIsBroken() {
        SealedResultTest_AnimalsSchema.create(engine.client(), engine.options(Animals.class));
        Animals animals = new DynamoSealedResultTest_Animals(engine.client(), engine.options(Animals.class));
        animals.save(new Cat("o", "Tom"));
        assertThat(engine.items(Animals.class))
                .extracting(i -> i.get("type").s())
                .containsExactly("SealedResultTest_Cat");
        engine.put(
                Animals.class,
                item(
                        "PK",
                        "OWNER#o",
                        "SK",
                        "ANIMAL#DOG#Rex",
                        "type",
                        "SealedResultTest_Cat",
                        "owner",
                        "o",
                        "name",
                        "Rex"));
        assertThatExceptionOfType(ItemReadException.class)
                .isThrownBy(() -> animals.all("o", PageRequest.first(9)))
                .withMessageContaining("ANIMAL#DOG#Rex");
    }

    @Test
    void M30_anOpenInterfaceIsRefusedAsAResult() {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {Cat.class})
                        interface Animals {
                            @AccessPattern("all") List<Animal> all(String owner);
                        }
                        interface Animal {}
                        @Partition("O#{owner}") @Sort("C#{name}") record Cat(String owner, String name) implements Animal {}
                        """).compile(folder);
        assertThat(compilation.errors())
                .singleElement()
                .asString()
                .contains("Animal")
                .contains("sealed");
    }
}
