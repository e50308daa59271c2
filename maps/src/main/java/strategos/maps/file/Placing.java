package strategos.maps.file;

import java.util.ArrayList;
import java.util.List;
import strategos.conquest.board.Board;
import strategos.conquest.board.Point;

/** Coordinates for formats that require them for every territory. */
record Placing(List<Point> points, List<String> losses) {

    private static final int STEP = 60;

    /** As the board has it; those without a place in rows below all others. */
    static Placing of(Board board) {
        var sites = board.features().sites();
        int bottom = sites.values().stream().mapToInt(site -> site.at().y()).max().orElse(0);
        int columns = (int) Math.ceil(Math.sqrt(board.size() - sites.size()));
        List<Point> points = new ArrayList<>();
        int placed = 0;
        for (int t = 0; t < board.size(); t++) {
            var site = sites.get(t);
            if (site != null) {
                points.add(site.at());
            } else {
                int column = placed % columns;
                int row = placed++ / columns;
                points.add(new Point(STEP * (column + 1), bottom + STEP * (row + 1)));
            }
        }
        return new Placing(
                points,
                placed == 0
                        ? List.of()
                        : List.of(
                                "that %d territories have no coordinates: they are placed in rows"
                                        .formatted(placed)));
    }
}
