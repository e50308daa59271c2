package strategos.dice;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import strategos.game.Game;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.TurnOwner;

/** Follows the steps of a match, and knows for each roll its label and its link. */
public final class DiceTrace<S, M, V> {

    private final Game<S, M, V> game;
    private final LinkWalk walk;
    private final int earlier;
    private @Nullable DrawStream stream;

    /**
     * A roll of a sealed match.
     *
     * @param link the link that it needs, if it needs one
     */
    public record Draw(RollNote note, Optional<Bytes32> link) {}

    /**
     * @param earlier how many steps were played before the seal
     */
    public DiceTrace(Game<S, M, V> game, List<ChainBook> books, int earlier) {
        this.game = game;
        this.earlier = earlier;
        walk = new LinkWalk(books);
    }

    /** Takes the step that follows a state; the answer is the draw, if it is a sealed roll. */
    public Optional<Draw> take(S state, int step, Step<M> taken) {
        if (step <= earlier) return Optional.empty();
        return switch (taken) {
            case Step.Moved<M> moved -> {
                walk.move(moved.seat().index(), step);
                yield Optional.empty();
            }
            case Step.Rolled<M> _ -> {
                walk.roll(step);
                yield Optional.of(draw(state, step));
            }
        };
    }

    private Draw draw(S state, int step) {
        if (!(game.turn(state) instanceof Turn.Roll(var chance)))
            throw new IllegalStateException("nothing is rolled at step " + step);
        var origin = game.rollOrigin(state);
        Optional<Bytes32> link =
                origin.isPresent()
                        ? walk.linkOf(origin.get().seat())
                        : game.turnOwner() == TurnOwner.EVERY_SEAT
                                ? Optional.empty()
                                : walk.ofMover();
        return new Draw(new RollNote(step, chance, origin), link);
    }

    /** The outcome of a draw; draws with the same label share one stream of bytes. */
    public int outcome(DiceKey key, Draw draw) {
        var label = draw.note().label();
        if (stream == null || !stream.label().equals(label))
            stream = key.stream(label, draw.link());
        return stream.draw(draw.note().chance());
    }

    List<Integer> unbalanced() {
        return walk.unbalanced();
    }

    /** The last link of a seat, unless it has moved without one since. */
    public Optional<Bytes32> linkOf(int seat) {
        return walk.linkOf(seat);
    }
}
