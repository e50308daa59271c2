package strategos.app.map;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import strategos.conquest.board.Board;
import strategos.conquest.board.Boost;
import strategos.maps.generate.Bonus;
import strategos.wire.conquest.BoardSize;

/** A board as a page of text: its title, continents and borders. */
final class BoardPage {

    private final Board board;
    private final List<Bonus> bonuses;
    private final List<String> lines = new ArrayList<>();

    private BoardPage(Board board) {
        this.board = board;
        this.bonuses = Bonus.of(board.territories(), board.continents().size());
    }

    static List<String> of(Board board) {
        var page = new BoardPage(board);
        page.head();
        for (int c = 0; c < board.continents().size(); c++) page.continent(c);
        return page.lines;
    }

    private void head() {
        var features = board.features();
        lines.add(board.name() + ": " + board.title());
        if (!features.author().isEmpty()) lines.add("by " + features.author());
        if (!features.licence().isEmpty()) lines.add("licence " + features.licence());
        lines.add(BoardSize.of(board).text());
        if (!features.starts().isEmpty())
            lines.add(features.starts().size() + " starting positions");
        int missing = board.size() - features.sites().size();
        if (missing > 0) lines.add(missing + " territories without coordinates");
    }

    private void continent(int c) {
        var continent = board.continents().get(c);
        var usual = bonuses.get(c);
        var members =
                IntStream.range(0, board.size())
                        .filter(t -> board.territories().get(t).continent() == c)
                        .toArray();
        lines.add("");
        lines.add(
                "%s: bonus %d%s, %d territories, %d to hold"
                        .formatted(
                                continent.name(),
                                continent.bonus(),
                                usual.armies() == continent.bonus()
                                        ? ""
                                        : " (formula " + usual.armies() + ")",
                                usual.size(),
                                usual.borders()));
        for (int t : members) lines.add("  " + territory(t));
    }

    private String territory(int t) {
        var neighbours =
                board.territories().get(t).neighbours().stream()
                        .map(to -> (board.borders(to, t) ? "" : "-> ") + board.name(to))
                        .toList();
        List<String> features = new ArrayList<>();
        for (Boost boost : board.features().boosts(t)) features.add(boost(boost));
        var pay = board.features().pays().get(t);
        if (pay != null) features.add("pays " + pay);
        return board.name(t)
                + (features.isEmpty() ? "" : " (" + String.join(", ", features) + ")")
                + ": "
                + String.join(", ", neighbours);
    }

    private static String boost(Boost boost) {
        return switch (boost) {
            case Boost.Supply(int armies) -> "supply " + armies;
            case Boost.Power(int strength, int radius) ->
                    "power " + strength + ", radius " + radius;
        };
    }
}
