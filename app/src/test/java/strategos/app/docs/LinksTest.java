package strategos.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Every link leads to a page and a heading that exist")
class LinksTest {

    private static final Path ROOT = MarkdownPages.ROOT;
    private static final Pattern CITATION = Pattern.compile("docs/[\\w/-]+\\.md(?:#[\\w-]+)?");

    @Test
    @DisplayName("in Markdown")
    void pages() throws IOException {
        List<Path> pages = MarkdownPages.all();
        assertThat(pages).contains(ROOT.resolve("README.md"), ROOT.resolve("docs/seeds.md"));
        List<String> faults = new ArrayList<>();
        for (Path page : pages) {
            for (String fault : Links.faults(page, Files.readString(page))) {
                faults.add(ROOT.relativize(page) + ": " + fault);
            }
        }
        assertThat(faults).isEmpty();
    }

    @Test
    @DisplayName("in comments of Java sources")
    void citations() throws IOException {
        List<String> faults = new ArrayList<>();
        int citations = 0;
        try (Stream<Path> modules = Files.list(ROOT)) {
            for (Path module : modules.toList()) {
                for (Path source : files(module.resolve("src"), ".java")) {
                    Matcher citation = CITATION.matcher(Files.readString(source));
                    while (citation.find()) {
                        citations++;
                        String link = "[](" + citation.group() + ")";
                        for (String fault : Links.faults(ROOT.resolve("README.md"), link)) {
                            faults.add(source.getFileName() + ": " + fault);
                        }
                    }
                }
            }
        }
        assertThat(faults).isEmpty();
        assertThat(citations).isGreaterThan(20);
    }

    @Test
    @DisplayName("or is found out")
    void faults() throws IOException {
        Path page = ROOT.resolve("docs/engine.md");
        assertThat(Links.faults(page, "[a](bots.md#add-a-bot) [b](#play-a-match)")).isEmpty();
        assertThat(Links.faults(page, "[a](https://example.org/x.md#y)")).isEmpty();
        assertThat(Links.faults(page, "[a](bot.md)")).containsExactly("there is no page bot.md");
        assertThat(Links.faults(page, "[a](bots.md#add-two-bots) [b](#play)"))
                .containsExactly(
                        "bots.md has no heading #add-two-bots", "the page has no heading #play");
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending)).toList();
        }
    }
}
