package strategos.wire.conquest;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The drawing of a board, in its own units. Areas and lines are SVG paths, points are pairs of x
 * and y, and territories are identified by name.
 *
 * @param lakes areas cut out of the land
 * @param ground the land below all areas, which shows through between areas without a border
 * @param ridges the lines between adjacent areas without a border
 * @param arrows on one-way borders between areas that touch
 */
public record Drawing(
        double width,
        double height,
        String lakes,
        String ground,
        List<String> ridges,
        List<Route> routes,
        List<Arrow> arrows,
        List<DrawnContinent> continents) {

    public Drawing {
        ridges = List.copyOf(ridges);
        routes = List.copyOf(routes);
        arrows = List.copyOf(arrows);
        continents = List.copyOf(continents);
    }

    /**
     * A border between territories whose areas do not touch.
     *
     * @param isOneWay whether it only leads from the first to the second
     * @param paths one path from end to end; or two, if it leaves at one side and re-enters at the
     *     other
     */
    public record Route(String from, String to, boolean isOneWay, List<String> paths) {

        public Route {
            paths = List.copyOf(paths);
        }
    }

    /** An arrow for a one-way border between two areas that touch. */
    public record Arrow(String from, String to, List<Double> tail, List<Double> tip) {

        public Arrow {
            tail = List.copyOf(tail);
            tip = List.copyOf(tip);
        }
    }

    /**
     * @param bonus the position of its name and its bonus; null if there is no room
     * @param box its bounding box: left, top, width and height
     */
    public record DrawnContinent(
            String name,
            @Nullable List<Double> bonus,
            List<Double> box,
            String path,
            List<DrawnTerritory> territories) {

        public DrawnContinent {
            bonus = bonus == null ? null : List.copyOf(bonus);
            box = List.copyOf(box);
            territories = List.copyOf(territories);
        }
    }

    /**
     * @param badge the position of its army count
     */
    public record DrawnTerritory(String name, List<Double> badge, Label label, String path) {

        public DrawnTerritory {
            badge = List.copyOf(badge);
        }
    }

    /** The name of a territory, in lines around a point. */
    public record Label(List<Double> at, List<String> lines) {

        public Label {
            at = List.copyOf(at);
            lines = List.copyOf(lines);
        }
    }
}
