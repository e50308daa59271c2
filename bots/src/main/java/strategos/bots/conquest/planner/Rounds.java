package strategos.bots.conquest.planner;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import strategos.conquest.state.State;
import strategos.conquest.view.View;

/**
 * The rounds in which candidates for a decision are played out: after each, only the best are left.
 * All are played out from the same guesses, with the same dice.
 */
final class Rounds {

    /** After a round at least this many candidates stay. */
    private static final int FEWEST = 4;

    /** After a round this part of the candidates stays. */
    private static final int PART = 4;

    private final View view;
    private final Rollout rollout;
    private final IntFunction<State> guesses;
    private final QuasiRandom dice;
    private final PlanLimit limit;
    private final List<Candidate> all = new ArrayList<>();
    private final List<Candidate> left = new ArrayList<>();
    private int played;

    /**
     * @param guesses a state that the view may be of, by the number of the rollout
     */
    Rounds(
            View view,
            Rollout rollout,
            IntFunction<State> guesses,
            QuasiRandom dice,
            PlanLimit limit) {
        this.view = view;
        this.rollout = rollout;
        this.guesses = guesses;
        this.dice = dice;
        this.limit = limit;
    }

    /** The candidates that are left, since the end of the last round the best first. */
    List<Candidate> left() {
        return Collections.unmodifiableList(left);
    }

    boolean isDecided() {
        return left.size() == 1;
    }

    /** Adds further candidates, and plays them out as often as the others so far. */
    void join(List<Candidate> others) {
        for (int number = 0; number < played && !others.isEmpty(); number++) play(others, number);
        all.addAll(others);
        left.addAll(others);
    }

    /** Plays the candidates that are left out until each has been this often. */
    void play(int samples) {
        for (; played < samples && !limit.isReached(); played++) play(left, played);
        sort();
    }

    /** Ends a round. */
    void dropWorst() {
        sort();
        left.subList(Math.min(left.size(), Math.max(FEWEST, left.size() / PART)), left.size())
                .clear();
    }

    private void sort() {
        LuckCorrection.apply(all);
        left.sort(Comparator.comparingDouble(Candidate::mean).reversed());
    }

    private void play(List<Candidate> some, int number) {
        State guess = guesses.apply(number);
        dice.of(number);
        for (Candidate candidate : some) {
            if (limit.isReached()) break;
            if (candidate.isSettled()) continue;
            double value = rollout.play(guess, candidate, dice.again());
            candidate.add(value, rollout.luck());
            if (!rollout.wasRolled() && !view.isFogged()) candidate.settle();
        }
    }
}
