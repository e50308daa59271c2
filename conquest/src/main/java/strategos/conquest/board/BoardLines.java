package strategos.conquest.board;

import java.util.List;
import java.util.stream.Collectors;

/** The lines of a board as {@link BoardText} writes them. */
final class BoardLines {

    /** Before a neighbour: one can go there, and not come back. */
    static final String ONE_WAY = "->";

    private final Board board;
    private final StringBuilder text = new StringBuilder();

    private BoardLines(Board board) {
        this.board = board;
    }

    static String of(Board board) {
        var lines = new BoardLines(board);
        lines.fields();
        for (int c = 0; c < board.continents().size(); c++) lines.continent(c);
        return lines.text.toString();
    }

    private void fields() {
        var features = board.features();
        line("board: " + board.name());
        line("title: " + board.title());
        if (!features.author().isEmpty()) line("author: " + features.author());
        if (!features.licence().isEmpty()) line("licence: " + features.licence());
        for (Start start : features.starts()) {
            line(
                    start.armies().entrySet().stream()
                            .map(it -> it.getValue() + " " + board.name(it.getKey()))
                            .collect(Collectors.joining(", ", "start: ", "")));
        }
    }

    private void continent(int c) {
        var continent = board.continents().get(c);
        line("");
        line("[" + continent.name() + "] " + continent.bonus());
        for (int t = 0; t < board.size(); t++) {
            if (board.territories().get(t).continent() == c) territory(t);
        }
    }

    private void territory(int t) {
        var territory = board.territories().get(t);
        var aliases = territory.aliases();
        List<String> neighbours =
                territory.neighbours().stream()
                        .map(to -> (board.borders(to, t) ? "" : ONE_WAY + " ") + board.name(to))
                        .toList();
        line(
                territory.name()
                        + (aliases.isEmpty() ? "" : " (" + String.join(", ", aliases) + ")")
                        + ": "
                        + String.join(", ", neighbours));
        var site = board.features().sites().get(t);
        if (site != null) {
            line("  at " + DetailText.write(site.at()));
            for (var outline : site.outlines())
                line(
                        outline.stream()
                                .map(DetailText::write)
                                .collect(Collectors.joining(", ", "  outline ", "")));
        }
        var pay = board.features().pays().get(t);
        if (pay != null) line("  pays " + pay);
        for (Boost boost : board.features().boosts(t)) line("  boost " + DetailText.write(boost));
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
