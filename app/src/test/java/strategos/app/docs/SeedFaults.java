package strategos.app.docs;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import strategos.app.docs.SeedDocument.Sentence;

/**
 * What is wrong with the documents: sentences that are missing, tests and links that lead nowhere.
 */
final class SeedFaults {

    private SeedFaults() {}

    /** Takes the root of the repository, where tests and pages are looked for. */
    static List<String> in(List<SeedDocument> documents, Path root) throws IOException {
        TestSources tests = TestSources.of(root);
        Path page = root.resolve("docs/seeds.md");
        List<String> faults = new ArrayList<>();
        for (SeedDocument document : documents) {
            if (!document.fingerprint().equals(document.actualFingerprint())) {
                faults.add(document.id() + ": its sentences are not those of the document");
            }
            for (Sentence sentence : document.sentences()) {
                String notes = sentence.answer() + sentence.notYet() + sentence.noDemand();
                for (String fault : Links.faults(page, notes)) {
                    faults.add(sentence.id() + ": " + fault);
                }
                for (String test : sentence.tests()) {
                    if (!tests.has(test)) {
                        faults.add(sentence.id() + ": there is no test " + test);
                    }
                }
            }
            List<String> named =
                    document.sentences().stream().flatMap(s -> s.tests().stream()).toList();
            for (String test : tests.quoting(document.id())) {
                if (!named.contains(test)) {
                    faults.add(document.id() + ": no sentence names the test " + test);
                }
            }
        }
        return faults;
    }
}
