package strategos.maps.file;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.conquest.board.Board;

/** Writes the {@code .map} of Domination, and its {@code .cards}. */
final class DominationWriter {

    /** Colours that Domination knows by name. */
    private static final List<String> COLOURS =
            List.of("blue", "orange", "green", "red", "magenta", "cyan", "yellow", "pink", "gray");

    private final Board board;
    private final String stem;
    private final Renaming names;
    private final Placing placing;

    private DominationWriter(Board board, String file) {
        this.board = board;
        this.stem = word(NameEscapes.tidy(file));
        this.names = Renaming.of(board, name -> Renaming.plain(name.replace('_', ' ')));
        this.placing = Placing.of(board);
    }

    static Written write(Board board, String file) {
        return new DominationWriter(board, file).written();
    }

    private Written written() {
        List<String> lines = new ArrayList<>();
        lines.add("name " + NameEscapes.tidy(board.title()));
        lines.add("");
        lines.add("[files]");
        lines.add("pic " + stem + "_pic.png");
        lines.add("map " + stem + "_map.gif");
        lines.add("crd " + stem + ".cards");
        lines.add("");
        lines.add("[continents]");
        for (int c = 0; c < board.continents().size(); c++)
            lines.add(
                    line(
                            names.continents().get(c),
                            board.bonus(c),
                            COLOURS.get(c % COLOURS.size())));
        lines.add("");
        lines.add("[countries]");
        for (int t = 0; t < board.size(); t++) lines.add(territory(t));
        lines.add("");
        lines.add("[borders]");
        for (int t = 0; t < board.size(); t++) lines.add(borders(t));
        List<String> losses = new ArrayList<>(ExportLosses.of(board, names, placing));
        if (!board.features().author().isEmpty())
            losses.add("the author, " + board.features().author());
        return new Written(Written.lines(lines), DominationCards.write(board), losses);
    }

    private String territory(int t) {
        var at = placing.points().get(t);
        int continent = board.territories().get(t).continent() + 1;
        return line(t + 1, names.territories().get(t), continent, at.x(), at.y());
    }

    private String borders(int t) {
        var neighbours = board.territories().get(t).neighbours().stream().map(to -> to + 1);
        return line(Stream.concat(Stream.of(t + 1), neighbours).toArray());
    }

    private static String line(Object... words) {
        return Stream.of(words).map(word -> word(word.toString())).collect(Collectors.joining(" "));
    }

    /** Blanks part words, so there are none inside them. */
    private static String word(String text) {
        return text.replace(' ', '_');
    }
}
