package strategos.maps.picture;

import java.util.List;
import java.util.stream.Collectors;
import strategos.conquest.board.Board;

/** Writes a picture as SVG, with a legend below, in light or dark mode. */
public final class Svg {

    private static final String STYLE =
            """
            <style>
            .sea{fill:#dfe9f1}.ground{fill:#6d6a66;stroke:#6d6a66;stroke-width:2}
            .area{stroke:#fff;stroke-width:1;stroke-linejoin:round}
            .continent{fill:none;stroke:#1b2733;stroke-width:1.6;stroke-linejoin:round}
            .halo{fill:none;stroke:#fff;stroke-opacity:.75;stroke-width:4.5;stroke-linecap:round}
            .route{fill:none;stroke:#1b2733;stroke-width:1.7;stroke-dasharray:5 4}
            .arrow{fill:none;stroke:#1b2733;stroke-width:2.2}
            .end{fill:#1b2733}
            .disc{fill:#fff;stroke:#1b2733;stroke-width:1.3}
            text{font-family:"Helvetica Neue",Arial,"Liberation Sans",sans-serif;fill:#1b2733}
            .name{text-anchor:middle;paint-order:stroke;stroke:#fff;stroke-opacity:.7;stroke-width:2.4;\
            stroke-linejoin:round}
            .legend{font-size:13px}.title{font-size:18px;font-weight:bold}
            @media(prefers-color-scheme:dark){.sea{fill:#16212c}.ground{fill:#3a4047;stroke:#3a4047}\
            .legend,.title{fill:#e6edf3}}
            </style>
            <defs><marker id="tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="8" markerHeight="8" \
            markerUnits="userSpaceOnUse" orient="auto"><path class="end" d="M0 0L10 5L0 10z"/></marker></defs>
            """;

    private static final double ROW = 22;
    private static final double TITLE = 40;
    private static final double EDGE = 20;
    private static final double LEAST_WIDTH = 320;

    private final Board board;
    private final Picture picture;
    private final List<String> colours;
    private final StringBuilder out = new StringBuilder();

    private Svg(Board board, Picture picture) {
        this.board = board;
        this.picture = picture;
        this.colours = Palette.of(board.continents().size());
    }

    /** Always the same text for the same board. */
    public static String of(Board board) {
        return new Svg(board, Picture.of(board)).text();
    }

    private String text() {
        double width = Math.max(LEAST_WIDTH, picture.width());
        int columns = columns(width);
        int rows = Math.ceilDiv(board.continents().size(), columns);
        double height = picture.height() + TITLE + rows * ROW + EDGE / 2;
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\" width=\"%s\" height=\"%s\" role=\"img\">"
                        .formatted(number(width), number(height), number(width), number(height)));
        add("<title>%s</title>".formatted(escaped(board.title())));
        out.append(STYLE);
        add(
                "<rect class=\"sea\" width=\"%s\" height=\"%s\"/>"
                        .formatted(number(width), number(height)));
        add("<path class=\"ground\" d=\"%s\"/>".formatted(path(picture.ground())));
        areas();
        routes();
        labels();
        legend(columns, width);
        add("</svg>");
        return out.toString();
    }

    private void areas() {
        for (int t = 0; t < board.size(); t++) {
            add(
                    "<path class=\"area\" fill=\"%s\" fill-rule=\"evenodd\" d=\"%s\"><title>%s</title></path>"
                            .formatted(
                                    colours.get(board.territories().get(t).continent()),
                                    path(picture.areas().get(t)),
                                    escaped(board.name(t))));
        }
        for (Area continent : picture.continents())
            add("<path class=\"continent\" d=\"%s\"/>".formatted(path(continent)));
    }

    private void routes() {
        for (Route route : picture.routes()) {
            for (List<Spot> line : route.lines())
                add("<path class=\"halo\" d=\"%s\"/>".formatted(path(line)));
        }
        for (Route route : picture.routes()) route(route);
        for (Arrow arrow : picture.arrows()) {
            String path = path(List.of(arrow.tail(), arrow.tip()));
            add("<path class=\"halo\" d=\"%s\"/>".formatted(path));
            add("<path class=\"arrow\" marker-end=\"url(#tip)\" d=\"%s\"/>".formatted(path));
        }
    }

    private void route(Route route) {
        int last = route.lines().size() - 1;
        for (int i = 0; i <= last; i++) {
            String tip = i == last && route.way() == Way.ONE ? " marker-end=\"url(#tip)\"" : "";
            add("<path class=\"route\"%s d=\"%s\"/>".formatted(tip, path(route.lines().get(i))));
        }
        dot(route.lines().getFirst().getFirst());
        if (route.way() == Way.BOTH) dot(route.lines().getLast().getLast());
    }

    private void dot(Spot at) {
        add(
                "<circle class=\"end\" cx=\"%s\" cy=\"%s\" r=\"2.4\"/>"
                        .formatted(number(at.x()), number(at.y())));
    }

    private void labels() {
        for (Label label : picture.labels()) {
            add(
                    "<circle class=\"disc\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>"
                            .formatted(
                                    number(label.disc().x()),
                                    number(label.disc().y()),
                                    number(Label.RADIUS)));
        }
        for (Label label : picture.labels()) {
            double top = label.nameBox().top();
            for (int line = 0; line < label.lines().size(); line++) {
                double base = top + label.size() * (Lettering.LEADING * line + 0.85);
                add(
                        "<text class=\"name\" x=\"%s\" y=\"%s\" font-size=\"%s\">%s</text>"
                                .formatted(
                                        number(label.name().x()),
                                        number(base),
                                        number(label.size()),
                                        escaped(label.lines().get(line))));
            }
        }
    }

    private int columns(double width) {
        double widest =
                board.continents().stream()
                        .mapToDouble(continent -> Lettering.width(continent.name(), 13))
                        .max()
                        .orElse(0);
        return Math.max(1, (int) ((width - EDGE) / (widest + 80)));
    }

    private void legend(int columns, double width) {
        double top = picture.height() + TITLE / 2;
        add(
                "<text class=\"title\" x=\"%s\" y=\"%s\">%s</text>"
                        .formatted(number(EDGE), number(top), escaped(board.title())));
        for (int c = 0; c < colours.size(); c++) {
            double x = EDGE + c % columns * (width - EDGE) / columns;
            int row = c / columns;
            double y = top + TITLE / 2 + row * ROW;
            var continent = board.continents().get(c);
            add(
                    "<rect x=\"%s\" y=\"%s\" width=\"16\" height=\"14\" rx=\"3\" stroke=\"#1b2733\" fill=\"%s\"/>"
                            .formatted(number(x), number(y - 11), colours.get(c)));
            add(
                    "<text class=\"legend\" x=\"%s\" y=\"%s\">%s <tspan font-weight=\"bold\">+%s</tspan></text>"
                            .formatted(
                                    number(x + 24),
                                    number(y),
                                    escaped(continent.name()),
                                    continent.bonus()));
        }
    }

    private void add(String element) {
        out.append(element).append('\n');
    }

    private static String path(Area area) {
        return area.rings().stream().map(ring -> path(ring) + "z").collect(Collectors.joining());
    }

    private static String path(List<Spot> line) {
        return line.stream()
                .map(spot -> number(spot.x()) + " " + number(spot.y()))
                .collect(Collectors.joining("L", "M", ""));
    }

    /** To a tenth, and without one where it is whole. */
    private static String number(double value) {
        double rounded = Math.rint(value * 10) / 10;
        return rounded == Math.rint(rounded)
                ? String.valueOf((long) rounded)
                : String.valueOf(rounded);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
