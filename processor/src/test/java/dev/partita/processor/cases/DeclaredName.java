package dev.partita.processor.cases;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The name that a declaration gives, be it of a method, a component or a parameter. */
final class DeclaredName {

    private static final Pattern NAME = Pattern.compile("([\\p{L}_$][\\p{L}\\d_$]*)\\s*$");

    private DeclaredName() {}

    static String of(String declaration) {
        String bare = declaration.endsWith("}")
                ? declaration.substring(0, declaration.indexOf('{')).strip()
                : declaration;
        String head = bare.endsWith(")") ? bare.substring(0, parameters(bare)) : bare;
        Matcher name = NAME.matcher(head);
        return name.find() ? name.group(1) : "";
    }

    /** Where the parentheses open that close at the end. */
    private static int parameters(String method) {
        int depth = 0;
        for (int i = method.length() - 1; i >= 0; i--) {
            depth += method.charAt(i) == ')' ? 1 : method.charAt(i) == '(' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        throw new IllegalArgumentException(method);
    }
}
