package strategos.maps.file;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import strategos.conquest.board.BoardBuilder;
import strategos.conquest.board.Reading;
import strategos.conquest.board.Remark.Kind;
import strategos.maps.file.Sections.Line;

/** Reads the {@code .map} of Conquest: comma-separated, case-insensitive names. */
final class ConquestReader {

    private static final List<String> KNOWN = List.of("map", "continents", "territories");

    private final BoardBuilder draft;
    private final LenientBuilder lenient;
    private final Sections sections;
    private final Map<String, Integer> continents = new HashMap<>();
    private final Map<String, Integer> territories = new HashMap<>();
    private final List<Neighbours> neighbours = new ArrayList<>();

    private record Neighbours(int line, int from, List<String> names) {}

    private ConquestReader(String file, String text) {
        draft = new BoardBuilder(file, TextFile.stem(file));
        lenient = new LenientBuilder(draft);
        sections = Sections.of(text);
    }

    static Reading read(String file, String text) {
        return new ConquestReader(file, text).read();
    }

    private Reading read() {
        for (Line line : sections.in(""))
            draft.remark(
                    Kind.ODDITY,
                    line.number(),
                    "'" + line.text() + "' comes before the first section and is ignored");
        for (Line head : sections.headsBeside(KNOWN))
            draft.remark(Kind.ODDITY, head.number(), "the section " + head.text() + " is skipped");
        require("Continents");
        require("Territories");
        sections.in("map").forEach(this::setting);
        sections.in("continents").forEach(this::continent);
        sections.in("territories").forEach(this::territory);
        neighbours.forEach(this::join);
        return draft.finish();
    }

    private void require(String section) {
        if (!sections.has(section.toLowerCase(Locale.ROOT)))
            draft.fault(0, "there is no section [" + section + "]");
    }

    private void setting(Line line) {
        int equals = line.text().indexOf('=');
        if (equals < 0) return;
        String value = NameEscapes.tidy(line.text().substring(equals + 1));
        switch (line.text().substring(0, equals).strip().toLowerCase(Locale.ROOT)) {
            case "author" -> draft.author(value);
            case "image" -> {
                if (!value.isEmpty())
                    draft.remark(Kind.LOSS, line.number(), "the picture " + value + " is not used");
            }
            default -> {}
        }
    }

    private void continent(Line line) {
        int equals = line.text().lastIndexOf('=');
        String name = NameEscapes.tidy(equals < 0 ? line.text() : line.text().substring(0, equals));
        String bonus = equals < 0 ? "" : withoutCommas(line.text().substring(equals + 1));
        OptionalInt armies = Numbers.read(bonus);
        if (armies.isEmpty())
            draft.fault(line.number(), "expected 'continent=bonus', found '" + line.text() + "'");
        int added = draft.continent(line.number(), name, armies.orElse(0));
        continents.putIfAbsent(key(name), added);
    }

    private void territory(Line line) {
        String[] words =
                Arrays.stream(line.text().split(",", -1))
                        .map(NameEscapes::tidy)
                        .toArray(String[]::new);
        boolean isPlaced =
                words.length > 3 && Numbers.isNumber(words[1]) && Numbers.isNumber(words[2]);
        int continent = continentAt(words);
        if (words.length < 2 || words[0].isEmpty()) {
            draft.fault(
                    line.number(),
                    "expected 'territory,x,y,continent,neighbours', found '" + line.text() + "'");
            return;
        }
        String name = lenient.name(line.number(), words[0]);
        int added =
                draft.territory(
                        line.number(), name, List.of(), continent(line, name, words[continent]));
        territories.putIfAbsent(key(words[0]), added);
        if (isPlaced) lenient.place(line.number(), added, words, 1);
        var names = Arrays.asList(words).subList(continent + 1, words.length);
        neighbours.add(
                new Neighbours(
                        line.number(), added, names.stream().filter(n -> !n.isEmpty()).toList()));
    }

    /**
     * After two coordinates, whether they are numbers or left blank; or at once if there are none.
     */
    private int continentAt(String[] words) {
        boolean isBare = words.length < 4 || continents.containsKey(key(words[1]));
        boolean isPlaced = words.length > 3 && continents.containsKey(key(words[3]));
        return isBare && !isPlaced ? 1 : 3;
    }

    private int continent(Line line, String territory, String name) {
        Integer number = continents.get(key(name));
        if (number != null) return number;
        draft.fault(
                line.number(),
                name.isEmpty()
                        ? "territory '%s' is in no continent".formatted(territory)
                        : "territory '%s' is in '%s', which is not a continent%s"
                                .formatted(territory, name, draft.guessContinent(name)));
        return BoardBuilder.NO_CONTINENT;
    }

    private void join(Neighbours from) {
        for (String name : from.names()) {
            Integer to = territories.get(key(name));
            if (to == null)
                draft.fault(
                        from.line(),
                        "territory '%s' names neighbour '%s', which is not a territory%s"
                                .formatted(draft.nameOf(from.from()), name, draft.guess(name)));
            else lenient.join(from.line(), from.from(), to);
        }
    }

    private static String withoutCommas(String text) {
        int end = text.length();
        while (end > 0 && isCommaOrBlank(text.charAt(end - 1))) end--;
        return text.substring(0, end).strip();
    }

    private static boolean isCommaOrBlank(char letter) {
        return letter == ',' || Character.isWhitespace(letter);
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
