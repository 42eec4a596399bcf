package dev.partita.runtime;

/** What generated code asks of patches. */
public final class Patches {

    private Patches() {}

    /**
     * Refuses a patch that would remove a component which always has a value.
     *
     * @param patch the patch
     * @param where record and component
     * @throws IllegalArgumentException if it removes
     */
    public static void require(Patch<?> patch, String where) {
        if (!patch.isKept() && patch.value().isEmpty()) {
            throw new IllegalArgumentException(where + " always has a value, and this patch would remove it");
        }
    }
}
