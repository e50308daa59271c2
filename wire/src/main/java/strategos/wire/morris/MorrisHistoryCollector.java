package strategos.wire.morris;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import strategos.morris.Board;
import strategos.morris.View;
import strategos.wire.HistoryCollector;

/** Records the statistics of both seats after each turn, including captures. */
final class MorrisHistoryCollector implements HistoryCollector<View> {

    private static final int SEATS = 2;

    private final List<MorrisHistory.Figures> turns = new ArrayList<>();
    private final int[] men = new int[SEATS];
    private final int[] mills = new int[SEATS];

    @Override
    public void look(View view) {
        countMills(view);
        var figures = figures(view);
        boolean sameTurn = !turns.isEmpty() && turns.getLast().turn() == figures.turn();
        if (sameTurn) turns.removeLast();
        turns.add(figures);
    }

    /** A man on a point that was not his before has closed a mill, or not. */
    private void countMills(View view) {
        for (int seat = 0; seat < SEATS; seat++) {
            int now = view.men(seat);
            int arrived = now & ~men[seat];
            if (arrived != 0 && view.board().isMill(now, Integer.numberOfTrailingZeros(arrived)))
                mills[seat]++;
            men[seat] = now;
        }
    }

    private MorrisHistory.Figures figures(View view) {
        Board board = view.board();
        return new MorrisHistory.Figures(
                view.turns(),
                both(seat -> Integer.bitCount(view.men(seat))),
                both(view::hand),
                both(seat -> mills[seat]),
                both(seat -> mobility(board, view.men(seat), view.men(1 - seat))));
    }

    private static List<Integer> both(IntUnaryOperator figure) {
        return List.of(figure.applyAsInt(0), figure.applyAsInt(1));
    }

    private static int mobility(Board board, int men, int others) {
        int steps = 0;
        for (int rest = men; rest != 0; rest &= rest - 1) {
            int point = Integer.numberOfTrailingZeros(rest);
            steps += Integer.bitCount(board.neighbours(point) & ~men & ~others);
        }
        return steps;
    }

    @Override
    public MorrisHistory history() {
        return new MorrisHistory(turns);
    }
}
