package dev.partita.runtime;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a write does to one item, with what belongs to it: its copies and claims. Generated code makes one, adds to it and
 * hands it to a {@link Write} or a {@link TransactionWrite}, once.
 */
public abstract sealed class ItemAction permits ItemPut, ItemDelete, ItemUpdate, ItemCheck {

    private final String record;
    private final List<Expectation> expected = new ArrayList<>();

    ItemAction(String record) {
        this.record = record;
    }

    /**
     * The item is written only if a stored attribute is this value, or has none where it is null.
     *
     * @param value the value; a NULL that is stored counts as none
     * @param path the attribute's name, or the names on the way into maps
     */
    public void expect(@Nullable AttributeValue value, String... path) {
        if (value == null) {
            expectMissing(path);
        } else {
            expect("=", value, path);
        }
    }

    /**
     * The item is written only if an attribute has no value.
     *
     * @param path the attribute's name, or the names on the way into maps
     */
    public void expectMissing(String... path) {
        expected.add(new Expectation(List.of(path), "missing", Term.missing(List.of(path))));
    }

    /**
     * The item is written only if a stored attribute is greater than this value.
     *
     * @param value the value
     * @param path the attribute's name, or the names on the way into maps
     */
    public void expectGreater(AttributeValue value, String... path) {
        expect(">", value, path);
    }

    /**
     * The item is written only if a stored attribute is less than this value.
     *
     * @param value the value
     * @param path the attribute's name, or the names on the way into maps
     */
    public void expectLess(AttributeValue value, String... path) {
        expect("<", value, path);
    }

    private void expect(String operator, AttributeValue value, String... path) {
        Term term = Term.compared(List.of(path), operator, value);
        expected.add(new Expectation(List.of(path), operator + " " + KeyWords.of(value), term));
    }

    /** The simple name of the record. */
    String record() {
        return record;
    }

    /** What is expected of the stored item. */
    List<Expectation> expected() {
        return expected;
    }

    /** Its terms. */
    List<Term> expectedTerms() {
        return expected.stream().map(Expectation::term).toList();
    }

    /** All that is written, the item itself first. */
    abstract List<ActionPart> parts(TableLayout layout);

    /** Whether it is meant to find the item, so that a failure without one is about its absence. */
    abstract boolean needsItem();
}
