package dev.partita.processor.schema;

import dev.partita.Comparison;
import dev.partita.Others;
import dev.partita.When;
import java.util.List;
import java.util.Optional;

/** What a write method does to an item, or to each of a list. */
public sealed interface WriteAction {

    /** Where it stands: the method, or its parameter. */
    Origin origin();

    /** The record that it writes. */
    JavaType item();

    /** The parameter whose elements it is done for, where that is a list. */
    Optional<String> each();

    /**
     * Puts a record.
     *
     * @param record the parameter that is the record, or the list of them
     * @param before the parameter that is the record as it was read
     */
    record Put(
            Origin origin,
            JavaType item,
            String record,
            Optional<String> each,
            When when,
            Others others,
            Optional<String> before)
            implements WriteAction {}

    /** Deletes an item. */
    record Delete(Origin origin, JavaType item, Target target, Optional<String> each, List<Expectation> expected)
            implements WriteAction {
        /** Copies the list. */
        public Delete {
            expected = List.copyOf(expected);
        }
    }

    /** Checks, in a transaction, that an item is there and as expected. */
    record Check(Origin origin, JavaType item, Target target, Optional<String> each, List<Expectation> expected)
            implements WriteAction {
        /** Copies the list. */
        public Check {
            expected = List.copyOf(expected);
        }
    }

    /**
     * Changes components of an item.
     *
     * @param place what messages call it: the method, or the change record
     */
    record Update(
            Origin origin,
            String place,
            JavaType item,
            List<Parameter.Bound> key,
            Optional<String> each,
            List<Change> changes,
            List<Expectation> expected,
            boolean upsert,
            boolean once)
            implements WriteAction {
        /** Copies the lists. */
        public Update {
            key = List.copyOf(key);
            changes = List.copyOf(changes);
            expected = List.copyOf(expected);
        }

        /** Whether the stored component is expected to have a value. */
        public boolean expects(String component) {
            return expected.stream().anyMatch(e -> e.isOf(component));
        }
    }

    /** Which item. */
    sealed interface Target {

        /** That of a record, or of each in a list. */
        record OfRecord(String record) implements Target {}

        /** That with this primary key. */
        record OfKey(List<Parameter.Bound> key) implements Target {
            /** Copies the list. */
            public OfKey {
                key = List.copyOf(key);
            }
        }
    }

    /**
     * A change of a component.
     *
     * @param kind what is done
     * @param value with which value
     * @param place the component
     * @param holding whether the value may be missing
     */
    record Change(Kind kind, Parameter.Bound value, Place place, Holding holding) {}

    /** What is done to a component. */
    enum Kind {
        ASSIGN,
        ADD,
        REMOVE,
        APPEND
    }

    /**
     * What is expected of a component.
     *
     * @param value the value that it is compared with
     * @param holding whether that may be missing
     */
    record Expectation(Comparison comparison, Parameter.Bound value, Place place, Holding holding) {

        /** Whether a component is expected to have this value. */
        public boolean isOf(String component) {
            return comparison == Comparison.EQUAL && place.path().equals(List.of(component));
        }
    }

    /**
     * A component of an item, or of a record inside it.
     *
     * @param path its name, or the names on the way to it
     * @param attributes the attribute's name, or the names on the way to it
     * @param type its type
     * @param nullable whether it may lack a value
     */
    record Place(List<String> path, List<String> attributes, ValueType type, boolean nullable) {
        /** Copies the lists. */
        public Place {
            path = List.copyOf(path);
            attributes = List.copyOf(attributes);
        }

        /** The path as it is written. */
        public String name() {
            return String.join(".", path);
        }

        /** Whether the other path ends here, in something inside or in something around it. */
        public boolean overlaps(List<String> other) {
            int shared = Math.min(path.size(), other.size());
            return path.subList(0, shared).equals(other.subList(0, shared));
        }
    }

    /** How a value is given that may be missing. */
    enum Holding {
        /** It is always there. */
        VALUE,
        /** An {@code Optional}, or {@code @Nullable}. */
        OPTIONAL,
        /** A {@code Patch}: a value, its removal, or nothing to do. */
        PATCH
    }
}
