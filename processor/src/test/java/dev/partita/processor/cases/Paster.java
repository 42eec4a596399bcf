package dev.partita.processor.cases;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Pastes text into sources where a message says, as a person would who understands nothing but Java. */
final class Paster {

    private static final List<String> IMPORTS = List.of(
            "dev.partita.*",
            "dev.partita.runtime.*",
            "java.math.*",
            "java.time.*",
            "java.util.*",
            "org.jspecify.annotations.Nullable");

    private static final Pattern VALUE = Pattern.compile("\\w+ = .*");

    private final List<ParsedSource> sources;

    Paster(List<Source> sources) {
        this.sources = sources.stream().map(ParsedSource::new).toList();
    }

    /** What a message calls by one name: a type, a member of it, or a parameter of that. */
    private record Place(ParsedSource source, Tree tree) {

        ModifiersTree modifiers() {
            if (tree instanceof ClassTree type) {
                return type.getModifiers();
            }
            return tree instanceof MethodTree method ? method.getModifiers() : ((VariableTree) tree).getModifiers();
        }

        /** Those that stand in it. */
        Stream<? extends Tree> contents() {
            if (tree instanceof ClassTree type) {
                return type.getMembers().stream();
            }
            return tree instanceof MethodTree method ? method.getParameters().stream() : Stream.empty();
        }

        Optional<Place> part(String name) {
            return contents().filter(t -> name(t).equals(name)).findFirst().map(t -> new Place(source, t));
        }

        private static String name(Tree tree) {
            if (tree instanceof ClassTree type) {
                return type.getSimpleName().toString();
            }
            return tree instanceof MethodTree method
                    ? method.getName().toString()
                    : tree instanceof VariableTree variable ? variable.getName().toString() : "";
        }
    }

    List<Source> paste(PastedFix.Paste edit) {
        Place place = find(edit.place());
        Source changed = switch (edit.verb()) {
            case "on" -> edit.text().startsWith("@") ? annotate(place, edit.text()) : modify(place, edit.text());
            case "in" -> declare(place, edit.text());
            default -> remove(place, edit.text());
        };
        return sources.stream()
                .map(s -> s == place.source() ? imported(changed) : s.source())
                .toList();
    }

