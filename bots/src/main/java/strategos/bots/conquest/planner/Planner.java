package strategos.bots.conquest.planner;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.bots.conquest.value.Value;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.state.Decision;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Seed;

/**
 * A bot that plans its whole turn. Every first move is combined with several policies for the rest
 * of the turn; each combination is played to the end of the turn with the same dice, and the most
 * promising ones more often. It plans again at every decision, in the opening too, unless its
 * effort is to plan once per turn.
 */
public final class Planner implements Bot<Move, View>, Comparing, Forecasting, Searching {

    private final Conquest game;
    private final Seed seed;
    private final Policies policies;
    private final Value value;
    private final Effort effort;
    private final Effort hurried;
    private final Candidates candidates;
    private @Nullable Rollout rollout;

    /** The policy of the last planned decision, and the turn of that decision. */
    private @Nullable Bot<Move, View> plan;

    private int plannedTurn;

    public Planner(Conquest game, Seed seed, Policies policies, Value value, Effort effort) {
        this.game = game;
        this.seed = seed;
        this.policies = policies;
        this.value = value;
        this.effort = effort;
        hurried = effort.hurried();
        candidates = new Candidates(game.board(), policies, effort.places());
    }

    @Override
    public Move decide(View view, Budget budget) {
        if (plan != null && isFollowing(view))
            return Interruption.applyTo(view, plan.decide(view, budget));
        var found = candidates.of(view);
        if (found.isEmpty()) return policies.script().decide(view, budget);
        var best = found.size() == 1 ? found.getFirst() : best(view, found, budget);
        plan = best.policy();
        plannedTurn = view.turns();
        return best.move();
    }

    private boolean isFollowing(View view) {
        return effort.isOncePerTurn()
                && view.turns() == plannedTurn
                && (view.decision() == Decision.ATTACK || view.decision() == Decision.OCCUPY);
    }

    /**
     * Plays all candidates out a few times, and those that are left after every round again. After
     * the first round, halves of the best reinforcements join them.
     */
    private Candidate best(View view, List<Candidate> found, Budget budget) {
        var own = rollout(view.seat());
        Seed here = seed.child(view.turns());
        var dice = new QuasiRandom(here.child("dice"));
        var limit = new PlanLimit(game.board(), budget, own);
        var rounds = new Rounds(view, own, number -> guess(view, here, number), dice, limit);
        var effort = effort(view);
        rounds.join(found);
        boolean isFirst = true;
        for (int samples : effort.samples()) {
            if (rounds.isDecided() || Thread.currentThread().isInterrupted()) break;
            rounds.play(samples);
            if (isFirst) rounds.join(candidates.halves(view, rounds.left(), effort.halved()));
            isFirst = false;
            rounds.dropWorst();
        }
        return rounds.left().getFirst();
    }

    /**
     * After a conquest the plan is made and usually goes on; in duels, turns are short enough to
     * look as closely again.
     */
    private Effort effort(View view) {
        return view.seats() > 2 && view.hasConquered() ? hurried : effort;
    }

    @Override
    public List<Assessment> compare(View view, Move move) {
        if (view.turns() == 0) return List.of();
        Move planned = Interruption.applyTo(view, move);
        var found = view.isLegal(planned) ? candidates.with(view, planned) : List.<Candidate>of();
        if (found.isEmpty()) return List.of();
        if (found.size() > 1) best(view, found, Budget.UNLIMITED);
        return new Comparison(found, candidate -> assess(view, candidate)).of(planned);
    }

    /** Plays a candidate out as often as the best are, with the same dice. */
    private Assessment assess(View view, Candidate candidate) {
        Seed here = seed.child(view.turns());
        var dice = new QuasiRandom(here.child("dice"));
        var outlook = new Outlook(view);
        var own = rollout(view.seat());
        double sum = 0;
        int samples = effort.samples().getLast();
        for (int i = 0; i < samples; i++) {
            own.play(guess(view, here, i), candidate, dice.of(i));
            sum += candidate.corrected(own.chance(view.seat()), own.luck());
            outlook.add(own.end());
        }
        double chance = Math.clamp(sum / samples, 0, 1);
        return new Assessment(candidate.move(), chance, outlook);
    }

    @Override
    public double[] forecast(View view) {
        Seed here = seed.child(view.turns()).child("forecast");
        var bot = new Planner(game, here, policies, value, effort.atEveryDecision());
        return new TurnForecast(game, value, bot).of(view, here);
    }

    /** A state that the view may be of. */
    private State guess(View view, Seed here, int sample) {
        return game.guess(view, here.child(sample).child("guess").random());
    }

    private Rollout rollout(int seat) {
        if (rollout == null) rollout = new Rollout(game, seat, value, policies.usual());
        return rollout;
    }

    @Override
    public long nodes() {
        return rollout == null ? 0 : rollout.nodes();
    }
}
