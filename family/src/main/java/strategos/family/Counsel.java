package strategos.family;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.game.Game;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.wire.Explanation;

/**
 * Hints for a player of a match, and the reasons of its bots.
 *
 * <p>Everything is computed from what the viewer may know. While a match runs, the reasons of a bot
 * come from a position that fits the viewer's own view: cards and goals that the viewer does not
 * know are drawn at random, so the answer cannot depend on the real ones.
 * docs/decisions/0038-reasons.md
 */
public final class Counsel<S, M, V> {

    private final Game<S, M, V> game;
    private final Explainer<M, V> explainer;

    public Counsel(Game<S, M, V> game, Explainer<M, V> explainer) {
        this.game = game;
        this.explainer = explainer;
    }

    /** What the adviser would do in a seat that has to decide now. */
    public Explanation hint(List<Step<M>> steps, Seat seat) throws UnexplainedException {
        return hint(steps, seat, List.of());
    }

    /**
     * What the adviser would do next in a seat that has drafted moves, such as orders. They are
     * made in a position that fits the view of the seat, so that trying them reveals nothing.
     *
     * @param drafted moves that are not made yet
     */
    public Explanation hint(List<Step<M>> steps, Seat seat, List<M> drafted)
            throws UnexplainedException {
        S state = game.start();
        for (Step<M> step : steps) game.apply(state, step);
        requireDecision(seat, state);
        var seed = new Seed(steps.size());
        var viewer = new Viewer.InSeat(seat);
        if (!drafted.isEmpty())
            state = game.guess(game.view(state, viewer), seed.child("draft").random());
        for (M move : drafted) {
            var refusal = game.refusal(state, seat, move);
            if (refusal.isPresent()) throw new UnexplainedException(refusal.get());
            game.apply(state, new Step.Moved<>(seat, move));
            requireDecision(seat, state);
        }
        return explainer.hint(game.view(state, viewer), seed);
    }

    private void requireDecision(Seat seat, S state) throws UnexplainedException {
        if (!decides(seat, game.turn(state)))
            throw new UnexplainedException("You have nothing to decide now.");
    }

    private static boolean decides(Seat seat, Turn turn) {
        return switch (turn) {
            case Turn.Decide(Seat decider) -> decider.equals(seat);
            case Turn.DecideTogether(var waiting) -> waiting.contains(seat);
            case Turn.Roll _, Turn.Over _ -> false;
        };
    }

    /**
     * Why a bot made a move.
     *
     * @param seq the number of the step among those that the viewer sees
     * @param bots the names of the bots, by seat
     */
    public Explanation why(List<Step<M>> steps, long seq, Viewer viewer, Map<Seat, String> bots)
            throws UnexplainedException {
        S state = game.start();
        long seen = 0;
        for (Step<M> step : steps) {
            S before = game.copy(state);
            game.apply(state, step);
            var shown = game.seen(before, step, state, viewer);
            if (shown.isPresent() && ++seen == seq) return why(before, step, shown, viewer, bots);
        }
        throw new UnexplainedException("There is no such step.");
    }

    /**
     * Why a bot made a move.
     *
     * @param shown the step as the viewer has seen it
     */
    public Explanation why(
            S before, Step<M> step, Optional<Step<M>> shown, Viewer viewer, Map<Seat, String> bots)
            throws UnexplainedException {
        if (!(step instanceof Step.Moved<M>(Seat seat, M move)))
            throw new UnexplainedException("This step was not a player's decision.");
        String bot = bots.get(seat);
        if (bot == null) throw new UnexplainedException("A person decided this.");
        if (!shown.equals(Optional.of(step)))
            throw new UnexplainedException("You have not seen all of this move.");
        Seed seed = new Seed(game.turns(before));
        S known = known(before, viewer, seed);
        return explainer.explain(bot, game.view(known, new Viewer.InSeat(seat)), move, seed);
    }

    /** A position like the one before a move, as far as the viewer knows that. */
    private S known(S before, Viewer viewer, Seed seed) throws UnexplainedException {
        if (viewer instanceof Viewer.Hindsight) return before;
        V view = game.view(before, viewer);
        if (!explainer.isOpen(view))
            throw new UnexplainedException(
                    "In fog, the reasons of bots are shown after the match.");
        return game.guess(view, seed.child("guess").random());
    }
}
