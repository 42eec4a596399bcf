package dev.partita.processor;

import dev.partita.processor.diagnostic.DesignError;
import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.read.SourceMap;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import javax.lang.model.element.TypeElement;

/** A fault of Partita's own, told like any other instead of ending the compiler. */
final class OwnFault {

    private OwnFault() {}

    /** The finding, shown at the type that was being compiled. */
    static Finding of(TypeElement type, Throwable fault, Options options, SourceMap sources) {
        String version = OwnFault.class.getPackage().getImplementationVersion();
        String text = type.getSimpleName() + ": Partita" + (version == null ? "" : " " + version) + " failed here: "
                + fault + ".\n  This is a fault of Partita's: please report it"
                + (options.debug() ? ":\n" + trace(fault) : ", with what -A" + Options.DEBUG + "=true prints");
        return new Finding(DesignError.GEN000, sources.at(type), text, List.of());
    }

    private static String trace(Throwable fault) {
        StringWriter text = new StringWriter();
        fault.printStackTrace(new PrintWriter(text));
        return text.toString();
    }
}
