package strategos.terminal.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import strategos.conquest.board.Boost;
import strategos.conquest.rules.Extensions.Boosts;
import strategos.conquest.rules.Extensions.Economy;
import strategos.conquest.view.View;
import strategos.terminal.console.Screen;
import strategos.terminal.console.TextLayout;

/** The board as a table: territories by continent, with owners, armies and borders. */
final class BoardTable {

    private static final int GAP = 3;
    private static final int ARMIES_WIDTH = 3;

    private final Gazetteer gazetteer;
    private final ConquestPlayers players;
    private final Screen screen;
    private final Optional<Chart> chart;

    BoardTable(Gazetteer gazetteer, ConquestPlayers players, Screen screen) {
        this.gazetteer = gazetteer;
        this.players = players;
        this.screen = screen;
        chart = Chart.of(gazetteer);
    }

    /** Owners and armies of all territories at a glance: as a drawing, if there is one. */
    List<String> overview(View view) {
        int width = screen.width();
        if (chart.isPresent() && width >= Screen.USUAL_WIDTH) return drawn(view, chart.get());
        return ColumnLayout.fit(continents(view, this::lineWithNeighbours), 2, GAP, width)
                .orElseGet(() -> ColumnLayout.fit(continents(view, this::line), GAP, width));
    }

    private List<String> drawn(View view, Chart chart) {
        return chart.draw(
                territory -> label(view, territory),
                continent -> heading(view, continent, ""),
                screen.paint()::faint);
    }

    /** The short name with owner and armies, {@code Ala B12}. */
    private String label(View view, int territory) {
        int owner = view.owner(territory);
        String armies = owner < 0 ? "" : Integer.toString(view.armies(territory));
        String text = gazetteer.shortName(territory) + " " + players.mark(owner) + armies;
        String painted = players.painted(owner, text);
        return owner == view.seat() ? screen.paint().strong(painted) : painted;
    }

    /** Owners, armies and borders of all territories. */
    List<String> full(View view) {
        return ColumnLayout.fit(continents(view, this::lineWithBorders), GAP, screen.width());
    }

    /** Owners, armies and borders in one continent. */
    List<String> full(View view, int continent) {
        return block(view, continent, this::lineWithBorders);
    }

    /** One territory as a line, or as several lines if it is too long. */
    private interface Row {
        List<String> of(View view, int territory);
    }

    private List<List<String>> continents(View view, Row row) {
        return IntStream.range(0, view.board().continents().size())
                .mapToObj(continent -> block(view, continent, row))
                .toList();
    }

    private List<String> block(View view, int continent, Row row) {
        List<String> lines = new ArrayList<>();
        lines.add(heading(view, continent, " holds it"));
        for (int t = 0; t < view.board().size(); t++) {
            if (view.board().territories().get(t).continent() == continent)
                lines.addAll(row.of(view, t));
        }
        return lines;
    }

    /** A continent with its bonus and its holder. */
    private String heading(View view, int continent, String holds) {
        var named = view.board().continents().get(continent);
        String title = screen.paint().strong(named.name()) + " +" + named.bonus();
        return IntStream.range(0, view.owners())
                .filter(owner -> view.holdsAll(owner, continent))
                .mapToObj(owner -> title + " " + players.marked(owner, holds))
                .findFirst()
                .orElse(title);
    }

    private List<String> line(View view, int territory) {
        return List.of(armies(view, territory, ARMIES_WIDTH) + " " + name(view, territory));
    }

    private List<String> lineWithNeighbours(View view, int territory) {
        return List.of(
                named(view, territory)
                        + screen.paint().faint(neighbours(view, territory, gazetteer::shortName)));
    }

    private List<String> lineWithBorders(View view, int territory) {
        String borders =
                neighbours(view, territory, to -> gazetteer.shortName(to) + ":" + armies(view, to));
        String text = boosts(view, territory) + pays(view, territory) + borders;
        return TextLayout.wrap(named(view, territory), text, Screen.USUAL_WIDTH);
    }

    private static String boosts(View view, int territory) {
        if (view.rules().extensions().boosts() == Boosts.OFF) return "";
        return view.board().features().boosts(territory).stream()
                .map(BoardTable::boost)
                .collect(Collectors.joining());
    }

    /** What a territory pays, where that is its own amount. */
    private static String pays(View view, int territory) {
        var pay = view.board().features().pays().get(territory);
        boolean isPaid = view.rules().extensions().economy().kept() == Economy.Kept.ON;
        return isPaid && pay != null ? "(pays %d) ".formatted(pay) : "";
    }

    private static String boost(Boost boost) {
        return switch (boost) {
            case Boost.Supply(int armies) -> "(+%d a turn) ".formatted(armies);
            case Boost.Power(int strength, int radius) ->
                    "(+%d in battle, %d around) ".formatted(strength, radius);
        };
    }

    /** Owner, armies, the name and the short name, as wide as the widest. */
    private String named(View view, int territory) {
        return armies(view, territory, ARMIES_WIDTH)
                + " "
                + TextLayout.left(name(view, territory), gazetteer.longestName() + 1)
                + TextLayout.left(gazetteer.shortName(territory), gazetteer.longestShortName() + 2);
    }

    private static String neighbours(View view, int territory, IntFunction<String> text) {
        return view.board().territories().get(territory).neighbours().stream()
                .map(text::apply)
                .collect(Collectors.joining(" "));
    }

    private String name(View view, int territory) {
        String name = gazetteer.name(territory);
        return view.owner(territory) == view.seat() ? screen.paint().strong(name) : name;
    }

    /** The owner's letter and the armies, {@code B12}. */
    String armies(View view, int territory) {
        return armies(view, territory, 0);
    }

    String armies(View view, int territory, int width) {
        int owner = view.owner(territory);
        String number = owner == View.UNKNOWN ? "" : Integer.toString(view.armies(territory));
        return players.marked(owner, TextLayout.right(number, width));
    }
}
