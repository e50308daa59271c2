package strategos.app.docs;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A document that Strategos answers, sentence by sentence, as a file of docs/seeds has it: a
 * header, then headings and sentences in the document's order. The fingerprint is that of the
 * document itself, so a sentence that is lost or changed here is noticed.
 */
record SeedDocument(
        String id, String title, String game, String fingerprint, List<Section> sections) {

    private static final Set<String> HEADER = Set.of("document", "title", "game", "fingerprint");
    private static final Set<String> NOTES = Set.of("answer", "tests", "not yet", "no demand");

    /** A heading of the document with the sentences below it. */
    record Section(String heading, List<Sentence> sentences) {}

    /**
     * A sentence of the document. Notes that it lacks are empty: a demand has an answer, something
     * not yet done, or both; any other sentence says why it demands nothing.
     */
    record Sentence(
            String id,
            String text,
            String answer,
            List<String> tests,
            String notYet,
            String noDemand) {

        boolean isDemand() {
            return noDemand.isEmpty();
        }

        boolean isAnswered() {
            return !answer.isEmpty() && notYet.isEmpty();
        }

        boolean isAnsweredInPart() {
            return !answer.isEmpty() && !notYet.isEmpty();
        }

        boolean isOpen() {
            return isDemand() && answer.isEmpty();
        }
    }

    /** All documents of a folder, in the order of their names. */
    static List<SeedDocument> readAll(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<SeedDocument> documents = new ArrayList<>();
            for (Path file : files.filter(f -> f.toString().endsWith(".txt")).sorted().toList()) {
                documents.add(read(file.getFileName().toString(), Files.readString(file)));
            }
            return documents;
        }
    }

    /** Reads a document: blocks between blank lines. What is wrong is named by file and line. */
    static SeedDocument read(String file, String text) {
        String[] blocks = text.split("\n\n", -1);
        Map<String, String> header = fields(file + ":1: ", HEADER, blocks[0].lines().toList());
        String id = required(file, header, "document");
        List<Section> sections = new ArrayList<>();
        int line = 1;
        int sentences = 0;
        for (int block = 1; block < blocks.length; block++) {
            line += (int) blocks[block - 1].lines().count() + 1;
            String where = file + ":" + line + ": ";
            List<String> lines = List.of(blocks[block].split("\n"));
            if (lines.getFirst().startsWith("#") && lines.size() == 1) {
                sections.add(new Section(lines.getFirst(), new ArrayList<>()));
            } else if (lines.getFirst().startsWith("> ") && !sections.isEmpty()) {
                sentences++;
                String quoted = lines.getFirst().substring(2);
                var notes = fields(where, NOTES, lines.subList(1, lines.size()));
                sections.getLast()
                        .sentences()
                        .add(sentence(where, id + "-" + sentences, quoted, notes));
            } else {
                throw new IllegalArgumentException(where + "neither a heading nor a sentence");
            }
        }
        return new SeedDocument(
                id,
                required(file, header, "title"),
                required(file, header, "game"),
                required(file, header, "fingerprint"),
                sections);
    }

    private static Map<String, String> fields(String where, Set<String> keys, List<String> lines) {
        Map<String, String> fields = new HashMap<>();
        for (String line : lines) {
            int colon = line.indexOf(": ");
            if (colon < 0 || !keys.contains(line.substring(0, colon))) {
                throw new IllegalArgumentException(where + "this line belongs nowhere: " + line);
            }
            fields.put(line.substring(0, colon), line.substring(colon + 2));
        }
        return fields;
    }

    private static String required(String file, Map<String, String> header, String key) {
        return Objects.requireNonNull(header.get(key), file + ": its header has no " + key);
    }

    private static Sentence sentence(
            String where, String id, String text, Map<String, String> notes) {
        boolean isDemand = !notes.containsKey("no demand");
        boolean isMarked = notes.containsKey("answer") || notes.containsKey("not yet");
        if (isDemand != isMarked) {
            throw new IllegalArgumentException(
                    where + "a sentence is answered, not yet answered, or no demand: " + text);
        }
        if (notes.containsKey("answer") != notes.containsKey("tests")) {
            throw new IllegalArgumentException(
                    where + "an answer is shown by tests, and tests show an answer: " + text);
        }
        String tests = notes.getOrDefault("tests", "");
        return new Sentence(
                id,
                text,
                notes.getOrDefault("answer", ""),
                tests.isEmpty() ? List.of() : List.of(tests.split(", ", -1)),
                notes.getOrDefault("not yet", ""),
                notes.getOrDefault("no demand", ""));
    }

    List<Sentence> sentences() {
        return sections.stream().flatMap(section -> section.sentences().stream()).toList();
    }

    /** The fingerprint of what is here: of all letters and digits, without marks of a checklist. */
    String actualFingerprint() {
        var words = new StringBuilder();
        for (Section section : sections) {
            words.append(section.heading());
            section.sentences().forEach(sentence -> words.append(sentence.text()));
        }
        String plain = words.toString().replace("[x]", "");
        byte[] letters =
                plain.codePoints()
                        .filter(Character::isLetterOrDigit)
                        .collect(
                                StringBuilder::new,
                                StringBuilder::appendCodePoint,
                                StringBuilder::append)
                        .toString()
                        .getBytes(StandardCharsets.UTF_8);
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(letters);
            return HexFormat.of().formatHex(digest).substring(0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
