package strategos.terminal.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.game.NotationException;

/** The drawing of the world: territories stand nine columns and two lines apart. */
class ChartTest {

    private static final int COLUMNS_APART = 9;
    private static final int LINES_APART = 2;

    /** Borders whose lines go past another territory. */
    private static final List<String> LONG_WAYS =
            List.of("Ala-Kam", "Bra-NA", "ME-Ukr", "Sib-Ura", "Mon-Sib", "Chi-Sib", "Kam-Mon");

    private final Board world = ConquestBoards.world();
    private final Gazetteer gazetteer = new Gazetteer(world);
    private final Chart chart = Chart.of(gazetteer).orElseThrow();

    private record Spot(int line, int column) {}

    @Test
    @DisplayName("Every territory stands in it once")
    void complete() {
        var names = IntStream.range(0, world.size()).mapToObj(gazetteer::shortName).toList();
        assertThat(spots().keySet()).containsExactlyInAnyOrderElementsOf(names);
    }

    @Test
    @DisplayName("Its lines are the borders of the board, no more and no less")
    void borders() {
        var drawn = new TreeSet<>(LONG_WAYS);
        spots().forEach(
                        (from, at) ->
                                spots().forEach(
                                                (to, there) -> {
                                                    if (isJoined(at, there))
                                                        drawn.add(pair(from, to));
                                                }));
        var borders = new TreeSet<String>();
        for (int from = 0; from < world.size(); from++) {
            for (int to : world.territories().get(from).neighbours()) {
                borders.add(pair(gazetteer.shortName(from), gazetteer.shortName(to)));
            }
        }
        assertThat(drawn).isEqualTo(borders);
    }

    private static String pair(String from, String to) {
        return from.compareTo(to) < 0 ? from + "-" + to : to + "-" + from;
    }

    /** Whether a line leads from a spot to one beside or below it. */
    private boolean isJoined(Spot from, Spot to) {
        int right = to.column() - from.column();
        int down = to.line() - from.line();
        if (down == 0 && right == COLUMNS_APART) return at(from.line(), to.column() - 1) == '─';
        if (down != LINES_APART) return false;
        int between = from.line() + 1;
        return switch (right) {
            case 0 -> at(between, from.column() + 2) == '│';
            case COLUMNS_APART -> at(between, to.column() - 2) == '╲';
            case -COLUMNS_APART -> at(between, from.column() - 2) == '╱';
            default -> false;
        };
    }

    private char at(int line, int column) {
        String text = chart.lines().get(line);
        return column < text.length() ? text.charAt(column) : ' ';
    }

    private Map<String, Spot> spots() {
        Map<String, Spot> spots = new TreeMap<>();
        for (int line = 0; line < chart.lines().size(); line++) {
            String text = withoutContinents(chart.lines().get(line));
            var match = Pattern.compile("\\p{Alpha}+").matcher(text);
            while (match.find()) spots.put(match.group(), new Spot(line, match.start()));
        }
        return spots;
    }

    private static String withoutContinents(String line) {
        return Pattern.compile("\\[[^]]+]")
                .matcher(line)
                .replaceAll(match -> " ".repeat(match.group().length()));
    }

    @Test
    @DisplayName("It is no wider than 80 columns, whatever stands on it")
    void width() {
        var drawn =
                chart.draw(
                        t -> gazetteer.shortName(t) + " A99",
                        c -> world.continents().get(c).name() + " +5 A",
                        line -> line);
        assertThat(drawn).allMatch(line -> line.length() <= 80);
    }

    @Test
    @DisplayName("A board that does not ship has no drawing, even if it has a name that does")
    void otherBoards() throws NotationException {
        var other = BoardText.read("x", "board: world\n[Land] 1\nA: B\nB:\n");
        assertThat(Chart.of(new Gazetteer(other))).isEmpty();
    }
}
