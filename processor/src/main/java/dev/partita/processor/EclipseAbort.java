package dev.partita.processor;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How Eclipse's compiler says that a class file needs a type that isn't there: it throws at whoever asks, where javac hands
 * out a type of kind {@code ERROR}.
 */
final class EclipseAbort {

    private static final String ABORT = "org.eclipse.jdt.internal.compiler.problem.AbortCompilation";
    private static final Pattern MISSING = Pattern.compile("The type (\\S+) cannot be resolved");

    private EclipseAbort() {}

    /** The name of the type that is missing, if that is what the fault says. */
    static Optional<String> missingType(Throwable fault) {
        if (!fault.getClass().getName().equals(ABORT)) {
            return Optional.empty();
        }
        Matcher missing = MISSING.matcher(String.valueOf(fault.getMessage()));
        return missing.find() ? Optional.of(missing.group(1)) : Optional.empty();
    }
}
