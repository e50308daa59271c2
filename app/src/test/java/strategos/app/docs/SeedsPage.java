package strategos.app.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import strategos.app.docs.SeedDocument.Section;
import strategos.app.docs.SeedDocument.Sentence;

/** Writes docs/seeds.md from docs/seeds; scripts/seeds runs it. */
final class SeedsPage {

    private SeedsPage() {}

    /** Takes the root of the repository. Ends with 1 if something is wrong with the documents. */
    public static void main(String[] args) throws IOException {
        Path root = Path.of(args[0]);
        Path docs = root.resolve("docs");
        List<SeedDocument> documents = SeedDocument.readAll(docs.resolve("seeds"));
        Files.writeString(docs.resolve("seeds.md"), of(documents));
        List<String> faults = SeedFaults.in(documents, root);
        faults.forEach(System.err::println);
        System.exit(faults.isEmpty() ? 0 : 1);
    }

    static String of(List<SeedDocument> documents) {
        var page = new StringBuilder();
        page.append(
                """
                # What the documents ask for

                Strategos answers five documents: three plans for a game of Risk, a checklist, and a report on Nine Men's Morris. This
                page lists every sentence of them that demands something, the rule or feature that answers it, and the tests that show
                it. Where the documents disagree, each has a ruleset of its own; where one is silent or contradicts itself, the rules
                page says how it is read.

                `scripts/seeds` generates this page from the text files in [seeds](seeds), which hold every sentence of the documents;
                edit those files instead. `SeedsTest` checks that no sentence is missing and that every test and link exists.

                | document | game | sentences | demands | answered | in part | not yet |
                |---|---|---|---|---|---|---|
                """);
        for (SeedDocument document : documents) {
            List<Sentence> all = document.sentences();
            page.append(
                            "| [%s](#%s) "
                                    .formatted(heading(document), Links.anchor(heading(document))))
                    .append("| %s ".formatted(document.game()))
                    .append("| %d ".formatted(all.size()))
                    .append("| %d ".formatted(count(all, Sentence::isDemand)))
                    .append("| %d ".formatted(count(all, Sentence::isAnswered)))
                    .append("| %d ".formatted(count(all, Sentence::isAnsweredInPart)))
                    .append("| %d |\n".formatted(count(all, Sentence::isOpen)));
        }
        appendOpen(page, documents);
        documents.forEach(document -> append(page, document));
        return page.toString();
    }

    private static void appendOpen(StringBuilder page, List<SeedDocument> documents) {
        var open =
                documents.stream()
                        .flatMap(document -> document.sentences().stream())
                        .filter(sentence -> !sentence.notYet().isEmpty())
                        .toList();
        if (open.isEmpty()) return;
        page.append("\n## Not yet\n\n");
        for (Sentence sentence : open)
            page.append("- %s: %s\n".formatted(sentence.id(), sentence.notYet()));
    }

    private static void append(StringBuilder page, SeedDocument document) {
        page.append("\n## %s\n".formatted(heading(document)));
        for (Section section : document.sections()) {
            List<Sentence> demands =
                    section.sentences().stream().filter(Sentence::isDemand).toList();
            if (demands.isEmpty()) continue;
            page.append("\n### %s\n\n".formatted(section.heading().replaceFirst("^#+ ", "")));
            page.append("| | the document says | answer | shown by |\n|---|---|---|---|\n");
            for (Sentence sentence : demands) {
                page.append(
                        "| %s | %s | %s | %s |\n"
                                .formatted(
                                        sentence.id(),
                                        quote(sentence),
                                        answer(sentence),
                                        tests(sentence)));
            }
        }
        page.append("\n### Sentences of %s that demand nothing\n\n".formatted(document.id()));
        page.append("| | the document says | why |\n|---|---|---|\n");
        for (Sentence sentence : document.sentences()) {
            if (sentence.isDemand()) continue;
            page.append(
                    "| %s | %s | %s |\n"
                            .formatted(sentence.id(), quote(sentence), sentence.noDemand()));
        }
    }

    private static long count(List<Sentence> sentences, Predicate<Sentence> kind) {
        return sentences.stream().filter(kind).count();
    }

    private static String heading(SeedDocument document) {
        return document.id() + ": " + document.title();
    }

    /** The sentence without the marks of a list or checklist, escaped for a table in Markdown. */
    private static String quote(Sentence sentence) {
        return sentence.text()
                .replaceFirst("^[-*] ", "")
                .replaceAll("\\[[ x]] ?", "")
                .replace("|", "\\|")
                .replace("$", "\\$")
                .replace("<", "&lt;");
    }

    private static String answer(Sentence sentence) {
        if (sentence.notYet().isEmpty()) return sentence.answer();
        String open = "**Not yet:** " + sentence.notYet() + ".";
        return sentence.answer().isEmpty() ? open : sentence.answer() + " " + open;
    }

    private static String tests(Sentence sentence) {
        return sentence.tests().stream()
                .map(test -> "`" + test + "`")
                .collect(Collectors.joining("<br>"));
    }
}
