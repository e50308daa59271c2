package strategos.app.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The links of Markdown pages to each other. */
final class Links {

    private static final Pattern LINK = Pattern.compile("]\\(([^)#\\s]*)(?:#([^)\\s]*))?\\)");
    private static final Pattern CODE = Pattern.compile("(?s)```.*?```");

    private Links() {}

    /** What is wrong with the links of a text on a page. Links to other sites are not checked. */
    static List<String> faults(Path page, String text) throws IOException {
        List<String> faults = new ArrayList<>();
        Matcher link = LINK.matcher(CODE.matcher(text).replaceAll(""));
        while (link.find()) {
            String name = link.group(1);
            String anchor = link.group(2);
            if (name.contains("://")) continue;
            Path target = name.isEmpty() ? page : page.resolveSibling(name);
            if (!Files.exists(target)) {
                faults.add("there is no page " + name);
            } else if (anchor != null && !anchors(target).contains(anchor)) {
                faults.add((name.isEmpty() ? "the page" : name) + " has no heading #" + anchor);
            }
        }
        return faults;
    }

    private static List<String> anchors(Path page) throws IOException {
        return CODE.matcher(Files.readString(page))
                .replaceAll("")
                .lines()
                .filter(line -> line.startsWith("#"))
                .map(line -> anchor(line.replaceFirst("^#+ ", "")))
                .toList();
    }

    /** The anchor that a heading gets: small letters, digits and hyphens. */
    static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
    }
}
