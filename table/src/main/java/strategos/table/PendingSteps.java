package strategos.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.game.Chance;
import strategos.game.Game;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.game.StepText;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.table.Journal.Entry;
import strategos.table.Journal.Message;

/** Steps tried on a copy of the state. They take effect only when they are on disk. */
final class PendingSteps<S, M, V> {

    private final Game<S, M, V> game;
    private final StepText<M> text;
    private final S state;
    private final int written;
    private final List<Step<M>> steps = new ArrayList<>();
    private final List<Entry> entries = new ArrayList<>();

    PendingSteps(Game<S, M, V> game, S state, int written) {
        this.game = game;
        this.state = state;
        this.written = written;
        text = new StepText<>(game.notation());
    }

    Turn turn() {
        return game.turn(state);
    }

    int turns() {
        return game.turns(state);
    }

    V view(Viewer viewer) {
        return game.view(state, viewer);
    }

    /** Makes a move; the answer says why not, if the rules refuse it. */
    Optional<String> move(Seat seat, M move, Optional<Message> message) {
        var refusal = game.refusal(state, seat, move);
        if (refusal.isEmpty()) take(new Moved<>(seat, move), message);
        return refusal;
    }

    /** Lets nature act as long as it is its turn. */
    void roll(OutcomeSource dice) {
        while (turn() instanceof Turn.Roll(Chance chance))
            take(
                    new Rolled<>(dice.roll(nextSeq(), chance, game.rollOrigin(state))),
                    Optional.empty());
    }

    private void take(Step<M> step, Optional<Message> message) {
        entries.add(new Entry(nextSeq(), text.write(turn(), step), message));
        steps.add(step);
        game.apply(state, step);
    }

    int firstSeq() {
        return written + 1;
    }

    private int nextSeq() {
        return written + steps.size() + 1;
    }

    List<Step<M>> steps() {
        return steps;
    }

    List<Entry> entries() {
        return entries;
    }
}
