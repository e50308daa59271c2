package strategos.app.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The page on the documents")
class SeedsTest {

    private static final Path ROOT = Path.of("..");
    private static final Path DOCS = ROOT.resolve("docs");

    private static final String SMALL =
            """
            document: 009
            title: A small document
            game: [modern](rules/modern.md)
            fingerprint: ?

            # A small document

            > The game has rules.
            answer: [Rules](rules/README.md).
            tests: SeedsTest#complete

            > It ends.
            no demand: an example
            """;

    @Test
    @DisplayName("is what scripts/seeds writes")
    void generated() throws IOException {
        assertThat(Files.readString(DOCS.resolve("seeds.md")))
                .as("run scripts/seeds")
                .isEqualTo(SeedsPage.of(documents()));
    }

    @Test
    @DisplayName("has every sentence of the documents, every test and every link")
    void complete() throws IOException {
        assertThat(documents()).hasSize(5);
        assertThat(SeedFaults.in(documents(), ROOT)).isEmpty();
    }

    @Test
    @DisplayName("would not pass without a test that quotes a document")
    void quotations() throws IOException {
        assertThat(faults(sealed(SMALL.replace("009", "004"))))
                .contains("004: no sentence names the test DocumentTest#twoPlayers");
    }

    @Test
    @DisplayName("would not pass with a test that does not exist")
    void missingTest() throws IOException {
        assertThat(faultsWith("SeedsTest#complete", "SeedsTest#complet"))
                .containsExactly("009-1: there is no test SeedsTest#complet");
        assertThat(faultsWith("SeedsTest#complete", "SeedTest#complete"))
                .containsExactly("009-1: there is no test SeedTest#complete");
        assertThat(faultsWith("SeedsTest#complete", "SeedsTest#sealed"))
                .as("a method that is no test")
                .containsExactly("009-1: there is no test SeedsTest#sealed");
    }

    @Test
    @DisplayName("would not pass with a link that leads nowhere")
    void brokenLink() throws IOException {
        assertThat(faultsWith("rules/README.md", "rules/README.txt"))
                .containsExactly("009-1: there is no page rules/README.txt");
        assertThat(faultsWith("rules/README.md", "rules/README.md#rule"))
                .containsExactly("009-1: rules/README.md has no heading #rule");
    }

    @Test
    @DisplayName("would not pass with a sentence left out, added or changed")
    void fingerprint() throws IOException {
        assertThat(faults(sealed(SMALL))).isEmpty();
        assertThat(faultsWith("has rules", "has two rules"))
                .containsExactly("009: its sentences are not those of the document");
        assertThat(faultsWith("\n> It ends.\nno demand: an example\n", ""))
                .containsExactly("009: its sentences are not those of the document");
    }

    @Test
    @DisplayName("would not pass with a sentence that is neither a demand nor none")
    void unmarked() {
        String unmarked = SMALL.replaceAll("(?m)^(answer|tests): .*\n", "");
        assertThatThrownBy(() -> SeedDocument.read("009.txt", unmarked))
                .hasMessage(
                        "009.txt:8: a sentence is answered, not yet answered, or no demand: The"
                                + " game has rules.");
        String untested = SMALL.replaceAll("(?m)^tests: .*\n", "");
        assertThatThrownBy(() -> SeedDocument.read("009.txt", untested))
                .hasMessageStartingWith("009.txt:8: an answer is shown by tests");
        assertThatThrownBy(() -> SeedDocument.read("009.txt", SMALL.replace("tests:", "test:")))
                .hasMessage("009.txt:8: this line belongs nowhere: test: SeedsTest#complete");
    }

    private static List<SeedDocument> documents() throws IOException {
        return SeedDocument.readAll(DOCS.resolve("seeds"));
    }

    /** What is wrong with the small document once a text in it is replaced, after it was sealed. */
    private static List<String> faultsWith(String text, String replacement) throws IOException {
        SeedDocument whole = sealed(SMALL);
        SeedDocument changed = SeedDocument.read("009.txt", SMALL.replace(text, replacement));
        return faults(
                new SeedDocument(
                        changed.id(),
                        changed.title(),
                        changed.game(),
                        whole.fingerprint(),
                        changed.sections()));
    }

    private static SeedDocument sealed(String text) {
        SeedDocument open = SeedDocument.read("009.txt", text);
        return SeedDocument.read(
                "009.txt",
                text.replace("fingerprint: ?", "fingerprint: " + open.actualFingerprint()));
    }

    private static List<String> faults(SeedDocument document) throws IOException {
        return SeedFaults.in(List.of(document), ROOT);
    }
}
