package strategos.server.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import strategos.conquest.board.Board;
import strategos.maps.picture.Area;
import strategos.maps.picture.Label;
import strategos.maps.picture.Picture;
import strategos.maps.picture.Spot;
import strategos.maps.picture.Way;
import strategos.wire.conquest.Drawing;
import strategos.wire.conquest.Drawing.Arrow;
import strategos.wire.conquest.Drawing.DrawnContinent;
import strategos.wire.conquest.Drawing.DrawnTerritory;
import strategos.wire.conquest.Drawing.Route;

/** Converts the picture of a board to a drawing in the units of the browser. */
final class DrawingMaker {

    /** The usual distance between territories is that of the world as it ships. */
    private static final double SCALE = 0.72;

    private static final long MOST_LOOKS = 200_000_000;

    private final Board board;
    private final Picture picture;
    private final List<List<Double>> boxes;
    private final Grid<Integer> continentsAt;

    /** How many edges of continents were looked at for the places of names. */
    private long looks;

    private DrawingMaker(Board board, Picture picture) {
        this.board = board;
        this.picture = picture;
        this.boxes = picture.continents().stream().map(DrawingMaker::box).toList();
        this.continentsAt = new Grid<>(scaled(picture.width()), scaled(picture.height()));
        for (int c = 0; c < boxes.size(); c++) {
            var box = boxes.get(c);
            double right = box.get(0) + box.get(2);
            double bottom = box.get(1) + box.get(3);
            continentsAt.add(new Rectangle(box.get(0), box.get(1), right, bottom), c);
        }
    }

    static Drawing drawing(Board board, Picture picture) {
        return new DrawingMaker(board, picture).drawing();
    }

    private Drawing drawing() {
        return new Drawing(
                scaled(picture.width()),
                scaled(picture.height()),
                "",
                path(picture.ground()),
                picture.ridges().stream()
                        .flatMap(ridge -> ridge.lines().stream())
                        .map(DrawingMaker::path)
                        .toList(),
                picture.routes().stream().map(this::route).toList(),
                picture.arrows().stream().map(this::arrow).toList(),
                continents());
    }

    private Route route(strategos.maps.picture.Route route) {
        return new Route(
                board.name(route.from()),
                board.name(route.to()),
                route.way() == Way.ONE,
                route.lines().stream().map(DrawingMaker::path).toList());
    }

    private Arrow arrow(strategos.maps.picture.Arrow arrow) {
        return new Arrow(
                board.name(arrow.from()),
                board.name(arrow.to()),
                point(arrow.tail()),
                point(arrow.tip()));
    }

    private List<DrawnContinent> continents() {
        List<DrawnTerritory> all =
                IntStream.range(0, board.size()).mapToObj(this::territory).toList();
        var titles = new TitleMaker(scaled(picture.width()), scaled(picture.height()), all);
        return IntStream.range(0, board.continents().size())
                .mapToObj(continent -> continent(continent, all, titles))
                .toList();
    }

    private DrawnContinent continent(int continent, List<DrawnTerritory> all, TitleMaker titles) {
        String name = board.continents().get(continent).name();
        Area area = picture.continents().get(continent);
        List<DrawnTerritory> own =
                IntStream.range(0, board.size())
                        .filter(t -> board.territories().get(t).continent() == continent)
                        .mapToObj(all::get)
                        .toList();
        var box = boxes.get(continent);
        var title = titles.place(name, box, (x, y) -> isAbroad(continent, x, y));
        return new DrawnContinent(name, title.orElse(null), box, path(area), own);
    }

    /**
     * Whether a point of the drawing is on another continent; assumed if checking takes too long.
     */
    private boolean isAbroad(int continent, double x, double y) {
        if (looks > MOST_LOOKS) return true;
        return continentsAt.anyAt(
                new Rectangle(x, y, x, y),
                other ->
                        other != continent
                                && isIn(picture.continents().get(other), x / SCALE, y / SCALE));
    }

    /** Whether a line to the left crosses the edge of an area an odd number of times. */
    private boolean isIn(Area area, double x, double y) {
        boolean inside = false;
        for (List<Spot> ring : area.rings()) {
            looks += ring.size();
            for (int i = 1; i < ring.size(); i++) {
                Spot a = ring.get(i - 1);
                Spot b = ring.get(i);
                if (a.y() > y == b.y() > y) continue;
                if (x > a.x() + (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y())) inside = !inside;
            }
        }
        return inside;
    }

    private DrawnTerritory territory(int territory) {
        Label label = picture.labels().get(territory);
        return new DrawnTerritory(
                board.name(territory),
                point(label.disc()),
                NameMaker.label(board.name(territory), label, point(label.disc())),
                path(picture.areas().get(territory)));
    }

    private static List<Double> box(Area area) {
        var spots = area.rings().stream().flatMap(List::stream).toList();
        double left = spots.stream().mapToDouble(Spot::x).min().orElse(0);
        double right = spots.stream().mapToDouble(Spot::x).max().orElse(0);
        double top = spots.stream().mapToDouble(Spot::y).min().orElse(0);
        double bottom = spots.stream().mapToDouble(Spot::y).max().orElse(0);
        return List.of(scaled(left), scaled(top), scaled(right - left), scaled(bottom - top));
    }

    private static List<Double> point(Spot spot) {
        return List.of(scaled(spot.x()), scaled(spot.y()));
    }

    private static String path(Area area) {
        return area.rings().stream().map(ring -> path(ring) + "z").collect(Collectors.joining());
    }

    private static String path(List<Spot> line) {
        List<String> spots = new ArrayList<>();
        for (Spot spot : line) spots.add(number(spot.x()) + " " + number(spot.y()));
        return "M" + String.join(" ", spots);
    }

    private static String number(double value) {
        double scaled = scaled(value);
        return scaled == Math.rint(scaled) ? String.valueOf((long) scaled) : String.valueOf(scaled);
    }

    /** To a tenth, which is finer than any screen shows. */
    private static double scaled(double value) {
        return Math.rint(value * SCALE * 10) / 10;
    }
}
