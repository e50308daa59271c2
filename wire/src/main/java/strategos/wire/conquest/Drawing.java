package strategos.wire.conquest;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a board is drawn, in units of its own. Areas and lines are paths as SVG writes them, a point
 * is its x and its y, and territories are known by their names.
 *
 * @param lakes what is cut out of the land
 * @param ground the land below all areas, which shows where no border joins two of them
 * @param ridges along which two areas lie side by side although no border joins them
 * @param arrows on borders that lead one way, between areas that touch
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
     * @param paths one from end to end; or two, where it leaves at one side and comes back at the
     *     other
     */
    public record Route(String from, String to, boolean isOneWay, List<String> paths) {

        public Route {
            paths = List.copyOf(paths);
        }
    }

    /** What shows that a border between two areas that touch leads one way. */
    public record Arrow(String from, String to, List<Double> tail, List<Double> tip) {

        public Arrow {
            tail = List.copyOf(tail);
            tip = List.copyOf(tip);
        }
    }

    /**
     * @param bonus where its name and its bonus stand; null where there is no room for them
     * @param box the left, the top, the width and the height of all that belongs to it
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
     * @param badge where its armies stand
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
