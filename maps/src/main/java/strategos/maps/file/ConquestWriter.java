package strategos.maps.file;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.conquest.board.Board;

/** Writes the {@code .map} of Conquest. */
final class ConquestWriter {

    private final Board board;
    private final Renaming names;
    private final Placing placing;

    private ConquestWriter(Board board) {
        this.board = board;
        this.names = Renaming.of(board, name -> Renaming.plain(name.replace(',', ' ')));
        this.placing = Placing.of(board);
    }

    static Written write(Board board) {
        return new ConquestWriter(board).written();
    }

    private Written written() {
        List<String> lines = new ArrayList<>();
        lines.add("[Map]");
        lines.add("author=" + board.features().author());
        lines.add("warn=yes");
        lines.add("");
        lines.add("[Continents]");
        for (int c = 0; c < board.continents().size(); c++)
            lines.add(names.continents().get(c) + "=" + board.bonus(c));
        lines.add("");
        lines.add("[Territories]");
        for (int t = 0; t < board.size(); t++) lines.add(territory(t));
        var losses = ExportLosses.of(board, names, placing);
        return new Written(Written.lines(lines), "", losses);
    }

    private String territory(int t) {
        var territory = board.territories().get(t);
        var at = placing.points().get(t);
        return Stream.concat(
                        Stream.of(
                                names.territories().get(t),
                                Integer.toString(at.x()),
                                Integer.toString(at.y()),
                                names.continents().get(territory.continent())),
                        territory.neighbours().stream().map(names.territories()::get))
                .collect(Collectors.joining(","));
    }
}
