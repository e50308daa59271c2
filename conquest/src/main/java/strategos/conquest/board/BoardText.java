package strategos.conquest.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
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

    private static final Pattern CONTINENT = Pattern.compile("\\[(.+)]\\s*(\\d+)");
    private static final Pattern TERRITORY =
            Pattern.compile("([^:(]+?)\\s*(?:\\(([^)]*)\\))?\\s*:(.*)");
    private static final String ONE_WAY = "->";

    private final Map<String, String> fields = new LinkedHashMap<>();
    private final List<Continent> continents = new ArrayList<>();
    private final Map<String, Line> territories = new LinkedHashMap<>();
    private final List<String> faults = new ArrayList<>();
    private final String file;

    /** A territory as its line has it, neighbours still being names. */
    private record Line(
            int number,
            String name,
            List<String> aliases,
            int continent,
            List<String> neighbours) {}

    private BoardText(String file) {
        this.file = file;
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
        if (!faults.isEmpty()) throw new NotationException(String.join("\n", faults));
        String name = fields.getOrDefault("board", "unnamed");
        try {
            return new Board(name, fields.getOrDefault("title", name), continents, joined);
        } catch (IllegalArgumentException unplayable) {
            throw new NotationException(file + ": " + unplayable.getMessage());
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
            fault(
                    number,
                    "expected '[Continent] bonus' or 'Territory: neighbours', found '"
                            + line
                            + "'");
        } else if (continents.isEmpty()) {
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
                fault(number, "there is a territory '" + read.name() + "' already");
            }
        }
    }

    private List<Territory> join() {
        List<String> names = List.copyOf(territories.keySet());
        List<TreeSet<Integer>> neighbours = new ArrayList<>();
        names.forEach(_ -> neighbours.add(new TreeSet<>()));
        for (Line line : territories.values()) {
            int from = names.indexOf(line.name());
            for (String neighbour : line.neighbours()) {
                boolean oneWay = neighbour.startsWith(ONE_WAY);
                String toName = oneWay ? neighbour.substring(ONE_WAY.length()).strip() : neighbour;
                int to = names.indexOf(toName);
                if (to < 0) {
                    fault(
                            line.number(),
                            "'"
                                    + line.name()
                                    + "' names '"
                                    + toName
                                    + "', which is no territory here");
                    continue;
                }
                neighbours.get(from).add(to);
                if (!oneWay) neighbours.get(to).add(from);
            }
        }
        List<Territory> joined = new ArrayList<>();
        for (Line line : territories.values()) {
            var reach = List.copyOf(neighbours.get(joined.size()));
            joined.add(new Territory(line.name(), line.aliases(), line.continent(), reach));
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

    private void fault(int line, String what) {
        faults.add(file + ":" + line + ": " + what);
    }
}
