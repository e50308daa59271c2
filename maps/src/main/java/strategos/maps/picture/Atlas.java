package strategos.maps.picture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.board.Point;
import strategos.conquest.board.Site;
import strategos.game.NotationException;

/**
 * The outlines of built-in boards. They are large, and only pictures need them, so they are not
 * part of the boards but read when a board is drawn.
 */
final class Atlas {

    /** So many units of the outlines are one of the board. */
    private static final int SCALE = 2;

    private Atlas() {}

    /** The board with its outlines if there are any, or as it is. */
    static Board drawn(Board board) {
        if (ConquestBoards.named(board.name()).filter(board::equals).isEmpty()) return board;
        try (var in = Atlas.class.getResourceAsStream(board.name() + ".outlines")) {
            if (in == null) return board;
            var lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
            return board.with(board.features().withSites(sites(board, lines)));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (NotationException stranger) {
            throw new IllegalStateException(stranger);
        }
    }

    private static SortedMap<Integer, Site> sites(Board board, List<String> lines)
            throws NotationException {
        var sites = new TreeMap<Integer, Site>();
        board.features()
                .sites()
                .forEach((territory, site) -> sites.put(territory, new Site(scaled(site.at()))));
        int territory = -1;
        for (String line : lines) {
            if (line.startsWith("#")) continue;
            if (line.startsWith("[")) {
                territory = board.territory(line.substring(1, line.length() - 1));
            } else {
                sites.computeIfPresent(territory, (_, site) -> outlined(site, corners(line)));
            }
        }
        return sites;
    }

    private static Point scaled(Point at) {
        return new Point(SCALE * at.x(), SCALE * at.y());
    }

    private static Site outlined(Site site, List<Point> corners) {
        List<List<Point>> outlines = new ArrayList<>(site.outlines());
        outlines.add(corners);
        return new Site(site.at(), outlines);
    }

    private static List<Point> corners(String line) {
        String[] numbers = line.split(" ", -1);
        List<Point> corners = new ArrayList<>();
        for (int i = 0; i < numbers.length; i += 2)
            corners.add(new Point(Integer.parseInt(numbers[i]), Integer.parseInt(numbers[i + 1])));
        return corners;
    }
}
