package strategos.maps.picture;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.concurrent.CancellationException;
import strategos.conquest.board.Board;

/**
 * The geometry of the picture of a board.
 *
 * @param areas of the territories, in their order
 * @param continents the areas of the continents, in their order
 * @param ground the land below all areas; it shows through at ridges
 * @param routes borders between territories whose areas do not touch
 * @param arrows on borders that lead one way, between areas that touch
 * @param ridges between areas that would touch without a border
 * @param labels of the territories, in their order
 */
public record Picture(
        double width,
        double height,
        List<Area> areas,
        List<Area> continents,
        Area ground,
        List<Route> routes,
        List<Arrow> arrows,
        List<Ridge> ridges,
        List<Label> labels) {

    private static final Logger LOG = System.getLogger(Picture.class.getName());

    public Picture {
        areas = List.copyOf(areas);
        continents = List.copyOf(continents);
        routes = List.copyOf(routes);
        arrows = List.copyOf(arrows);
        ridges = List.copyOf(ridges);
        labels = List.copyOf(labels);
    }

    /**
     * The picture of a board: always the same for the same board. Interrupting the thread that
     * makes it ends that with a {@link CancellationException}.
     */
    public static Picture of(Board board) {
        var layout = PictureLayout.of(Atlas.drawn(board));
        try {
            return of(board, layout);
        } catch (CancellationException givenUp) {
            throw givenUp;
        } catch (RuntimeException unsolved) {
            // Rounding can lead the geometry astray in ways that nobody can list.
            LOG.log(Level.WARNING, "the picture of " + board + " is a sketch", unsolved);
            return new Sketch(board, layout).picture();
        }
    }

    /** A picture with a disc for each territory and a line for each border, made in little time. */
    public static Picture sketch(Board board) {
        return new Sketch(board, PictureLayout.of(Atlas.drawn(board))).picture();
    }

    /** Where a picture puts the armies of each territory. */
    public static List<Spot> places(Board board) {
        return PictureLayout.of(Atlas.drawn(board)).places().stream().map(Spot::of).toList();
    }

    static Picture of(Board board, PictureLayout layout) {
        var lands = Lands.of(board, layout);
        var routes = new Routes(board, layout, lands).all();
        var arrows = lands.arrows(board, layout);
        return new Picture(
                layout.width(),
                layout.height(),
                lands.areas().stream().map(Geometries::area).toList(),
                lands.continents(board).stream().map(Geometries::area).toList(),
                Geometries.area(lands.ground()),
                routes,
                arrows,
                lands.ridges(),
                new Labels(board, layout, lands, arrows).all());
    }
}
