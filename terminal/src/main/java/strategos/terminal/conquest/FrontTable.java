package strategos.terminal.conquest;

import static strategos.terminal.console.TextLayout.NO_BREAK;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import strategos.conquest.state.Stage;
import strategos.conquest.view.View;
import strategos.terminal.console.Screen;
import strategos.terminal.console.TextLayout;

/** The borders between a player and others, with the odds of attacking over them. */
final class FrontTable {

    private static final int ARMIES_WIDTH = 3;

    private final Gazetteer gazetteer;
    private final BoardTable board;
    private final Screen screen;

    FrontTable(Gazetteer gazetteer, BoardTable board, Screen screen) {
        this.gazetteer = gazetteer;
        this.board = board;
        this.screen = screen;
    }

    /** Every attack on offer. */
    List<String> attacks(View view) {
        return attacks(view, fronts(view));
    }

    /** The attacks on offer out of some territories. */
    List<String> attacks(View view, List<Integer> from) {
        return from.stream()
                .filter(front -> view.armies(front) > 1 && !targets(view, front).isEmpty())
                .flatMap(front -> line(view, front, this::attack).stream())
                .toList();
    }

    /** What borders on whom, with the odds of attacking both ways. */
    List<String> bothWays(View view) {
        List<String> lines = new ArrayList<>();
        lines.add(
                screen.paint()
                        .faint(
                                "The odds of taking it, and of losing yours to it, if fought to the end:"));
        for (int front : fronts(view)) lines.addAll(line(view, front, this::attackAndThreat));
        return lines;
    }

    /** The viewer's territories that border others, the strongest first. */
    List<Integer> fronts(View view) {
        return IntStream.range(0, gazetteer.board().size())
                .filter(t -> view.owner(t) == view.seat() && !targets(view, t).isEmpty())
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(view::armies).reversed())
                .toList();
    }

    /** The territories of others that can be attacked from one, the weakest first. */
    static List<Integer> targets(View view, int from) {
        return view.board().territories().get(from).neighbours().stream()
                .filter(to -> !view.isFriend(view.owner(to)))
                .sorted(Comparator.comparingInt(view::armies))
                .toList();
    }

    /** Formats one border. */
    private interface Item {
        String of(View view, int from, int to);
    }

    private List<String> line(View view, int from, Item item) {
        String start =
                TextLayout.left(
                        board.armies(view, from, ARMIES_WIDTH) + " " + gazetteer.name(from),
                        gazetteer.longestName() + ARMIES_WIDTH + 3);
        String items =
                targets(view, from).stream()
                        .map(to -> item.of(view, from, to).replace(' ', NO_BREAK))
                        .collect(Collectors.joining(NO_BREAK + " "));
        return TextLayout.wrap(start + "> ", items, screen.width());
    }

    private String attack(View view, int from, int to) {
        var win = Chances.win(view, from, to, strength(view, from));
        return "%s %s %s"
                .formatted(
                        gazetteer.name(to),
                        board.armies(view, to),
                        screen.paint().strong(Chances.percent(win)));
    }

    /** What could attack from a territory, the army that stays included; orders use it up. */
    private static int strength(View view, int from) {
        return view.stage() == Stage.ORDERS ? view.orders().spare(from) + 1 : view.armies(from);
    }

    private String attackAndThreat(View view, int from, int to) {
        var loss = Chances.win(view, to, from, view.armies(to));
        return attack(view, from, to) + "/" + Chances.percent(loss);
    }
}
