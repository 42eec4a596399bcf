package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.COL024;
import static dev.partita.processor.diagnostic.DesignError.GEN002;

import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Findings;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.JavaType;
import dev.partita.processor.schema.ViewRecord;
import dev.partita.processor.schema.Wanted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** Reads which records a result is made of. */
final class WantedReader {

    private final JavaModel model;
    private final CollectionReader collections;
    private final SoundViews views;

    WantedReader(JavaModel model, CollectionReader collections, SoundViews views) {
        this.model = model;
        this.collections = collections;
        this.views = views;
    }

    /** Records, a view or a collection; nothing if it is neither, or if a record in it is unsound. */
    Optional<Wanted> read(
            TypeMirror wanted, TypeElement user, TableScope scope, Site site, UnreadableResult unreadable) {
        TypeElement element = JavaModel.element(wanted);
        if (element == null) {
            unreadable.report(wanted);
            return Optional.empty();
        }
        if (!isVisible(element, user, site)) {
            return Optional.empty();
        }
        if (Mark.on(element, Vocabulary.VIEW).isPresent()) {
            return view(element, scope, site);
        }
        if (Mark.on(element, Vocabulary.ITEM_COLLECTION).isPresent()) {
            return collection(element, scope, site);
        }
        if (!SealedItems.isItem(element) && !SealedItems.isSealed(element)) {
            unreadable.report(wanted);
            return Optional.empty();
        }
        return records(element, user, scope, site);
    }

    /** An item record, or all that a sealed interface permits. */
    Optional<Wanted> records(TypeElement element, TypeElement user, TableScope scope, Site site) {
        return isVisible(element, user, site)
                ? members(element, scope, site).map(m -> new Wanted.Records(model.typeOf(element), m))
                : Optional.empty();
    }

    private boolean isVisible(TypeElement element, TypeElement user, Site site) {
        if (!model.isVisible(element, user)) {
            site.report(
                    GEN002,
                    "generated code can't see " + model.typeOf(element).display() + ".",
                    Fix.of("make it public", Edit.on(model.typeOf(element).display(), "public")));
            return false;
        }
        return true;
    }

    /** The records of a type, if all belong to the table and are sound. */
    private Optional<List<JavaType>> members(TypeElement element, TableScope scope, Site site) {
        List<JavaType> members =
                SealedItems.membersOf(element).stream().map(model::typeOf).toList();
        List<JavaType> foreign = members.stream().filter(m -> !scope.holds(m)).toList();
        if (!foreign.isEmpty()) {
            String names = foreign.stream().map(JavaType::display).collect(Collectors.joining(", "));
            site.report(
                    COL024,
                    names + (foreign.size() == 1 ? " is" : " are") + " not among the items of " + scope.name() + ".",
                    scope.holding(foreign));
            return Optional.empty();
        }
        return members.stream().allMatch(m -> scope.item(m).isPresent())
                ? Optional.of(scope.ordered(members))
                : Optional.empty();
    }

    private Optional<Wanted> view(TypeElement element, TableScope scope, Site site) {
        Optional<ViewRecord> view = views.find(element, site);
        if (view.isEmpty()) {
            return Optional.empty();
        }
        JavaType item = view.get().item().type();
        if (!scope.holds(item)) {
            site.report(
                    COL024,
                    view.get().type().display() + " is a view of " + item.display()
                            + ", which is not among the items of " + scope.name() + ".",
                    scope.holding(List.of(item)));
            return Optional.empty();
        }
        return scope.item(item)
                .map(i -> new Wanted.View(
                        view.get().type(),
                        item,
                        view.get().components(),
                        view.get().codec()));
    }

    private Optional<Wanted> collection(TypeElement element, TableScope scope, Site site) {
        Findings ofRecord = model.isCompiled(element) ? new Findings() : site.findings();
        Optional<List<CollectionReader.Shape>> shapes = collections.read(element, ofRecord);
        if (shapes.isEmpty()) {
            return Optional.empty();
        }
        List<Wanted.CollectionPart> parts = new ArrayList<>();
        for (CollectionReader.Shape shape : shapes.get()) {
            Site part = new Site(
                    site.findings(),
                    site.origin(),
                    site.name() + ", " + shape.site().name());
            members(shape.item(), scope, part)
                    .ifPresent(m -> parts.add(new Wanted.CollectionPart(
                            shape.site().origin(), shape.name(), shape.form(), model.typeOf(shape.item()), m)));
        }
        return parts.size() == shapes.get().size()
                ? Optional.of(new Wanted.Collection(model.typeOf(element), parts))
                : Optional.empty();
    }
}
