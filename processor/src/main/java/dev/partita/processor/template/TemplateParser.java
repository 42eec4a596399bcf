package dev.partita.processor.template;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a template's text in one pass, and never throws. */
public final class TemplateParser {

    private final String source;
    private final List<Segment> segments = new ArrayList<>();
    private final StringBuilder literal = new StringBuilder();
    private int literalIndex;
    private int at;
    private Optional<ParseResult.Broken> broken = Optional.empty();

    private TemplateParser(String source) {
        this.source = source;
    }

    /** The template that a text is, or what is wrong with it first. */
    public static ParseResult parse(String source) {
        return new TemplateParser(source).parse();
    }

    private ParseResult parse() {
        if (source.isEmpty()) {
            fail(TemplateProblem.EMPTY_TEMPLATE, 0, "");
        }
        while (broken.isEmpty() && at < source.length()) {
            switch (source.charAt(at)) {
                case '{' -> open();
                case '}' -> close();
                default -> character();
            }
        }
        endLiteral();
        return broken.<ParseResult>map(b -> b).orElseGet(() -> new ParseResult.Parsed(new Template(source, segments)));
    }

    private void open() {
        if (source.startsWith("{{", at)) {
            literal("{", 2);
            return;
        }
        int end = at + 1;
        while (end < source.length() && source.charAt(end) != '}' && source.charAt(end) != '{') {
            end++;
        }
        if (end == source.length()) {
            fail(TemplateProblem.UNCLOSED_PLACEHOLDER, at, "");
        } else if (source.charAt(end) == '{') {
            fail(TemplateProblem.BRACE_IN_PLACEHOLDER, end, "");
        } else {
            placeholder(source.substring(at + 1, end));
            at = end + 1;
        }
    }

    private void placeholder(String content) {
        int colon = content.indexOf(':');
        String name = colon < 0 ? content : content.substring(0, colon);
        List<String> path = List.of(name.split("\\.", -1));
        if (name.isEmpty()) {
            fail(TemplateProblem.EMPTY_PLACEHOLDER, at, "");
        } else if (!path.stream().allMatch(TemplateParser::isIdentifier)) {
            fail(TemplateProblem.BAD_PATH, at + 1, "\"" + name + "\" ");
        } else if (colon == content.length() - 1) {
            fail(TemplateProblem.EMPTY_FORMAT, at + 1 + colon, "");
        } else {
            endLiteral();
            Optional<String> format = colon < 0 ? Optional.empty() : Optional.of(content.substring(colon + 1));
            segments.add(new Segment.Placeholder(path, format, at));
        }
    }

    private static boolean isIdentifier(String name) {
        return !name.isEmpty()
                && Character.isJavaIdentifierStart(name.codePointAt(0))
                && name.codePoints().allMatch(Character::isJavaIdentifierPart);
    }

    private void close() {
        if (source.startsWith("}}", at)) {
            literal("}", 2);
        } else {
            fail(TemplateProblem.STRAY_BRACE, at, "");
        }
    }

    private void character() {
        int character = source.codePointAt(at);
        if (character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE) {
            fail(TemplateProblem.HALF_CHARACTER, at, "");
        } else {
            literal(Character.toString(character), Character.charCount(character));
        }
    }

    private void literal(String text, int length) {
        if (literal.length() == 0) {
            literalIndex = at;
        }
        literal.append(text);
        at += length;
    }

    private void endLiteral() {
        if (literal.length() > 0) {
            segments.add(new Segment.Literal(literal.toString(), literalIndex));
            literal.setLength(0);
        }
    }

    private void fail(TemplateProblem problem, int index, String subject) {
        broken = Optional.of(new ParseResult.Broken(problem, index, subject + problem.text()));
    }
}
