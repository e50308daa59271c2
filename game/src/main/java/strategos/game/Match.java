package strategos.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;

/**
 * One play of a game: its state, and the steps that led there. It accepts only what the rules
 * allow.
 */
public final class Match<S, M, V> {

    private final Game<S, M, V> game;
    private final List<Step<M>> steps = new ArrayList<>();
    private S state;

    public Match(Game<S, M, V> game) {
        this.game = game;
        this.state = game.start();
    }

    /** The match after these steps, each of them checked. */
    public static <S, M, V> Match<S, M, V> replay(Game<S, M, V> game, List<Step<M>> steps)
            throws RefusedMoveException {
        var match = new Match<>(game);
        for (Step<M> step : steps) match.take(step);
        return match;
    }

    public Game<S, M, V> game() {
        return game;
    }

    public Turn turn() {
        return game.turn(state);
    }

    public boolean isOver() {
        return turn() instanceof Turn.Over;
    }

    public V view(Viewer viewer) {
        return game.view(state, viewer);
    }

    public List<Step<M>> steps() {
        return Collections.unmodifiableList(steps);
    }

    /** A copy of the state, to continue from here without changing the match. */
    public S state() {
        return game.copy(state);
    }

    public void move(Seat seat, M move) throws RefusedMoveException {
        take(new Moved<>(seat, move));
    }

    /** Lets nature act with this outcome. */
    public void roll(int outcome) throws RefusedMoveException {
        take(new Rolled<>(outcome));
    }

    /** Lets nature act as long as it is its turn. */
    public void rollAll(RandomGenerator random) {
        while (turn() instanceof Turn.Roll(Chance chance))
            accept(new Rolled<>(chance.draw(random)));
    }

    public void take(Step<M> step) throws RefusedMoveException {
        var refusal =
                switch (step) {
                    case Moved<M>(Seat seat, M move) -> game.refusal(state, seat, move);
                    case Rolled<M>(int outcome) -> refusal(turn(), outcome);
                };
        if (refusal.isPresent()) throw new RefusedMoveException(refusal.get());
        accept(step);
    }

    /** Takes back the last step if it is a move of this seat: what was rolled stays rolled. */
    public boolean undo(Seat seat) {
        if (steps.isEmpty()
                || !(steps.getLast() instanceof Moved<M> moved)
                || !moved.seat().equals(seat)) return false;
        steps.removeLast();
        state = game.start();
        steps.forEach(step -> game.apply(state, step));
        return true;
    }

    private void accept(Step<M> step) {
        game.apply(state, step);
        steps.add(step);
    }

    /** Why this outcome cannot be nature's now; empty if it can. */
    private static Optional<String> refusal(Turn turn, int outcome) {
        if (!(turn instanceof Turn.Roll(Chance chance)))
            return Optional.of("nothing is to be rolled now");
        return chance.allows(outcome)
                ? Optional.empty()
                : Optional.of(
                        "outcome %d is not one of the %d possible"
                                .formatted(outcome, chance.outcomes()));
    }
}
