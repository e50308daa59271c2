package strategos.bots.morris;

import java.util.Comparator;
import java.util.OptionalInt;
import strategos.morris.MorrisStage;
import strategos.morris.Move;
import strategos.solve.Outcome;

/**
 * A move with its value for the player who makes it.
 *
 * @param chance the chance to win: 1 for a win, 0.5 for a draw and 0 for a loss, if it is certain
 * @param plies in a won or lost position: by a table, the plies to the next capture; by a search,
 *     the moves until the match ends
 */
public record JudgedMove(Move move, Basis basis, double chance, OptionalInt plies) {

    /** The best first: quick wins, then slow losses. */
    static final Comparator<JudgedMove> BEST_FIRST =
            Comparator.comparingDouble(JudgedMove::chance)
                    .reversed()
                    .thenComparingInt(
                            it -> it.chance > 0.5 ? it.plies.orElse(0) : -it.plies.orElse(0));

    /** What a value rests on. */
    public enum Basis {
        TABLE,
        /** A search that sees the end of the match. */
        PROOF,
        ESTIMATE
    }

    /**
     * @param stage what the move is in; while men are placed, a value has no distance
     */
    static JudgedMove byTable(Move move, int outcome, MorrisStage stage) {
        double chance = Outcome.isWin(outcome) ? 1 : Outcome.isLoss(outcome) ? 0 : 0.5;
        var plies =
                stage == MorrisStage.PLACE || outcome == Outcome.DRAW
                        ? OptionalInt.empty()
                        : OptionalInt.of(Outcome.distance(outcome));
        return new JudgedMove(move, Basis.TABLE, chance, plies);
    }

    static JudgedMove bySearch(ValuedMove valued) {
        var basis = valued.decidedIn().isPresent() ? Basis.PROOF : Basis.ESTIMATE;
        return new JudgedMove(valued.move(), basis, valued.chance(), valued.decidedIn());
    }
}
