package dev.partita.runtime;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Updates an item, with its copies and claims. Copies get what the components get; the item alone has keys in indexes.
 */
public final class ItemUpdate extends ItemAction {

    private static final AttributeValue ONE = AttributeValue.fromN("1");

    private final Map<String, AttributeValue> key;
    private final Changes components = new Changes();
    private final Map<String, @Nullable AttributeValue> keys = new TreeMap<>();
    private final List<OwnedItem> copies = new ArrayList<>();
    private final Claims oldClaims = new Claims();
    private final Claims newClaims = new Claims();
    private Map<String, AttributeValue> claimExpiry = Map.of();
    private boolean claimsExpireAnew;
    private final Map<String, AttributeValue> made = new HashMap<>();
    private @Nullable String counted;
    private boolean upsert;
    private boolean once;

    /**
     * An update.
     *
     * @param record the simple name of the record
     * @param key the item's primary key
     */
    public ItemUpdate(String record, Map<String, AttributeValue> key) {
        super(record);
        this.key = key;
    }

    /**
     * A component gets a value, or loses it.
     *
     * @param value the value, or null for none
     * @param path the attribute's name, or the names on the way into maps
     */
    public void assign(@Nullable AttributeValue value, String... path) {
        components.assign(List.of(path), value);
        make(value, path);
    }

    /**
     * A number is added to a component, or the elements of a set.
     *
     * @param value the number, or the set
     * @param path the attribute's name, or the names on the way into maps
     */
    public void add(AttributeValue value, String... path) {
        components.add(List.of(path), value);
        make(value, path);
    }

    /**
     * The elements of a set are removed from a component.
     *
     * @param elements the set
     * @param attribute the attribute's name
     */
    public void remove(AttributeValue elements, String attribute) {
        components.remove(List.of(attribute), elements);
    }

    /**
     * The elements of a list are added at the end of a component.
     *
     * @param elements the list
     * @param path the attribute's name, or the names on the way into maps
     */
    public void append(AttributeValue elements, String... path) {
        components.append(List.of(path), elements);
        make(elements, path);
    }

    /**
     * The item gets a key in an index, or loses it.
     *
     * @param indexKey the key; empty for none
     * @param attributes the names of the key's attributes
     */
    public void assignKey(Map<String, AttributeValue> indexKey, String... attributes) {
        for (String attribute : attributes) {
            keys.put(attribute, indexKey.get(attribute));
        }
    }

    /**
     * Updates a copy as well, which has to be there.
     *
     * @param name the copy's name
     * @param copyKey the copy's key
     * @param owner the attributes that tell whose copy it is, where several items could write its key; otherwise empty
     */
    public void copy(String name, Map<String, AttributeValue> copyKey, Map<String, AttributeValue> owner) {
        copies.add(new OwnedItem(Role.copy(name), copyKey, owner));
    }

    /**
     * The claims that are made expire with the item.
     *
     * @param attribute the attribute by which the item expires
     * @param value its value after the update; null for none
     * @param changes whether the update changes it, so that each claim is written anew
     */
    public void claimsExpire(String attribute, @Nullable AttributeValue value, boolean changes) {
        claimExpiry = value == null ? Map.of() : Map.of(attribute, value);
        claimsExpireAnew = changes;
    }

    /**
     * Moves a claim, if its key changes.
     *
     * @param template the template of its key
     * @param oldKey its key before the update; empty where nothing was claimed
     * @param newKey its key after the update; empty where nothing is claimed
     */
    public void claim(String template, Map<String, AttributeValue> oldKey, Map<String, AttributeValue> newKey) {
        boolean moves = !oldKey.equals(newKey);
        if (moves) {
            oldClaims.add(template, oldKey);
        }
        if (moves || claimsExpireAnew) {
            newClaims.add(template, newKey);
        }
    }

    /** An item that is made has what is assigned and added. */
    private void make(@Nullable AttributeValue value, String... path) {
        if (value != null && path.length == 1) {
            made.put(path[0], value);
        }
    }

    /**
     * The version is raised, whatever it is.
     *
     * @param attribute the version's attribute
     */
    public void countVersion(String attribute) {
        counted = attribute;
    }

    /** The item is made where it is absent. */
    public void upsert() {
        upsert = true;
    }

    /** The update is done once, even if it has to be sent again, in a transaction of its own. */
    public void once() {
        once = true;
    }

    boolean isOnce() {
        return once;
    }

    /** Whether there is anything to do: what changes nothing and expects nothing isn't sent. */
    boolean isIdle() {
        return components.isEmpty() && keys.isEmpty() && expected().isEmpty() && version() == null && !upsert;
    }

    /** What is changed inside a map needs the map. */
    @Override
    List<Expectation> expected() {
        List<Expectation> expected = new ArrayList<>(super.expected());
        components.outerMaps().forEach(path -> expected.add(new Expectation(path, "to be there", Term.exists(path))));
        return expected;
    }

    @Override
    List<ActionPart> parts(TableLayout layout) {
        List<Term> condition = new ArrayList<>();
        if (!upsert) {
            condition.add(Term.present());
        }
        condition.addAll(found());
        Changes shared = new Changes();
        shared.addAll(components);
        raiseVersion(shared);
        Changes changes = new Changes();
        changes.addAll(shared);
        keys.forEach((name, value) -> changes.assign(List.of(name), value));
        List<ActionPart> parts = new ArrayList<>();
        parts.add(ActionPart.update(Role.ITEM, key, changes, condition));
        if (!shared.isEmpty()) {
            copies.forEach(c -> parts.add(ActionPart.update(c.role(), c.item(), shared, c.mine())));
        }
        oldClaims.of(key, Map.of()).forEach(claim -> parts.add(claim.delete(layout, absent())));
        newClaims.of(key, claimExpiry).forEach(claim -> parts.add(claim.put(layout, absent())));
        return parts;
    }

    private void raiseVersion(Changes changes) {
        ExpectedVersion version = version();
        if (version != null) {
            changes.assign(List.of(version.attribute()), version.next());
        } else if (counted != null) {
            changes.add(List.of(counted), ONE);
        }
    }

    /** An upsert doesn't revive what an expired item held. */
    @Override
    @Nullable
    ItemPut anew() {
        boolean foundsNothing = expected().stream().allMatch(Expectation::isOfAbsence);
        ExpectedVersion version = version();
        if (!upsert
                || !foundsNothing
                || (version != null && version.isStored())
                || !components.outerMaps().isEmpty()) {
            return null;
        }
        Map<String, AttributeValue> item = new HashMap<>(made);
        keys.forEach((name, value) -> {
            if (value != null) {
                item.put(name, value);
            }
        });
        if (version != null) {
            item.put(version.attribute(), ONE);
        } else if (counted != null) {
            item.put(counted, ONE);
        }
        item.putAll(key);
        return new ItemPut(record(), item).overExpired(timeToLive());
    }

    @Override
    boolean needsItem() {
        return !upsert;
    }
}
