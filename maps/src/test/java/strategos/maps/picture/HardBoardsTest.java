package strategos.maps.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.locationtech.jts.geom.Coordinate;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.testkit.Scale;

/** Boards that are hard to draw are drawn all the same, and no board keeps a thread for ever. */
@Tag("slow")
class HardBoardsTest {

    /** Seeds of boards with a cell that touches the frame, or an outline that reuses a corner. */
    private static final int[] ONCE_FAILED = {160, 352, 617, 692, 1150};

    private static IntStream seeds() {
        return IntStream.concat(IntStream.range(0, Scale.of(120)), IntStream.of(ONCE_FAILED))
                .distinct();
    }

    @DisplayName(
            "Whatever lies in one place, in rows or far apart is drawn as land, not as a sketch")
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void nasty(int seed) {
        var random = new Seed(seed).child("nasty").random();
        Board board = NastyBoards.of(random::nextInt);
        Drawn.check(board, Picture.of(board, PictureLayout.of(board)));
    }

    @DisplayName("A sketch has a disc for every territory and a line for every border")
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void sketch(int seed) {
        var random = new Seed(seed).child("sketch").random();
        Board board = NastyBoards.of(random::nextInt);
        var sketch = Picture.sketch(board);
        Drawn.check(board, sketch);
        assertThat(sketch.routes()).hasSameSizeAs(Pair.joined(board));
    }

    @DisplayName("Where every territory borders every other, most borders are straight lines")
    @Test
    void completeGraph() throws NotationException {
        var board = complete(100);
        var picture = Picture.of(board);
        Drawn.check(board, picture);
        assertThat(picture.routes())
                .filteredOn(route -> route.lines().equals(List.of(ends(route))))
                .hasSizeGreaterThan(3_000);
    }

    private static List<Spot> ends(Route route) {
        return List.of(route.lines().getFirst().getFirst(), route.lines().getLast().getLast());
    }

    private static Board complete(int size) throws NotationException {
        var lines = new StringBuilder("[All] 1\n");
        for (int from = 0; from < size; from++) {
            var later = IntStream.range(from + 1, size).mapToObj(to -> "T" + to).toList();
            lines.append("T" + from + ": " + String.join(", ", later) + "\n");
        }
        return BoardText.read("complete", lines.toString());
    }

    @DisplayName("A drawing is given up when its thread is interrupted")
    @Test
    void interrupted() {
        Thread.currentThread().interrupt();
        try {
            assertThatExceptionOfType(CancellationException.class)
                    .isThrownBy(() -> Picture.of(ConquestBoards.world()));
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @DisplayName(
            "Places apart by nothing, in a line or in a cross end up apart by as much as asked")
    @Test
    void spread() {
        int count = 1_500;
        for (var places :
                List.of(
                        places(count, i -> new Coordinate(7, 7)),
                        places(count, i -> new Coordinate(7, i * 1e-9)),
                        places(
                                count,
                                i -> i % 2 == 0 ? new Coordinate(i, 0) : new Coordinate(0, i)))) {
            Spread.apart(places, PictureLayout.NEAREST);
            assertThat(nearest(places)).isGreaterThan(PictureLayout.NEAREST - 0.001);
        }
    }

    private static double nearest(Coordinate[] places) {
        double nearest = Double.POSITIVE_INFINITY;
        for (int one = 0; one < places.length; one++)
            for (int other = 0; other < one; other++)
                nearest = Math.min(nearest, places[one].distance(places[other]));
        return nearest;
    }

    private static Coordinate[] places(int count, IntFunction<Coordinate> at) {
        return IntStream.range(0, count).mapToObj(at).toArray(Coordinate[]::new);
    }

    @DisplayName("The sea between territories far apart is as wide as the eye needs, and no wider")
    @Test
    void farApart() throws NotationException {
        var board =
                BoardText.read(
                        "far",
                        """
                        [All] 1
                        A: B
                          at -1000000 -1000000
                        B: C
                          at -999999 -1000000
                        C: D
                          at 0 0
                        D:
                          at 1000000 999999
                        """);
        var picture = Picture.of(board);
        Drawn.check(board, picture);
        assertThat(Math.max(picture.width(), picture.height())).isLessThan(3_000);
    }

    @DisplayName("Outlines that are all tangled up are left out")
    @Test
    void tangled() throws NotationException {
        var random = new Seed(5).random();
        var outline =
                IntStream.range(0, 3_000)
                        .mapToObj(_ -> random.nextInt(1_000) + " " + random.nextInt(1_000))
                        .toList();
        String corners = String.join(", ", outline);
        var board =
                BoardText.read(
                        "tangled",
                        "[All] 1\nA: B\n  at 10 10\n  outline %s\nB:\n  at 90 90\n  outline %s\n"
                                .formatted(corners, corners));
        assertThat(PictureLayout.of(board).outlines()).allMatch(shape -> shape.isEmpty());
        Drawn.check(board, Picture.of(board));
    }

    @DisplayName("A name as long as a book has its beginning on the picture")
    @Test
    void longName() throws NotationException {
        var name = "word ".repeat(50_000).strip();
        var board = BoardText.read("long", "[All] 1\n" + name + ": B\nB:\n");
        assertThat(Arrays.asList(0, 1))
                .allSatisfy(
                        territory ->
                                assertThat(
                                                String.join(
                                                        " ",
                                                        Picture.of(board)
                                                                .labels()
                                                                .get(territory)
                                                                .lines()))
                                        .hasSizeLessThan(100));
    }
}
