package strategos.conquest.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import strategos.game.NotationException;
import strategos.game.Quote;

/**
 * A board as a text file.
 *
 * <pre>
 * board: world
 * title: The World
 * author: Ann Example
 * licence: CC0-1.0
 * start: 3 Alaska, 2 Alberta
 *
 * [North America] 5
 * Alaska: Northwest Territory, Alberta, Kamchatka
 *   at 60 80
 *   outline 40 60, 80 60, 70 100
 *   pays 6
 *   boost supply 2
 *   boost power 1 radius 1
 * Alberta (Western Canada): Ontario, -> Western United States
 * </pre>
 *
 * <p>Naming a neighbour at either end makes a border in both directions; an arrow makes it one-way.
 * A line that begins with {@code #} is a comment. docs/boards.md describes the format in full.
 */
public final class BoardText {

    // Possessive, so that reading a line takes a time that grows with its length and no faster.
    private static final Pattern BONUS = Pattern.compile("\\d{1,6}");
    private static final Pattern TERRITORY =
            Pattern.compile("([^:(]++)(?:\\(([^)]*+)\\)\\s*+)?:(.*)", Pattern.DOTALL);
    private static final Pattern DETAIL = Pattern.compile("(at|outline|boost|pays)\\s++([^:]*+)");
    private static final Pattern HOLDING = Pattern.compile("(\\d{1,6})\\s++(.+)", Pattern.DOTALL);
    private static final Pattern COMMA = Pattern.compile(",");

    private final BoardBuilder draft;
    private final List<Named> neighbours = new ArrayList<>();
    private final List<Named> starts = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    /** The names of territories in a line, before all territories are known. */
    private record Named(int line, int territory, List<String> names) {}

    private BoardText(String file) {
        this.draft = new BoardBuilder(file, "unnamed");
    }

    /** Reads a board; every fault of the text is named as {@code file:line: what is wrong}. */
    public static Board read(String file, String text) throws NotationException {
        return reading(file, text).board();
    }

    /** Reads a board, and tells all there is to say about its text. */
    public static Reading reading(String file, String text) {
        return new BoardText(file).reading(text.lines().toList());
    }

    /** Writes a board so that {@link #read} gives it back. */
    public static String write(Board board) {
        return BoardLines.of(board);
    }

    private Reading reading(List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) read(i + 1, line);
        }
        neighbours.forEach(this::join);
        starts.forEach(this::start);
        return draft.finish();
    }

    private void read(int line, String text) {
        var territory = TERRITORY.matcher(text);
        var detail = DETAIL.matcher(text);
        if (isContinent(text)) {
            int end = text.lastIndexOf(']');
            int bonus = Integer.parseInt(text.substring(end + 1).strip());
            draft.continent(line, text.substring(1, end).strip(), bonus);
        } else if (detail.matches() && draft.territories() > 0) {
            detail(line, detail);
        } else if (!territory.matches()) {
            draft.fault(
                    line,
                    "expected '[Continent] bonus' or 'Territory: neighbours', found "
                            + Quote.of(text));
        } else if (draft.continents() == 0) {
            field(line, territory.group(1).strip(), territory.group(3).strip());
        } else {
            territory(line, territory);
        }
    }

    /** Whether a line is {@code [Continent] bonus}. */
    private static boolean isContinent(String text) {
        int end = text.lastIndexOf(']');
        return text.startsWith("[")
                && end > 1
                && !text.substring(1, end).isBlank()
                && BONUS.matcher(text.substring(end + 1).strip()).matches();
    }

    private void field(int line, String field, String value) {
        switch (field) {
            case "board" -> draft.name(value);
            case "title" -> draft.title(value);
            case "author" -> draft.author(value);
            case "licence" -> draft.licence(value);
            case "start" -> starts.add(new Named(line, 0, list(value)));
            default -> draft.fault(line, "'" + field + "' belongs to no continent");
        }
    }

    private void territory(int line, Matcher found) {
        String name = found.group(1).strip();
        var aliases = list(found.group(2) == null ? "" : found.group(2));
        int number = draft.territory(line, name, aliases, draft.continents() - 1);
        numbers.putIfAbsent(name, number);
        neighbours.add(new Named(line, number, list(found.group(3))));
    }

    private void detail(int line, Matcher found) {
        int territory = draft.territories() - 1;
        try {
            switch (found.group(1)) {
                case "at" -> draft.site(territory, new Site(DetailText.point(found.group(2))));
                case "outline" -> draft.site(territory, outlined(territory, found.group(2)));
                case "pays" -> draft.pays(territory, DetailText.amount(found.group(2)));
                default -> draft.boost(territory, DetailText.boost(found.group(2)));
            }
        } catch (NotationException | IllegalArgumentException refused) {
            draft.fault(line, String.valueOf(refused.getMessage()));
        }
    }

    private Site outlined(int territory, String outline) throws NotationException {
        var site = draft.siteOf(territory);
        if (site == null) throw new NotationException("an outline must follow 'at X Y'");
        var outlines = new ArrayList<>(site.outlines());
        outlines.add(DetailText.points(list(outline)));
        return new Site(site.at(), outlines);
    }

    private void join(Named from) {
        for (String neighbour : from.names()) {
            boolean oneWay = neighbour.startsWith(BoardLines.ONE_WAY);
            String name =
                    oneWay ? neighbour.substring(BoardLines.ONE_WAY.length()).strip() : neighbour;
            Integer to = numbers.get(name);
            if (to == null) {
                draft.fault(from.line(), stranger(draft.nameOf(from.territory()), name));
            } else if (to == from.territory()) {
                draft.fault(from.line(), "'" + name + "' borders itself");
            } else {
                draft.border(from.territory(), to);
                if (!oneWay) draft.border(to, from.territory());
            }
        }
    }

    private void start(Named position) {
        var armies = new TreeMap<Integer, Integer>();
        for (String holding : position.names()) {
            var found = HOLDING.matcher(holding);
            @Nullable Integer territory = found.matches() ? numbers.get(found.group(2)) : null;
            if (territory != null) {
                if (armies.put(territory, Integer.parseInt(found.group(1))) != null)
                    draft.fault(position.line(), "'" + found.group(2) + "' is listed twice");
            } else if (found.matches()) {
                draft.fault(position.line(), stranger("start", found.group(2)));
            } else {
                draft.fault(
                        position.line(),
                        "expected armies and a territory, such as '3 Alaska', found '"
                                + holding
                                + "'");
            }
        }
        boolean isUnread = armies.isEmpty() && !position.names().isEmpty();
        if (!isUnread) draft.start(position.line(), armies);
    }

    private String stranger(String from, String name) {
        return "'%s' names '%s', which is not a territory%s"
                .formatted(from, name, draft.guess(name));
    }

    private static List<String> list(String text) {
        return COMMA.splitAsStream(text)
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .toList();
    }
}
