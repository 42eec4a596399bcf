package dev.partita.processor;

import com.google.testing.compile.JavaFileObjects;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;

/** Java sources of tests, written as one text: each type begins in a line of its own and becomes a file. */
public final class Sources {

    private static final Pattern BEGINNING = Pattern.compile("(?m)^// file (\\S+)\\R");

    private Sources() {}

    /** Splits a text at lines of the form {@code // file shop/Order.java}. */
    public static List<JavaFileObject> files(String text) {
        List<JavaFileObject> files = new ArrayList<>();
        Matcher matcher = BEGINNING.matcher(text);
        List<int[]> bounds = new ArrayList<>();
        List<String> names = new ArrayList<>();
        while (matcher.find()) {
            bounds.add(new int[] {matcher.start(), matcher.end()});
            names.add(matcher.group(1));
        }
        for (int i = 0; i < names.size(); i++) {
            int end = i + 1 < names.size() ? bounds.get(i + 1)[0] : text.length();
            String name = names.get(i).replace(".java", "").replace('/', '.');
            files.add(JavaFileObjects.forSourceString(name, text.substring(bounds.get(i)[1], end)));
        }
        return files;
    }
}
