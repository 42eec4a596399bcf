package dev.partita.processor.read;

import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** Item records, by themselves and behind sealed interfaces. */
final class SealedItems {

    private SealedItems() {}

    static boolean isItem(TypeElement type) {
        return Mark.on(type, Vocabulary.PARTITION).isPresent();
    }

    static boolean isSealed(TypeElement type) {
        return type.getKind() == ElementKind.INTERFACE && type.getModifiers().contains(Modifier.SEALED);
    }

    /** Whether it is an item record, or a sealed interface over nothing but item records. */
    static boolean isItemType(TypeElement type) {
        if (!isSealed(type)) {
            return isItem(type);
        }
        Set<TypeElement> members = membersOf(type);
        return !members.isEmpty() && members.stream().allMatch(SealedItems::isItem);
    }

    /** The type itself, or all that a sealed interface permits, interfaces among them replaced by what they permit. */
    static Set<TypeElement> membersOf(TypeElement type) {
        Set<TypeElement> members = new LinkedHashSet<>();
        collect(type, members);
        return members;
    }

    private static void collect(TypeElement type, Set<TypeElement> members) {
        if (!isSealed(type)) {
            members.add(type);
            return;
        }
        for (TypeMirror permitted : type.getPermittedSubclasses()) {
            TypeElement element = JavaModel.element(permitted);
            if (element == null) {
                throw UnresolvedType.of(permitted);
            }
            collect(element, members);
        }
    }
}
