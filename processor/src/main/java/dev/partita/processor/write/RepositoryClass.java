package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Repository;
import dev.partita.processor.schema.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** The fields of a generated repository, made when its methods first need them. */
final class RepositoryClass {

    private final Map<Table, String> tables = new LinkedHashMap<>();
    private final Repository repository;
    private final CodecClass members = new CodecClass();
    private final List<FieldSpec> shapes = new ArrayList<>();
    private final Map<JavaType, String> codecs = new LinkedHashMap<>();

    RepositoryClass(List<Table> tables, Repository repository) {
        this.repository = repository;
        for (Table table : tables) {
            String wish = tables.size() == 1
                    ? "table"
                    : Words.decapitalised(table.type().simpleName());
            this.tables.put(table, members.fieldNames().newName(wish));
        }
        tables.forEach(table -> table.items().forEach(item -> codec(item.type(), item.codec())));
    }

    /** The table, of a class with one; the first, of one with several. */
    Table table() {
        return tables.keySet().iterator().next();
    }

    /** The tables, each with the field that holds its client. */
    Map<Table, String> tables() {
        return tables;
    }

    /** The table that holds a record. */
    Table table(JavaType record) {
        return tables.keySet().stream()
                .filter(table -> table.item(record).isPresent())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no item " + record.display()));
    }

    Repository repository() {
        return repository;
    }

    /** How keys' texts are written. */
    KeyTextCode keyTexts() {
        return new KeyTextCode(table().delimiter(), members.converters());
    }

    /** The method's name in messages. */
    String label(String method) {
        return repository.type().simpleName() + "." + method;
    }

    /** A constant for what stays the same about a method's requests. */
    CodeBlock shape(String method, TypeName type, CodeBlock value) {
        String upper = method.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
        String name = upper;
        for (int number = 2; isTaken(name); number++) {
            name = upper + "_" + number;
        }
        shapes.add(FieldSpec.builder(type, members.fieldNames().newName(name))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(value)
                .build());
        return CodeBlock.of("$N", shapes.get(shapes.size() - 1));
    }

    /** Whether the interface has several methods of that name. */
    boolean isOverloaded(String method) {
        return repository.names().getOrDefault(method, 0L) > 1;
    }

    /** The name of the field that holds a codec. */
    String codec(JavaType record, JavaType codec) {
        return codecs.computeIfAbsent(
                codec, c -> members.fieldNames().newName(Words.decapitalised(record.simpleName()) + "Codec"));
    }

    /** The record of that type. */
    Item item(JavaType type) {
        return table(type).item(type).orElseThrow();
    }

    /** What it consists of besides its fields and public methods. */
    CodecClass members() {
        return members;
    }

    /** Adds the fields and private methods to the class. */
    void addTo(TypeSpec.Builder type) {
        members.addTo(type);
        type.addFields(shapes);
        tables.values()
                .forEach(field -> type.addField(RepositoryTypes.TABLE_CLIENT, field, Modifier.PRIVATE, Modifier.FINAL));
        codecs.forEach((codec, field) -> type.addField(TypeNames.raw(codec), field, Modifier.PRIVATE, Modifier.FINAL));
    }

    /** The codecs by type, in the order of their first use. */
    Map<JavaType, String> codecs() {
        return codecs;
    }

    /** Names for one method, none of which hides a field. */
    NameAllocator locals() {
        return members.locals();
    }

    private boolean isTaken(String constant) {
        return shapes.stream().anyMatch(shape -> shape.name.equals(constant));
    }
}
