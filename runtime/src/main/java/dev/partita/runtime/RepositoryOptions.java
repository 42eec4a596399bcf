package dev.partita.runtime;

import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What a repository is told apart from its client. Immutable: each method returns a copy. */
public final class RepositoryOptions {

    /** Who listens where nobody does: nothing needs to be told. */
    static final RepositoryListener NOBODY = new RepositoryListener() {};

    private static final RepositoryOptions DEFAULTS =
            new RepositoryOptions(Map.of(), List.of(), NOBODY, Clock.systemUTC());

    private final Map<Class<?>, String> tableNames;
    private final List<byte[]> cursorKeys;
    private final RepositoryListener listener;
    private final Clock clock;

    private RepositoryOptions(
            Map<Class<?>, String> tableNames, List<byte[]> cursorKeys, RepositoryListener listener, Clock clock) {
        this.tableNames = tableNames;
        this.cursorKeys = cursorKeys;
        this.listener = listener;
        this.clock = clock;
    }

    /** {@return tables as declared, cursors with a checksum, nobody listening, the system's clock} */
    public static RepositoryOptions defaults() {
        return DEFAULTS;
    }

    /**
     * Another name for a table than its {@code @Table} gives.
     *
     * @param table the table's interface
     * @param name the name of the table to use
     * @return a copy with that name
     */
    public RepositoryOptions tableName(Class<?> table, String name) {
        Objects.requireNonNull(table, "table");
        if (name.isEmpty()) {
            throw new IllegalArgumentException("the name of the table of " + table.getName() + " is empty");
        }
        Map<Class<?>, String> names = new HashMap<>(tableNames);
        names.put(table, name);
        return new RepositoryOptions(Map.copyOf(names), cursorKeys, listener, clock);
    }

    /**
     * Secrets that sign cursors (HMAC-SHA-256; 32 random bytes make a good one). New cursors are signed with the first,
     * those signed with any of them are taken, others refused. To change the secret, put the new one first and drop the
     * old one when its cursors are no longer about.
     *
     * @param keys the secrets, none of them empty; an empty list for a mere checksum
     * @return a copy with those secrets
     */
    public RepositoryOptions cursorKeys(List<byte[]> keys) {
        if (keys.stream().anyMatch(key -> key.length == 0)) {
            throw new IllegalArgumentException("a cursor key is empty");
        }
        return new RepositoryOptions(
                tableNames, keys.stream().map(byte[]::clone).toList(), listener, clock);
    }

    /**
     * Someone who hears of requests and of skipped items.
     *
     * @param told who hears
     * @return a copy with that listener
     */
    public RepositoryOptions listener(RepositoryListener told) {
        return new RepositoryOptions(tableNames, cursorKeys, Objects.requireNonNull(told, "listener"), clock);
    }

    /**
     * What tells the time by which items with a {@code @TimeToLive} expire: one has expired as soon as the clock's second
     * is the one that is stored.
     *
     * @param time a clock; its zone doesn't matter
     * @return a copy with that clock
     */
    public RepositoryOptions clock(Clock time) {
        return new RepositoryOptions(tableNames, cursorKeys, listener, Objects.requireNonNull(time, "clock"));
    }

    String nameOf(Class<?> table, String declared) {
        return tableNames.getOrDefault(table, declared);
    }

    List<byte[]> cursorKeys() {
        return cursorKeys;
    }

    RepositoryListener listener() {
        return listener;
    }

    Clock clock() {
        return clock;
    }
}
