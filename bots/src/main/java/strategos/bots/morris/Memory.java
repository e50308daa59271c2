package strategos.bots.morris;

import java.util.ArrayList;
import java.util.List;
import strategos.bots.morris.Lesson.Effect;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.morris.Move;
import strategos.morris.Rules;
import strategos.morris.State;

/**
 * The memory of a learning player: every move of all its matches, and how many mills have followed
 * it.
 *
 * <p>It learns through a {@link Lesson}. docs/morris.md#the-player-that-learns
 */
public final class Memory {

    private final Pupil pupil;
    private final Rules rules;
    private final Recall recall;
    private final Experience experience = new Experience();
    private int matches;

    /** A memory with nothing in it. */
    public Memory(Pupil pupil, Rules rules) {
        this.pupil = pupil;
        this.rules = rules;
        this.recall = pupil.recall(rules.board());
    }

    /** Learns from a match, whole or broken off, that the pupil played in a seat. */
    public void learn(List<Step<Move>> steps, Seat self) {
        take(steps, 0, self, Effect.LEARN);
    }

    /** Follows a match; only the steps from this number on have an effect on the memory. */
    void take(List<Step<Move>> steps, int from, Seat self, Effect effect) {
        var lesson = new Lesson(this, self);
        for (int i = 0; i < steps.size(); i++)
            lesson.take(steps.get(i), i < from ? Effect.NONE : effect);
    }

    /** The moves it remembers, up to a limit; none where it remembers positions instead. */
    public List<Remembered> moves(Remembered.Order order, int most) {
        List<Remembered> moves = new ArrayList<>();
        experience.forEach(
                (key, seen, wins, losses) ->
                        recall.move(key)
                                .filter(_ -> seen > 0)
                                .map(
                                        made ->
                                                new Remembered(
                                                        made.move(),
                                                        made.player() == Recall.SELF,
                                                        seen,
                                                        wins,
                                                        losses))
                                .ifPresent(moves::add));
        return moves.stream().sorted(order.comparator()).limit(most).toList();
    }

    public Pupil pupil() {
        return pupil;
    }

    public Rules rules() {
        return rules;
    }

    /** How many matches it has learned from. */
    public int matches() {
        return matches;
    }

    /** How many things it remembers. */
    public int size() {
        return experience.size();
    }

    /** What speaks for a move of the pupil; 0 or less where nothing does. */
    double merit(State before, int code, State after) {
        long key = recall.key(before, code, after, Recall.SELF);
        return pupil.choice().merit(experience.wins(key), experience.losses(key));
    }

    Experience experience() {
        return experience;
    }

    Recall recall() {
        return recall;
    }

    /** A match that is taken back whole was none. */
    void addMatches(int more) {
        matches = Math.max(0, matches + more);
    }
}
