package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.COL022;
import static dev.partita.processor.diagnostic.DesignError.COL023;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads the parts of {@code @ItemCollection} records, as far as they don't depend on a table. */
final class CollectionReader {

    /**
     * A part.
     *
     * @param item a record with {@code @Partition}, or a sealed interface
     */
    record Shape(Site site, String name, Result.Form form, TypeElement item) {}

    private final JavaModel model;
    private final SourceMap sources;

    CollectionReader(JavaModel model, SourceMap sources) {
        this.model = model;
        this.sources = sources;
    }

    /** The parts in order, or nothing if the record is unsound. */
    Optional<List<Shape>> read(TypeElement record, Findings findings) {
        JavaType type = model.typeOf(record);
        Site site = new Site(findings, sources.at(record), type.display());
        if (!RecordShape.isRecord(record, "@ItemCollection", site)) {
            return Optional.empty();
        }
        if (record.getRecordComponents().isEmpty()) {
            site.report(
                    COL022,
                    "a collection without parts reads nothing.",
                    Fix.of("give it a part for each record that it reads"));
            return Optional.empty();
        }
        List<Shape> shapes = new ArrayList<>();
        for (RecordComponentElement component : record.getRecordComponents()) {
            String name = component.getSimpleName().toString();
            Site part = site.part(sources.at(JavaModel.fieldOf(component)), name);
            shape(component, part).ifPresent(shapes::add);
        }
        return shapes.size() == record.getRecordComponents().size() ? Optional.of(shapes) : Optional.empty();
    }

    private Optional<Shape> shape(RecordComponentElement component, Site site) {
        TypeMirror type = component.asType();
        if (Nullness.isNullable(JavaModel.fieldOf(component), type)) {
            site.report(
                    COL023,
                    "a part of a collection can't be @Nullable: class files hide that from the compiler.",
                    notNullable(component, site));
            return Optional.empty();
        }
        Result.Form form = form(type);
        TypeElement element = JavaModel.element(form == Result.Form.ONE ? type : argument(type));
        if (element == null || !SealedItems.isItemType(element)) {
            site.report(
                    COL022,
                    "a part of a collection is an item record, a sealed interface over item records, or an"
                            + " Optional or List of one; " + model.typeOf(type).display() + " is none of these.",
                    part(component, site));
            return Optional.empty();
        }
        return Optional.of(new Shape(site, component.getSimpleName().toString(), form, element));
    }

    /** A list of records is never null, and where one may be missing, its type says so. */
    private Fix notNullable(RecordComponentElement component, Site site) {
        TypeMirror type = component.asType();
        Edit present = Edit.remove(site.place(), "@Nullable");
        return form(type) == Result.Form.ONE
                ? Fix.of(
                        "let its type say that it may be missing",
                        present,
                        declared(
                                component,
                                site,
                                "Optional<" + model.typeOf(type).display() + ">"))
                : Fix.of("leave it out", present);
    }

    /** A list in the place of what else holds several records; all else can be computed from the parts. */
    private Fix part(RecordComponentElement component, Site site) {
        TypeMirror type = component.asType();
        Optional<TypeMirror> several = SeveralValues.elementOf(type, model)
                .filter(t -> Optional.ofNullable(JavaModel.element(t))
                        .filter(SealedItems::isItemType)
                        .isPresent());
        return several.map(t -> Fix.of(
                        "read a list",
                        declared(component, site, "List<" + model.typeOf(t).display() + ">")))
                .orElseGet(() -> Fix.of(
                        "leave it out; what follows from the parts is a method of the record",
                        Edit.remove(type(site), model.typeOf(type).display() + " " + component.getSimpleName())));
    }

    private static Edit declared(RecordComponentElement component, Site site, String type) {
        return Edit.in(type(site), type + " " + component.getSimpleName());
    }

    private static String type(Site part) {
        return part.place().substring(0, part.place().lastIndexOf('.'));
    }

    private Result.Form form(TypeMirror type) {
        if (!(type instanceof DeclaredType declared)
                || declared.getTypeArguments().isEmpty()) {
            return Result.Form.ONE;
        }
        if (model.isClass(type, "java.util.Optional")) {
            return Result.Form.OPTIONAL;
        }
        return model.isClass(type, "java.util.List") ? Result.Form.LIST : Result.Form.ONE;
    }

    private static TypeMirror argument(TypeMirror type) {
        return ((DeclaredType) type).getTypeArguments().get(0);
    }
}