    private Place find(String name) {
        String[] words = name.split("\\.", -1);
        Place place = sources.stream()
                .flatMap(s -> s.type(words[0]).map(t -> new Place(s, t)).stream())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("there is no type " + words[0] + " to paste into"));
        for (int i = 1; i < words.length; i++) {
            String word = words[i];
            place = place.part(word)
                    .orElseThrow(() -> new IllegalStateException("there is no " + word + " of " + name));
        }
        return place;
    }

    private static Source annotate(Place place, String text) {
        PastedAnnotation pasted = new PastedAnnotation(text);
        Optional<? extends AnnotationTree> there = place.modifiers().getAnnotations().stream()
                .filter(a -> pasted.replaces(place.source(), a))
                .findFirst();
        if (there.isPresent()) {
            AnnotationTree old = there.get();
            return place.source()
                    .with(place.source().start(old), place.source().end(old), pasted.over(place.source(), old));
        }
        int start = place.source().start(place.tree());
        return place.source().with(start, start, pasted.alone() + (place.tree() instanceof VariableTree ? " " : "\n"));
    }

    private static Source modify(Place place, String modifier) {
        int start = place.source().start(place.tree());
        int end = place.modifiers().getAnnotations().stream()
                .mapToInt(place.source()::end)
                .max()
                .orElse(start);
        return place.source().with(end, end, " " + modifier + " ");
    }

    private static Source declare(Place place, String text) {
        String name = DeclaredName.of(text);
        Optional<Place> there = place.part(name);
        if (there.isPresent()) {
            return replace(there.get(), text);
        }
        return text.matches("(?s).*[)}]") ? appendMember(place, text) : appendParameter(place, text);
    }

    /** Annotations that stand there stay, where the new text has none. */
    private static Source replace(Place old, String text) {
        int start = text.startsWith("@")
                ? old.source().start(old.tree())
                : old.modifiers().getAnnotations().stream()
                        .mapToInt(old.source()::end)
                        .max()
                        .orElse(old.source().start(old.tree()));
        boolean method = old.tree() instanceof MethodTree;
        return old.source()
                .with(
                        start,
                        old.source().end(old.tree()),
                        (text.startsWith("@") ? "" : " ") + (method ? member(text) : text));
    }

    /** A method with a body needs no semicolon. */
    private static String member(String text) {
        return text.endsWith("}") ? text : text + ";";
    }

    private static Source appendMember(Place place, String text) {
        int end = place.source().end(place.tree()) - 1;
        return place.source().with(end, end, "    " + member(text) + "\n");
    }

    /** Behind the last component of a record, or the last parameter of a method. */
    private static Source appendParameter(Place place, String text) {
        List<Tree> parts = new ArrayList<>();
        place.contents()
                .filter(VariableTree.class::isInstance)
                .map(VariableTree.class::cast)
                .filter(v -> !v.getModifiers().getFlags().contains(Modifier.STATIC))
                .forEach(parts::add);
        if (parts.isEmpty()) {
            int open =
                    place.source().source().text().indexOf('(', place.source().start(place.tree()) + 1) + 1;
            return place.source().with(open, open, text);
        }
        int end = place.source().end(parts.get(parts.size() - 1));
        return place.source().with(end, end, ", " + text);
    }

    private static Source remove(Place place, String text) {
        ParsedSource source = place.source();
        if (text.startsWith("@")) {
            PastedAnnotation pasted = new PastedAnnotation(text);
            AnnotationTree old = place.modifiers().getAnnotations().stream()
                    .filter(a -> pasted.replaces(source, a))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("there is no " + text + " to remove"));
            return source.with(source.start(old), source.end(old), "");
        }
        if (VALUE.matcher(text).matches()) {
            return removeValue(place, text);
        }
        if (Stream.of(Modifier.values()).anyMatch(m -> m.toString().equals(text.toLowerCase(Locale.ROOT)))) {
            ModifiersTree modifiers = place.modifiers();
            String without = source.text(modifiers).replaceFirst("\\b" + text + "\\b ?", "");
            return source.with(source.start(modifiers), source.end(modifiers), without);
        }
        Tree part = place.part(DeclaredName.of(text))
                .orElseThrow(() -> new IllegalStateException("there is no " + text + " to remove"))
                .tree();
        String before = source.source().text().substring(0, source.start(part)).stripTrailing();
        String behind = source.source().text().substring(source.end(part)).stripLeading();
        return before.endsWith(",")
                ? source.with(before.length() - 1, source.end(part), "")
                : source.with(
                        source.start(part),
                        source.source().text().length()
                                - (behind.startsWith(",") ? behind.length() - 1 : behind.length()),
                        "");
    }

    /** The value of that name and, where several annotations have one, of that text. */
    private static Source removeValue(Place place, String value) {
        ParsedSource source = place.source();
        String name = value.substring(0, value.indexOf(' '));
        List<Tree> named = place.modifiers().getAnnotations().stream()
                .flatMap(a -> a.getArguments().stream())
                .map(Tree.class::cast)
                .filter(a -> a instanceof AssignmentTree assignment
                        && assignment.getVariable().toString().equals(name))
                .toList();
        Tree removed = named.stream()
                .filter(a -> source.text(a).equals(value))
                .findFirst()
                .or(() -> named.stream().findFirst())
                .orElseThrow(() -> new IllegalStateException("there is no " + name + " to remove"));
        String text = source.source().text();
        String before = text.substring(0, source.start(removed)).stripTrailing();
        int end = source.end(removed);
        return before.endsWith(",")
                ? source.with(before.length() - 1, end, "")
                : source.with(before.length(), text.charAt(end) == ',' ? end + 1 : end, "");
    }

    /** With the imports that an IDE would add. */
    private static Source imported(Source source) {
        ParsedSource parsed = new ParsedSource(source);
        StringBuilder imports = new StringBuilder();
        for (String name : IMPORTS) {
            if (!parsed.imports(name)) {
                imports.append("\nimport ").append(name).append(";");
            }
        }
        return parsed.with(parsed.importsStart(), parsed.importsStart(), imports + "\n");
    }
}
