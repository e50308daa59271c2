package strategos.maps.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import strategos.conquest.board.Board;
import strategos.game.NotationException;

/** What a picture shows is the board: measured on the geometry that is drawn. */
class PictureTest {

    private static final GeometryFactory MAKER = new GeometryFactory();

    /** Places are rounded to a tenth. */
    private static final double ROUNDING = 0.3;

    /** Areas that touch along less are drawn as meeting at a corner. */
    private static final double CORNER = 6;

    private static final Map<String, Board> SUBJECTS = new LinkedHashMap<>();
    private static final Map<Board, Picture> DRAWN = new ConcurrentHashMap<>();

    private static Picture picture(Board board) {
        return DRAWN.computeIfAbsent(board, Picture::of);
    }

    /** The boards, made once for all tests. */
    private static synchronized Map<String, Board> subjects() throws NotationException {
        if (SUBJECTS.isEmpty()) SUBJECTS.putAll(Subjects.all());
        return SUBJECTS;
    }

    private static Stream<DynamicTest> each(BiConsumer<Board, Picture> check)
            throws NotationException {
        return subjects().entrySet().stream()
                .map(
                        subject ->
                                DynamicTest.dynamicTest(
                                        subject.getKey(),
                                        () ->
                                                check.accept(
                                                        subject.getValue(),
                                                        picture(subject.getValue()))));
    }

    @DisplayName("Areas and ridges cover the land, and no two areas overlap")
    @TestFactory
    Stream<DynamicTest> areasCoverTheLand() throws NotationException {
        return each(
                (board, picture) -> {
                    var areas = shapes(picture);
                    double sum = areas.stream().mapToDouble(Geometry::getArea).sum();
                    double land = Geometries.union(areas).getArea();
                    assertThat(sum - land).as("overlap").isLessThan(sum * 0.001);
                    List<Geometry> covered = new ArrayList<>(areas);
                    for (Ridge ridge : picture.ridges()) {
                        for (var line : ridge.lines())
                            covered.add(line(line).buffer(ridge.width() / 2 + 1));
                    }
                    Geometry ground = shape(picture.ground());
                    assertThat(Geometries.without(ground, Geometries.union(covered)).getArea())
                            .as("land without a territory")
                            .isLessThan(ground.getArea() * 0.005);
                });
    }

    @DisplayName("Two areas touch, or a route joins them, just where the board has a border")
    @TestFactory
    Stream<DynamicTest> bordersAreDrawn() throws NotationException {
        return each(
                (board, picture) -> {
                    var joined = Set.copyOf(Pair.joined(board));
                    var lengths = touching(shapes(picture));
                    assertThat(joined).containsAll(lengths.keySet());
                    var drawn = new HashSet<Pair>();
                    lengths.forEach(
                            (pair, length) -> {
                                if (length > CORNER) drawn.add(pair);
                            });
                    for (Route route : picture.routes()) drawn.add(pair(route.from(), route.to()));
                    assertThat(drawn).isEqualTo(joined);
                    assertThat(picture.routes())
                            .extracting(it -> lengths.getOrDefault(pair(it.from(), it.to()), 0.0))
                            .allMatch(length -> length < 2 * CORNER);
                });
    }

    @DisplayName("A border that leads one way has an arrow, and no other")
    @TestFactory
    Stream<DynamicTest> oneWay() throws NotationException {
        return each(
                (board, picture) -> {
                    List<List<Integer>> drawn = new ArrayList<>();
                    for (Arrow arrow : picture.arrows())
                        drawn.add(List.of(arrow.from(), arrow.to()));
                    for (Route route : picture.routes())
                        if (route.way() == Way.ONE) drawn.add(List.of(route.from(), route.to()));
                    List<List<Integer>> borders = new ArrayList<>();
                    for (Pair pair : Pair.joined(board)) {
                        Pair along = pair.along(board);
                        if (pair.isOneWay(board)) borders.add(List.of(along.one(), along.other()));
                    }
                    assertThat(drawn).containsExactlyInAnyOrderElementsOf(borders);
                });
    }

