package strategos.app.seeds;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The pages of a docs folder, with the anchors of their headings. */
record DocsPages(Path folder) {

    private static final Pattern LINK = Pattern.compile("]\\(([^)#]*)(?:#([^)]*))?\\)");

    /** What is wrong with the links of a text that stands in this folder. */
    List<String> faults(String text) throws IOException {
        List<String> faults = new ArrayList<>();
        Matcher link = LINK.matcher(text);
        while (link.find()) {
            Path page = folder.resolve(link.group(1));
            if (!Files.exists(page)) {
                faults.add("there is no page " + link.group(1));
            } else if (link.group(2) != null && !anchors(page).contains(link.group(2))) {
                faults.add(link.group(1) + " has no heading #" + link.group(2));
            }
        }
        return faults;
    }

    private static List<String> anchors(Path page) throws IOException {
        List<String> anchors = new ArrayList<>();
        boolean isCode = false;
        for (String line : Files.readAllLines(page)) {
            if (line.startsWith("```")) isCode = !isCode;
            if (!isCode && line.startsWith("#")) {
                anchors.add(SeedsPage.anchor(line.replaceFirst("^#+ ", "")));
            }
        }
        return anchors;
    }
}
