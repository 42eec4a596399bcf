package dev.partita.processor.read;

import javax.lang.model.type.TypeMirror;

/**
 * A type that the compiler doesn't know, perhaps not yet: another processor may write it in this round. Whatever is being
 * read then waits for the next round.
 */
public final class UnresolvedType extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UnresolvedType(String name) {
        super(name);
    }

    static UnresolvedType of(TypeMirror type) {
        return new UnresolvedType(type.toString());
    }

    /** The type's name as far as the compiler tells. */
    public String typeName() {
        return String.valueOf(getMessage());
    }
}
