package dev.partita.processor.report;

import java.util.Arrays;
import javax.lang.model.element.Element;

/** Where {@code @SuppressWarnings} silences a warning. */
final class Silence {

    private Silence() {}

    /** Whether the element, or one around it, silences the code. */
    static boolean reaches(Element element, String code) {
        for (Element e = element; e != null; e = e.getEnclosingElement()) {
            SuppressWarnings annotation = e.getAnnotation(SuppressWarnings.class);
            if (annotation != null && Arrays.asList(annotation.value()).contains(code)) {
                return true;
            }
        }
        return false;
    }
}
