package dev.partita.processor.template;

/** What can be wrong with a template's text. */
public enum TemplateProblem {
    EMPTY_TEMPLATE("the template is empty; a key has at least one character"),
    UNCLOSED_PLACEHOLDER("this placeholder has no closing }; a brace that belongs to the key is written {{"),
    STRAY_BRACE("this } closes nothing; a brace that belongs to the key is written }}"),
    BRACE_IN_PLACEHOLDER("a placeholder can't hold another one"),
    EMPTY_PLACEHOLDER("this placeholder names no component"),
    BAD_PATH("is no component's name; write {component}, {component:format} or {nested.component}"),
    EMPTY_FORMAT("the format behind : is missing"),
    HALF_CHARACTER("half of a surrogate pair can't be stored");

    private final String text;

    TemplateProblem(String text) {
        this.text = text;
    }

    /** In words; for {@link #BAD_PATH}, what is said of the name. */
    public String text() {
        return text;
    }
}
