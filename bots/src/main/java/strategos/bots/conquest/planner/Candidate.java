package strategos.bots.conquest.planner;

import strategos.conquest.move.Move;
import strategos.conquest.view.View;
import strategos.game.Bot;

/** A first move, with the policy that plays the rest of the turn; and what came of it so far. */
final class Candidate {

    private final Move move;
    private final Bot<Move, View> policy;
    private double values;
    private double lucks;
    private double products;
    private double squares;
    private double slope;
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

    /** Adds what a rollout led to, and the luck of the dice in it. */
    void add(double value, double luck) {
        values += value;
        lucks += luck;
        products += value * luck;
        squares += luck * luck;
        samples++;
    }

    /** Whether every rollout would lead to the same. */
    boolean isSettled() {
        return isSettled;
    }

    void settle() {
        isSettled = true;
    }

    /** How values and luck vary together: the sum over all rollouts. */
    double covariance() {
        return samples == 0 ? 0 : products - values * lucks / samples;
    }

    /** How luck varies: the sum of the squared deviations of all rollouts. */
    double luckSquares() {
        return samples == 0 ? 0 : squares - lucks * lucks / samples;
    }

    /** Takes the luck out of the mean, if an army of luck is worth so much. */
    void correct(double slope) {
        this.slope = slope;
    }

    /** A value without the luck that led to it. */
    double corrected(double value, double luck) {
        return value - slope * luck;
    }

    /** The mean of all rollouts; one that was never played out is no choice. */
    double mean() {
        return samples == 0 ? Double.NEGATIVE_INFINITY : corrected(values, lucks) / samples;
    }

    boolean isBetterThan(Candidate other) {
        return mean() > other.mean();
    }
}
