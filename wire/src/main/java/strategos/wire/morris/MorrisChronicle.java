package strategos.wire.morris;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
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
        Board board = view.board();
        return new MorrisHistory.Figures(
                view.turns(),
                both(seat -> Integer.bitCount(view.men(seat))),
                both(view::hand),
                both(seat -> mills(board, view.men(seat))),
                both(seat -> mobility(board, view.men(seat), view.men(1 - seat))));
    }

    private static List<Integer> both(IntUnaryOperator figure) {
        return List.of(figure.applyAsInt(0), figure.applyAsInt(1));
    }

    private static int mills(Board board, int men) {
        return (int)
                board.mills().stream()
                        .filter(mill -> mill.stream().allMatch(point -> (men >>> point & 1) != 0))
                        .count();
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
