package strategos.family.morris;

import java.util.List;
import strategos.bots.morris.ValuedMove;
import strategos.family.Explainer;
import strategos.game.Seed;
import strategos.morris.Morris;
import strategos.morris.Move;
import strategos.morris.View;
import strategos.wire.morris.MorrisExplanation;
import strategos.wire.morris.MorrisExplanation.Alternative;

/** Explains moves of Morris by a search. */
record MorrisExplainer(Morris game) implements Explainer<Move, View> {

    private static final int DEPTH = 6;
    private static final int OTHERS = 2;

    @Override
    public MorrisExplanation hint(View view, Seed seed) {
        var moves = moves(view);
        return explained(view, moves.getFirst(), moves);
    }

    @Override
    public MorrisExplanation explain(String bot, View view, Move move, Seed seed) {
        var moves = moves(view);
        var made =
                moves.stream()
                        .filter(each -> each.move().equals(move))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException(move + " is no option"));
        return explained(view, made, moves);
    }

    private List<ValuedMove> moves(View view) {
        return ValuedMove.of(game, view.copy(), DEPTH);
    }

    private static MorrisExplanation explained(
            View view, ValuedMove chosen, List<ValuedMove> moves) {
        var notation = view.notation();
        var points = points(chosen.move());
        var end = chosen.decidedIn();
        return new MorrisExplanation(
                notation.write(chosen.move()),
                points,
                closesMill(view, view.player(), points, chosen.move()),
                closesMill(view, 1 - view.player(), points, chosen.move()),
                chosen.chance(),
                end.isPresent() ? end.getAsInt() : null,
                moves.stream()
                        .filter(each -> !each.equals(chosen))
                        .limit(OTHERS)
                        .map(
                                each ->
                                        new Alternative(
                                                notation.write(each.move()),
                                                points(each.move()),
                                                each.chance()))
                        .toList());
    }

    static List<Integer> points(Move move) {
        return switch (move) {
            case Move.Place(int point) -> List.of(point);
            case Move.Take(int point) -> List.of(point);
            case Move.Slide(int from, int to) -> List.of(from, to);
            case Move.Draw(), Move.Resign() -> List.of();
        };
    }

    /** Whether a player has a mill once a man of theirs stands where a move ends. */
    private static boolean closesMill(View view, int player, List<Integer> points, Move move) {
        if (points.isEmpty() || move instanceof Move.Take) return false;
        int to = points.getLast();
        int men = view.men(player) & ~(1 << points.getFirst()) | 1 << to;
        return view.board().isMill(men, to);
    }

    /** Nothing is hidden. */
    @Override
    public boolean isOpen(View view) {
        return true;
    }
}
