package strategos.terminal.conquest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.board.Continent;
import strategos.terminal.console.TextLayout;

/**
 * A board drawn with letters and lines.
 *
 * <p>The template has the short name of each territory at its position, lines for borders, and the
 * name of each continent in brackets. Owners and armies are written over it.
 */
final class Chart {

    private static final Pattern PLACE = Pattern.compile("\\[([^]]+)]|\\p{Alpha}+");

    /** A position in a line to write at. */
    private record Place(int column, IntFunction<String> text, int index) {}

    private final List<String> lines;
    private final Gazetteer gazetteer;

    private Chart(List<String> lines, Gazetteer gazetteer) {
        this.lines = lines;
        this.gazetteer = gazetteer;
    }

    /** The drawing of a board, if it ships with one. */
    static Optional<Chart> of(Gazetteer gazetteer) {
        Board board = gazetteer.board();
        if (ConquestBoards.named(board.name()).filter(board::equals).isEmpty())
            return Optional.empty();
        try (var in = Chart.class.getResourceAsStream(board.name() + ".chart")) {
            if (in == null) return Optional.empty();
            String drawing = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Optional.of(new Chart(drawing.lines().toList(), gazetteer));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    List<String> lines() {
        return lines;
    }

    /** The drawing with these texts for territories and continents, and lines painted so. */
    List<String> draw(
            IntFunction<String> territory,
            IntFunction<String> continent,
            UnaryOperator<String> border) {
        return lines.stream()
                .map(line -> draw(line, places(line, territory, continent), border))
                .toList();
    }

    private List<Place> places(
            String line, IntFunction<String> territory, IntFunction<String> continent) {
        List<Place> places = new ArrayList<>();
        for (var match = PLACE.matcher(line); match.find(); ) {
            places.add(
                    match.group(1) == null
                            ? new Place(match.start(), territory, territory(match.group()))
                            : new Place(match.start(), continent, continent(match.group(1))));
        }
        return places;
    }

    private static String draw(String line, List<Place> places, UnaryOperator<String> border) {
        var drawn = new StringBuilder();
        int column = 0;
        for (Place place : places) {
            if (place.column() > column) {
                drawn.append(border.apply(line.substring(column, place.column())));
            }
            String text = place.text().apply(place.index());
            drawn.append(text);
            column = Math.max(column, place.column()) + TextLayout.width(text);
        }
        if (column < line.length()) drawn.append(border.apply(line.substring(column)));
        return drawn.toString();
    }

    private int territory(String shortName) {
        for (int t = 0; t < gazetteer.board().size(); t++) {
            if (gazetteer.shortName(t).equals(shortName)) return t;
        }
        throw new IllegalStateException("the chart shows " + shortName + ", which is no territory");
    }

    private int continent(String name) {
        List<String> names = gazetteer.board().continents().stream().map(Continent::name).toList();
        if (!names.contains(name)) {
            throw new IllegalStateException("the chart shows " + name + ", which is no continent");
        }
        return names.indexOf(name);
    }
}
