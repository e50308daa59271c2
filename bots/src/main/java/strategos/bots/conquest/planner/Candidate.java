package strategos.bots.conquest.planner;

import strategos.conquest.move.Move;
import strategos.conquest.view.View;
import strategos.game.Bot;

/** A first move, with the policy that plays the rest of the turn; and what came of it so far. */
final class Candidate {

    private final Move move;
    private final Bot<Move, View> policy;
    private double sum;
    private int samples;
    private boolean isSettled;

    Candidate(Move move, Bot<Move, View> policy) {
        this.move = move;
        this.policy = policy;
    }

    Move move() {
        return move;
    }

    Bot<Move, View> policy() {
        return policy;
    }

    void add(double value) {
        sum += value;
        samples++;
    }

    /** Whether every rollout would lead to the same. */
    boolean isSettled() {
        return isSettled;
    }

    void settle() {
        isSettled = true;
    }

    /** The mean of all rollouts; one that was never played out is no choice. */
    double mean() {
        return samples == 0 ? Double.NEGATIVE_INFINITY : sum / samples;
    }

    boolean isBetterThan(Candidate other) {
        return mean() > other.mean();
    }
}
