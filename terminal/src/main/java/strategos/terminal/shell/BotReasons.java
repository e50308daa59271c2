package strategos.terminal.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.family.Counsel;
import strategos.family.Explainer;
import strategos.family.UnexplainedException;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.wire.Explanation;

/** The reasons of the bots in a match, as far as a person may know them. */
final class BotReasons<S, M, V> {

    /** How far back decisions are looked for. */
    private static final int MOST_STEPS = 400;

    private final MatchTimeline<S, M, V> history;
    private final Counsel<S, M, V> counsel;
    private final Map<Seat, String> bots;

    /** A decision with its reasons. */
    record Decision(Seat seat, Explanation explanation) {}

    BotReasons(MatchTimeline<S, M, V> history, Explainer<M, V> explainer, Map<Seat, String> bots) {
        this.history = history;
        counsel = new Counsel<>(history.game(), explainer);
        this.bots = Map.copyOf(bots);
    }

    /**
     * The last decisions of bots that a person has seen, the latest last. Several rounds of one
     * attack are one decision.
     *
     * @param isSame whether two decisions in a row are one
     */
    List<Decision> last(Seat person, int count, Sameness isSame) throws UnexplainedException {
        List<Decision> found = new ArrayList<>();
        Optional<UnexplainedException> fault = Optional.empty();
        int first = Math.max(0, history.size() - MOST_STEPS);
        for (int i = history.size() - 1; i >= first; i--) {
            if (!(history.steps().get(i) instanceof Step.Moved<M>(Seat seat, _))) continue;
            if (!bots.containsKey(seat)) continue;
            try {
                var decision = new Decision(seat, explained(i, person));
                boolean isRepeated = !found.isEmpty() && isSame.test(decision, found.getFirst());
                if (isRepeated) found.removeFirst();
                else if (found.size() == count) break;
                found.addFirst(decision);
            } catch (UnexplainedException unexplained) {
                fault = Optional.of(unexplained);
            }
        }
        if (found.isEmpty() && fault.isPresent()) throw fault.get();
        return found;
    }

    /** Tells whether two decisions in a row are one. */
    @FunctionalInterface
    interface Sameness {
        boolean test(Decision earlier, Decision later);
    }

    private Explanation explained(int step, Seat person) throws UnexplainedException {
        Viewer viewer =
                history.turn() instanceof Turn.Over
                        ? new Viewer.Hindsight()
                        : new Viewer.InSeat(person);
        S before = history.state(step);
        Step<M> taken = history.steps().get(step);
        var shown = history.game().seen(before, taken, history.state(step + 1), viewer);
        return counsel.why(before, taken, shown, viewer, bots);
    }
}
