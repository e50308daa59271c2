package strategos.conquest.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import strategos.game.Faults;
import strategos.game.NotationException;

/**
 * A board as a text file.
 *
 * <pre>
 * board: world
 * title: The World
 *
 * [North America] 5
 * Alaska: Northwest Territory, Alberta, Kamchatka
 * Alberta (Western Canada): Ontario, -> Western United States
 * </pre>
 *
 * <p>A neighbour named at either end is a border both ways; an arrow makes it one way. A line that
 * begins with {@code #} is a comment.
 */
public final class BoardText {

    private static final Pattern CONTINENT = Pattern.compile("\\[(.*\\S.*)]\\s*(\\d{1,6})");
    private static final Pattern TERRITORY =
            Pattern.compile("([^:(]+?)\\s*(?:\\(([^)]*)\\))?\\s*:(.*)");
    private static final String ONE_WAY = "->";
    private static final Set<String> FIELDS = Set.of("board", "title");

    private final Map<String, String> fields = new LinkedHashMap<>();
    private final List<Continent> continents = new ArrayList<>();
    private final Map<String, Line> territories = new LinkedHashMap<>();
    private final Faults faults;

    /** A territory as its line has it, neighbours still being names. */
    private record Line(
            int number,
            String name,
            List<String> aliases,
            int continent,
            List<String> neighbours) {}

    private BoardText(String file) {
        this.faults = new Faults(file);
    }

    /** Reads a board; every fault of the text is named as {@code file:line: what is wrong}. */
    public static Board read(String file, String text) throws NotationException {
        return new BoardText(file).board(text.lines().toList());
    }

    /** Writes a board so that {@link #read} gives it back. */
    public static String write(Board board) {
        var text = new StringBuilder("board: " + board.name() + "\ntitle: " + board.title() + "\n");
        for (int c = 0; c < board.continents().size(); c++) {
            var continent = board.continents().get(c);
            text.append("\n[")
                    .append(continent.name())
                    .append("] ")
                    .append(continent.bonus())
                    .append('\n');
            for (int t = 0; t < board.size(); t++) {
                if (board.territories().get(t).continent() == c)
                    text.append(line(board, t)).append('\n');
            }
        }
        return text.toString();
    }

    private static String line(Board board, int t) {
        var territory = board.territories().get(t);
        String aliases =
                territory.aliases().isEmpty()
                        ? ""
                        : " (" + String.join(", ", territory.aliases()) + ")";
        List<String> neighbours =
                territory.neighbours().stream()
                        .map(to -> (board.borders(to, t) ? "" : ONE_WAY + " ") + board.name(to))
                        .toList();
        return territory.name() + aliases + ": " + String.join(", ", neighbours);
    }

    private Board board(List<String> lines) throws NotationException {
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) read(i + 1, line);
        }
        var joined = join();
        if (!faults.isEmpty()) throw faults.exception();
        String name = fields.getOrDefault("board", "unnamed");
        try {
            return new Board(name, fields.getOrDefault("title", name), continents, joined);
        } catch (IllegalArgumentException unplayable) {
            faults.add(String.valueOf(unplayable.getMessage()));
            throw faults.exception();
        }
    }

    private void read(int number, String line) {
        var continent = CONTINENT.matcher(line);
        var territory = TERRITORY.matcher(line);
        if (continent.matches()) {
            continents.add(
                    new Continent(
                            continent.group(1).strip(), Integer.parseInt(continent.group(2))));
        } else if (!territory.matches()) {
            faults.add(
                    number,
                    "expected '[Continent] bonus' or 'Territory: neighbours', found '"
                            + line
                            + "'");
        } else if (continents.isEmpty()) {
            if (!FIELDS.contains(territory.group(1)))
                faults.add(number, "'" + territory.group(1) + "' belongs to no continent");
            fields.put(territory.group(1), territory.group(3).strip());
        } else {
            var aliases = list(territory.group(2) == null ? "" : territory.group(2));
            var read =
                    new Line(
                            number,
                            territory.group(1),
                            aliases,
                            continents.size() - 1,
                            list(territory.group(3)));
            if (territories.putIfAbsent(read.name(), read) != null) {
                faults.add(number, "there is a territory '" + read.name() + "' already");
            }
        }
    }

    private List<Territory> join() {
        Map<String, Integer> numbers = new HashMap<>();
        List<Set<Integer>> neighbours = new ArrayList<>();
        for (String name : territories.keySet()) {
            numbers.put(name, numbers.size());
            neighbours.add(new TreeSet<>());
        }
        int from = 0;
        for (Line line : territories.values()) {
            for (String neighbour : line.neighbours()) {
                boolean oneWay = neighbour.startsWith(ONE_WAY);
                String toName = oneWay ? neighbour.substring(ONE_WAY.length()).strip() : neighbour;
                Integer to = numbers.get(toName);
                if (to == null) {
                    faults.add(
                            line.number(),
                            "'%s' names '%s', which is no territory here"
                                    .formatted(line.name(), toName));
                    continue;
                }
                neighbours.get(from).add(to);
                if (!oneWay) neighbours.get(to).add(from);
            }
            from++;
        }
        return territories(neighbours);
    }

    private List<Territory> territories(List<Set<Integer>> neighbours) {
        List<Territory> joined = new ArrayList<>();
        int number = 0;
        for (Line line : territories.values()) {
            var reach = List.copyOf(neighbours.get(number++));
            try {
                joined.add(new Territory(line.name(), line.aliases(), line.continent(), reach));
            } catch (IllegalArgumentException refused) {
                faults.add(line.number(), String.valueOf(refused.getMessage()));
            }
        }
        return joined;
    }

    private static List<String> list(String text) {
        return Pattern.compile(",")
                .splitAsStream(text)
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .toList();
    }
}
