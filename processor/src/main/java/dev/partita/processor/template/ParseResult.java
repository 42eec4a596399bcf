package dev.partita.processor.template;

/** What becomes of a template's text. */
public sealed interface ParseResult {

    /** It is a template. */
    record Parsed(Template template) implements ParseResult {}

    /**
     * It is none.
     *
     * @param problem what is wrong
     * @param index where in the text, for a caret; its length at most
     * @param message what is wrong in words, without the place
     */
    record Broken(TemplateProblem problem, int index, String message) implements ParseResult {}
}
