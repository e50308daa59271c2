package strategos.maps.file;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import strategos.conquest.board.BoardBuilder;
import strategos.conquest.board.Reading;
import strategos.conquest.board.Remark.Kind;
import strategos.maps.file.Sections.Line;

/**
 * Reads the {@code .map} of Domination.
 *
 * <p>Words are separated by spaces, so names use {@code _} instead; files with spaces in names are
 * parsed from the right, where the numbers are.
 */
final class DominationReader {

    private static final List<String> KNOWN =
            List.of("files", "continents", "countries", "borders");
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern COMMENT = Pattern.compile("\\s;");
    private static final Pattern COMMAS = Pattern.compile("(?<!,),++(?=\\s|$)");

    private final BoardBuilder draft;
    private final LenientBuilder lenient;
    private final Sections sections;

    /** The numbers of territories in the file, and in the draft. */
    private final Map<Integer, Integer> numbers = new HashMap<>();

    private DominationReader(String file, String text) {
        draft = new BoardBuilder(file, TextFile.stem(file));
        lenient = new LenientBuilder(draft);
        sections = Sections.of(text);
    }

    static Reading read(String file, String text) {
        return new DominationReader(file, text).read();
    }

    private Reading read() {
        sections.in("").forEach(this::preamble);
        sections.in("files").forEach(this::file);
        for (Line head : sections.headsBeside(KNOWN))
            draft.remark(Kind.ODDITY, head.number(), "the section " + head.text() + " is skipped");
        require("continents");
        require("countries");
        require("borders");
        sections.in("continents").forEach(this::continent);
        sections.in("countries").forEach(this::territory);
        sections.in("borders").forEach(this::borders);
        return draft.finish();
    }

    private void require(String section) {
        if (!sections.has(section)) draft.fault(0, "there is no section [" + section + "]");
    }

    private void preamble(Line line) {
        String[] words = words(line.text());
        if (words[0].equals("name") && words.length > 1)
            draft.title(NameEscapes.tidy(line.text().substring("name".length())));
        else if (!words[0].equals("ver"))
            draft.remark(
                    Kind.ODDITY,
                    line.number(),
                    "'" + line.text() + "' comes before the first section and is ignored");
    }

    private void file(Line line) {
        String[] words = words(line.text());
        if (words.length > 1 && (words[0].equals("pic") || words[0].equals("map")))
            draft.remark(Kind.LOSS, line.number(), "the picture " + words[1] + " is not used");
    }

    private void continent(Line line) {
        String[] words = words(line.text());
        int bonus = words.length - 1;
        while (bonus > 0 && !Numbers.isNumber(words[bonus])) bonus--;
        String name = name(words, 0, Math.max(1, bonus));
        OptionalInt armies = bonus == 0 ? OptionalInt.empty() : Numbers.read(words[bonus]);
        if (armies.isEmpty())
            draft.fault(line.number(), "the continent '" + name + "' has no bonus");
        if (bonus > 0 && bonus < words.length - 1)
            draft.remark(Kind.LOSS, line.number(), "the colour of '" + name + "' is not kept");
        draft.continent(line.number(), name, armies.orElse(0));
    }

    private void territory(Line line) {
        String[] words = words(line.text());
        OptionalInt number = Numbers.read(words[0]);
        if (number.isEmpty() || words.length < 3) {
            draft.fault(
                    line.number(),
                    "expected 'number name continent x y', found '" + line.text() + "'");
            return;
        }
        int numeric = 0;
        while (numeric < 3 && Numbers.isNumber(words[words.length - 1 - numeric])) numeric++;
        boolean isPlaced = numeric == 3 && words.length > 4;
        int continent = words.length - (isPlaced ? 3 : 1);
        String foreign = name(words, 1, continent);
        String name = lenient.name(line.number(), foreign);
        int added =
                draft.territory(
                        line.number(), name, List.of(), continent(line, name, words[continent]));
        if (numbers.putIfAbsent(number.getAsInt(), added) != null)
            draft.fault(line.number(), "there is a territory " + words[0] + " already");
        if (isPlaced) lenient.place(line.number(), added, words, continent + 1);
    }

    private int continent(Line line, String territory, String word) {
        int number = Numbers.read(word).orElse(0);
        if (number >= 1 && number <= draft.continents()) return number - 1;
        draft.fault(
                line.number(),
                "territory '%s' is in continent %s, but there are only %d continents"
                        .formatted(territory, word, draft.continents()));
        return BoardBuilder.NO_CONTINENT;
    }

    private void borders(Line line) {
        String[] words = words(COMMAS.matcher(line.text()).replaceAll(""));
        OptionalInt number = Numbers.read(words[0]);
        Integer from = number.isEmpty() ? null : numbers.get(number.getAsInt());
        if (from == null) {
            draft.fault(line.number(), "the borders of '%s': ".formatted(words[0]) + noTerritory());
            return;
        }
        for (String word : Arrays.asList(words).subList(1, words.length)) {
            OptionalInt neighbour = Numbers.read(word);
            Integer to = neighbour.isEmpty() ? null : numbers.get(neighbour.getAsInt());
            if (to == null)
                draft.fault(
                        line.number(),
                        "territory '%s' names neighbour %s, %s"
                                .formatted(
                                        draft.nameOf(from),
                                        neighbour.isEmpty() ? "'" + word + "'" : word,
                                        neighbour.isEmpty()
                                                ? "which is not a number"
                                                : "but " + noTerritory()));
            else lenient.join(line.number(), from, to);
        }
    }

    private String noTerritory() {
        return "there are only " + draft.territories() + " territories";
    }

    private static String name(String[] words, int from, int end) {
        return NameEscapes.tidy(
                String.join(" ", Arrays.asList(words).subList(from, end)).replace('_', ' '));
    }

    private static String[] words(String line) {
        var comment = COMMENT.matcher(line);
        String rest = comment.find() ? line.substring(0, comment.start()) : line;
        return BLANKS.split(rest.strip(), -1);
    }
}
