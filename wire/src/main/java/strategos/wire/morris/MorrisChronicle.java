package strategos.wire.morris;

import java.util.ArrayList;
import java.util.List;
import strategos.morris.Board;
import strategos.morris.View;
import strategos.wire.Chronicle;

/** Writes down the figures of both seats after each turn, captures included. */
final class MorrisChronicle implements Chronicle<View> {

    private final List<MorrisHistory.Figures> turns = new ArrayList<>();

    @Override
    public void look(View view) {
        var figures = figures(view);
        boolean sameTurn = !turns.isEmpty() && turns.getLast().turn() == figures.turn();
        if (sameTurn) turns.removeLast();
        turns.add(figures);
    }

    private static MorrisHistory.Figures figures(View view) {
        return new MorrisHistory.Figures(
                view.turns(),
                List.of(Integer.bitCount(view.men(0)), Integer.bitCount(view.men(1))),
                List.of(view.hand(0), view.hand(1)),
                List.of(mills(view.board(), view.men(0)), mills(view.board(), view.men(1))));
    }

    private static int mills(Board board, int men) {
        return (int)
                board.mills().stream()
                        .filter(mill -> mill.stream().allMatch(point -> (men >>> point & 1) != 0))
                        .count();
    }

    @Override
    public MorrisHistory history() {
        return new MorrisHistory(turns);
    }
}
