/**
 * What generated repositories call, and what their callers see. A module that holds repositories says
 * {@code requires transitive dev.partita.runtime}; the vocabulary and the SDK come with it.
 */
module dev.partita.runtime {
    requires transitive dev.partita;
    requires transitive software.amazon.awssdk.core;
    requires transitive software.amazon.awssdk.services.dynamodb;

    exports dev.partita.runtime;
    exports dev.partita.runtime.key;
}