    @DisplayName(
            "A route begins and ends at the areas of its territories, and stays on the picture")
    @TestFactory
    Stream<DynamicTest> routesEndWell() throws NotationException {
        return each(
                (board, picture) -> {
                    var areas = shapes(picture);
                    for (Route route : picture.routes()) {
                        Spot first = route.lines().getFirst().getFirst();
                        Spot last = route.lines().getLast().getLast();
                        assertThat(areas.get(route.from()).distance(point(first))).isLessThan(1);
                        assertThat(areas.get(route.to()).distance(point(last))).isLessThan(1);
                        if (!route.wraps()) continue;
                        for (Spot end :
                                List.of(
                                        route.lines().getFirst().getLast(),
                                        route.lines().getLast().getFirst()))
                            assertThat(isAtEdge(end, picture)).as("%s", end).isTrue();
                    }
                });
    }

    @DisplayName("Discs lie in their areas; no name covers a disc or another name")
    @TestFactory
    Stream<DynamicTest> labelsKeepApart() throws NotationException {
        return each(
                (board, picture) -> {
                    var areas = shapes(picture);
                    var labels = picture.labels();
                    assertThat(labels).hasSize(board.size());
                    for (int one = 0; one < labels.size(); one++) {
                        Label label = labels.get(one);
                        assertThat(areas.get(one).contains(point(label.disc()))).isTrue();
                        assertThat(label.nameBox().overlaps(label.discBox())).isFalse();
                        assertThat(label.size()).isGreaterThan(7);
                        assertThat(label.nameBox().within(picture.width(), picture.height()))
                                .as("%s is on the picture", label)
                                .isTrue();
                        assertThat(covering(labels, one)).as("cover %s", label).isEmpty();
                    }
                });
    }

    /** The labels whose name or disc lies on the name of one. */
    private static List<Label> covering(List<Label> labels, int one) {
        Box name = labels.get(one).nameBox();
        return IntStream.range(0, labels.size())
                .filter(other -> other != one)
                .mapToObj(labels::get)
                .filter(it -> name.overlaps(it.nameBox()) || name.overlaps(it.discBox()))
                .toList();
    }

    @DisplayName("The same board gives the same picture")
    @TestFactory
    Stream<DynamicTest> sameAgain() throws NotationException {
        return each((board, picture) -> assertThat(Picture.of(board)).isEqualTo(picture));
    }

    private static boolean isAtEdge(Spot spot, Picture picture) {
        return Math.min(spot.x(), picture.width() - spot.x()) < ROUNDING
                || Math.min(spot.y(), picture.height() - spot.y()) < ROUNDING;
    }

    /** Where areas touch, along how long a line. */
    private static Map<Pair, Double> touching(List<Geometry> areas) {
        Map<Pair, Double> found = new HashMap<>();
        for (int one = 0; one < areas.size(); one++) {
            Geometry wider = areas.get(one).buffer(ROUNDING);
            for (int other = one + 1; other < areas.size(); other++) {
                if (!wider.getEnvelopeInternal().intersects(areas.get(other).getEnvelopeInternal()))
                    continue;
                double length = areas.get(other).getBoundary().intersection(wider).getLength();
                if (length > 4 * ROUNDING) found.put(new Pair(one, other), length);
            }
        }
        return found;
    }

    private static Pair pair(int one, int other) {
        return new Pair(Math.min(one, other), Math.max(one, other));
    }

    private static List<Geometry> shapes(Picture picture) {
        return picture.areas().stream().map(PictureTest::shape).toList();
    }

    /** A ring within a ring is a hole. */
    private static Geometry shape(Area area) {
        Geometry shape = MAKER.createPolygon();
        for (List<Spot> ring : area.rings()) {
            LinearRing edge = MAKER.createLinearRing(places(ring));
            shape = shape.symDifference(MAKER.createPolygon(edge).buffer(0));
        }
        return shape;
    }

    private static Geometry line(List<Spot> spots) {
        return MAKER.createLineString(places(spots));
    }

    private static Geometry point(Spot spot) {
        return MAKER.createPoint(new Coordinate(spot.x(), spot.y()));
    }

    private static Coordinate[] places(List<Spot> spots) {
        return spots.stream()
                .map(spot -> new Coordinate(spot.x(), spot.y()))
                .toArray(Coordinate[]::new);
    }
}
