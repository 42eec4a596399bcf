package dev.partita.runtime;

/**
 * What an item that is written is to its record.
 *
 * @param kind the item itself, a copy of it, or a claim
 * @param name the copy's or the claim's name; empty for the item itself
 */
record Role(Kind kind, String name) {

    static final Role ITEM = new Role(Kind.ITEM, "");

    enum Kind {
        ITEM,
        COPY,
        CLAIM
    }

    static Role copy(String name) {
        return new Role(Kind.COPY, name);
    }

    static Role claim(String name) {
        return new Role(Kind.CLAIM, name);
    }
}
