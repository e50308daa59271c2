package strategos.morris;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import strategos.game.GameView;
import strategos.game.Seat;
import strategos.game.Viewer;

/**
 * What a viewer sees of a match: everything, through a window that is valid until the state
 * changes.
 */
public final class View implements GameView<Move> {

    private final Morris game;
    private final State state;
    private final Viewer viewer;

    View(Morris game, State state, Viewer viewer) {
        this.game = game;
        this.state = state;
        this.viewer = viewer;
    }

    @Override
    public MorrisNotation notation() {
        return game.notation();
    }

    public Rules rules() {
        return game.rules();
    }

    public Board board() {
        return game.rules().board();
    }

    /** The viewer's player, or -1 for the public. */
    public int player() {
        return viewer instanceof Viewer.InSeat(Seat seat) ? seat.index() : -1;
    }

    public MorrisStage stage() {
        return state.stage();
    }

    /** Whose turn it is, or who has won. */
    public int mover() {
        return state.mover();
    }

    /** The men of a player as a set of points. */
    public int men(int player) {
        return state.men(player);
    }

    /** The player whose man stands on a point, or -1. */
    public int owner(int point) {
        if ((men(0) >>> point & 1) != 0) return 0;
        return (men(1) >>> point & 1) != 0 ? 1 : -1;
    }

    public int hand(int player) {
        return state.hand(player);
    }

    public boolean hasFlight(int player) {
        return state.hasFlight(player);
    }

    /** Whether the mover may go to any empty point. */
    public boolean flies() {
        return state.stage() == MorrisStage.MOVE && game.play().flies(state);
    }

    /** How many men have been placed or moved by both players. */
    public int turns() {
        return state.turns();
    }

    /** How many turns have begun: those that are over, and the one that waits for a move. */
    public int turnsBegun() {
        return state.turnsBegun();
    }

    /** Moves of both players together since a man was placed or taken. */
    public int quiet() {
        return state.quiet();
    }

    /** Moves of both players together until it is a draw for want of captures; empty for never. */
    public OptionalInt drawIn() {
        int limit = 2 * rules().quietMoves();
        return limit == 0 || stage() != MorrisStage.MOVE
                ? OptionalInt.empty()
                : OptionalInt.of(limit - quiet());
    }

    /** The player whose offer of a draw stands, or -1. */
    public int offer() {
        return state.offer();
    }

    /** Why the match is over, if it is. */
    public Optional<Ending> ending() {
        return switch (stage()) {
            case DRAW, PLACE, MOVE, TAKE -> Optional.empty();
            case WON -> state.agreement().or(() -> Optional.of(whyWon()));
            case DRAWN -> state.agreement().or(() -> Optional.of(whyDrawn()));
        };
    }

    private Ending whyWon() {
        if (hasClosedMill() && board().inMills(men(mover())) != 0) return Ending.MILL;
        int loser = 1 - mover();
        return Integer.bitCount(men(loser)) + hand(loser) < Rules.FEWEST_MEN
                ? Ending.FEW_MEN
                : Ending.BLOCKED;
    }

    private Ending whyDrawn() {
        if ((men(0) | men(1)) == board().all()) return Ending.FULL;
        int limit = 2 * rules().quietMoves();
        return limit > 0 && quiet() >= limit ? Ending.QUIET : Ending.REPEATED;
    }

    /** The player who has to decide, or -1. */
    public int decider() {
        return Math.max(-1, game.simulation().actor(state));
    }

    /** Whether the mover has just closed a mill: there is a man to take, or the match is won. */
    public boolean hasClosedMill() {
        return state.stage() == MorrisStage.TAKE
                || state.stage() == MorrisStage.WON
                        && rules().aim() == Rules.Aim.MILL
                        && board().inMills(state.mine()) != 0;
    }

    /** Whether the viewer has to decide. */
    public boolean decides() {
        return viewer.sitsIn(game.simulation().actor(state));
    }

    @Override
    public int count() {
        return decides() ? game.simulation().count(state) : 0;
    }

    @Override
    public Move option(int option) {
        return game.simulation().option(state, option);
    }

    /** Whether the viewer can make this move now. */
    public boolean isLegal(Move move) {
        return refusal(move).isEmpty();
    }

    @Override
    public Optional<String> refusal(Move move) {
        return viewer instanceof Viewer.InSeat(Seat seat)
                ? game.refusal(state, seat, move)
                : Optional.of("you have no seat in this match");
    }

    /** A state to search from; nothing is hidden, so it is the state itself. */
    public State copy() {
        return new State(state);
    }

    /** Everything in this view as a record that can leave the process. */
    public Snapshot snapshot() {
        return new Snapshot(
                player(),
                stage(),
                mover(),
                List.of(men(0), men(1)),
                List.of(hand(0), hand(1)),
                List.of(hasFlight(0), hasFlight(1)),
                flies(),
                turns(),
                quiet(),
                offer(),
                moves());
    }

    /** An immutable copy of a view; men are bit sets of points. */
    public record Snapshot(
            int player,
            MorrisStage stage,
            int mover,
            List<Integer> men,
            List<Integer> hands,
            List<Boolean> flights,
            boolean flies,
            int turns,
            int quiet,
            int offer,
            List<Move> moves) {}
}
