package dev.partita.runtime;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a write does to one item, with what belongs to it: its copies and claims. Generated code makes one, adds to it and
 * hands it to a {@link Write} or a {@link TransactionWrite}, once.
 */
public abstract sealed class ItemAction permits ItemPut, ItemDelete, ItemUpdate, ItemCheck {

    private final String record;
    private final List<Expectation> expected = new ArrayList<>();
    private @Nullable ExpectedVersion version;
    private @Nullable String timeToLive;

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
        expected.add(Expectation.missing(List.of(path)));
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

    /**
     * The item is written only if it has this version. A put or update raises it.
     *
     * @param attribute the version's attribute
     * @param number the version; 0 or null for an item that was never stored, or has none yet
     */
    public void expectVersion(String attribute, @Nullable Number number) {
        version = ExpectedVersion.of(attribute, number);
    }

    /**
     * The item expires. Once it has, it is absent to every condition.
     *
     * @param attribute the attribute that says when
     */
    public void expireBy(String attribute) {
        timeToLive = attribute;
    }

    /** The simple name of the record. */
    String record() {
        return record;
    }

    /** What is expected of the stored item. */
    List<Expectation> expected() {
        return expected;
    }

    /** The version that is expected, if one is. */
    @Nullable
    ExpectedVersion version() {
        return version;
    }

    /** The attribute by which the item expires, if it does. */
    @Nullable
    String timeToLive() {
        return timeToLive;
    }

    /** Whether what is stored has expired. */
    boolean isPast(Map<String, AttributeValue> stored, Instant now) {
        return timeToLive != null && Expiry.isPast(stored, timeToLive, now);
    }

    /** That there is no item, or an expired one. */
    Term absent() {
        return timeToLive == null ? Term.absent() : Term.any(Term.absent(), Term.expired(timeToLive));
    }

    /** That an item, if there is one, hasn't expired; nothing where items don't expire. */
    List<Term> unexpired() {
        return timeToLive == null ? List.of() : List.of(Term.unexpired(timeToLive));
    }

    /** The terms of version and expectations, of a write that finds its item. */
    List<Term> found() {
        List<Term> terms = new ArrayList<>(unexpired());
        if (version != null) {
            terms.add(version.term());
        }
        terms.addAll(expectedTerms());
        return terms;
    }

    /** The terms of the expectations. */
    List<Term> expectedTerms() {
        return expected().stream().map(Expectation::term).toList();
    }

    /** Whether an item is expected that has been stored. */
    boolean expectsItem() {
        return !expected.isEmpty() || (version != null && version.isStored());
    }

    /** What to send instead where the item turns out to have expired; null where that is just a failure. */
    @Nullable
    ItemPut anew() {
        return null;
    }

    /** All that is written, the item itself first. */
    abstract List<ActionPart> parts(TableLayout layout);

    /** Whether it is meant to find the item, so that a failure without one is about its absence. */
    abstract boolean needsItem();
}
