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
    private boolean orAbsent;

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
     * The item is written only if a stored attribute is this time, or has none where it is null. Texts of one time with
     * nine, six, three or no digits of a second's fraction are the same, and so are those without a second that is zero;
     * one with an offset instead of {@code Z} is another.
     *
     * @param value the time as an attribute
     * @param path the attribute's name, or the names on the way into maps
     */
    public void expectTime(@Nullable AttributeValue value, String... path) {
        if (value == null) {
            expectMissing(path);
        } else {
            Term term = Term.oneOf(List.of(path), TimeSpellings.of(value));
            expected.add(new Expectation(List.of(path), "= " + KeyWords.of(value), term));
        }
    }

    /**
     * The item is written only if a stored attribute is read as this value.
     *
     * @param value the value
     * @param otherwise as what it is read where there is none
     * @param path the attribute's name, or the names on the way into maps
     */
    public void expectOrDefault(AttributeValue value, AttributeValue otherwise, String... path) {
        if (value.equals(otherwise)) {
            Term equal = Term.compared(List.of(path), "=", value);
            expected.add(new Expectation(
                    List.of(path), "= " + KeyWords.of(value) + " or none", Term.missingOr(List.of(path), equal)));
        } else {
            expect(value, path);
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

    /** What is expected of the item is expected only if there is one. */
    public void orAbsent() {
        orAbsent = true;
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
        List<Term> terms = expected().stream().map(Expectation::term).toList();
        return orAbsent && !terms.isEmpty() ? List.of(Term.any(absent(), Term.all(terms))) : terms;
    }

    /** Whether there has to be an item, of which something is expected. */
    boolean expectsContent() {
        return !orAbsent && !expected().isEmpty();
    }

    /** Whether an item is expected that has been stored. */
    boolean expectsItem() {
        return expectsContent() || (version != null && version.isStored());
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
