package strategos.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import strategos.game.Game;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.StepText;
import strategos.game.Turn;

/**
 * The random match of a seed, one moment at a time.
 *
 * <p>Tests draw from a separate seed at each moment, so that checking more or fewer moments never
 * changes the match.
 */
final class RandomMatch<S, M, V> {

    /**
     * Kinds of step that are rare in a match are looked at every time, common ones now and then.
     */
    private static final int ALWAYS_LOOKED_AT = 2;

    private static final int SHOWN_ON_FAILURE = 4;

    private final GameUnderTest<S, M, V> under;
    private final Game<S, M, V> game;
    private final Seed seed;
    private final RandomGenerator random;
    private final StepText<M> text;
    private final List<String> lines = new ArrayList<>();
    private final Map<Object, Integer> kinds = new HashMap<>();
    private final S state;

    RandomMatch(GameUnderTest<S, M, V> under, Seed seed) {
        this.under = under;
        this.game = under.game();
        this.seed = seed;
        this.random = seed.child("match").random();
        this.text = new StepText<>(game.notation());
        this.state = game.start();
    }

    boolean isOver() {
        return lines.size() == Trials.MOST_STEPS || game.turn(state) instanceof Turn.Over;
    }

    /** Takes the next step. */
    Step<M> step() {
        Step<M> next = under.next(state, random);
        take(next);
        return next;
    }

    S state() {
        return state;
    }

    private void take(Step<M> step) {
        lines.add(text.write(game.turn(state), step));
        game.apply(state, step);
    }

    /** Plays to the end, trying the law at moments of every kind. */
    void checkMoments(MomentLaw<S, M, V> law) {
        while (!isOver()) {
            var moment = new Moment<>(state, under.next(state, random));
            int index = lines.size();
            if (isLookedAt(moment, seed.child("look").child(index).random())) {
                try {
                    law.check(under, moment, seed.child("law").child(index).random());
                } catch (Exception | AssertionError broken) {
                    throw new AssertionError(where(moment) + ": " + broken, broken);
                }
            }
            take(moment.next());
        }
    }

    private boolean isLookedAt(Moment<S, M> moment, RandomGenerator look) {
        int met = kinds.merge(under.kind(moment), 1, Integer::sum);
        return look.nextInt(met) < ALWAYS_LOOKED_AT;
    }

    private String where(Moment<S, M> moment) {
        int from = Math.max(0, lines.size() - SHOWN_ON_FAILURE);
        return "step %d '%s', after %s"
                .formatted(
                        lines.size() + 1,
                        text.write(game.turn(state), moment.next()),
                        lines.subList(from, lines.size()));
    }
}
