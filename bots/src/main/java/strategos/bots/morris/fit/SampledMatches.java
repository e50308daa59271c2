package strategos.bots.morris.fit;

import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import strategos.bots.morris.search.Evaluation;
import strategos.bots.morris.search.PatternBuckets;
import strategos.bots.morris.search.PatternInputs;
import strategos.bots.morris.search.Search;
import strategos.bots.morris.search.SearchLimits;
import strategos.game.Seed;
import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.MorrisStage;
import strategos.morris.Rules;
import strategos.morris.State;
import strategos.solve.Outcome;
import strategos.solve.TableFolder;

/**
 * Matches of a quick search that makes many random moves. Their positions, and positions that
 * random moves lead to from there, are like those that a search has to judge.
 */
final class SampledMatches {

    private static final int TABLE_BITS = 12;
    private static final long NODES = 200;
    private static final int RANDOM_PERCENT = 25;

    /** Longer matches go round in circles. */
    private static final int MOST_TURNS = 90;

    /** How many positions are reached by random moves from one position while men are placed. */
    private static final int WALKS_OF_PLACING = 8;

    /** The same in the moving phase, which takes more turns. */
    private static final int WALKS_OF_MOVING = 3;

    private static final int MOST_STEPS = 4;

    private final TableFolder tables;
    private final Morris game;
    private final MorrisPlayout playout;
    private final Search search;
    private final PatternInputs inputs;
    private final Samples[] samples;

    /**
     * @param tables all of them are there
     */
    SampledMatches(TableFolder tables) {
        this.tables = tables;
        Rules rules = tables.rules().withoutDraws();
        game = new Morris(rules);
        playout = game.simulation();
        search = new Search(rules, TABLE_BITS, Evaluation.features(rules));
        inputs = PatternInputs.of(rules);
        samples = Stream.generate(Samples::new).limit(PatternBuckets.COUNT).toArray(Samples[]::new);
    }

    /** The samples so far, by bucket. */
    Samples[] samples() {
        return samples;
    }

    void play(Seed seed) {
        RandomGenerator random = seed.random();
        State state = game.emptyBoard(0);
        while (playout.actor(state) >= 0 && state.turns() < MOST_TURNS) {
            if (state.stage() != MorrisStage.TAKE) {
                note(state);
                int walks = state.stage() == MorrisStage.PLACE ? WALKS_OF_PLACING : WALKS_OF_MOVING;
                for (int walk = 0; walk < walks; walk++) note(walked(state, random));
            }
            if (random.nextInt(100) < RANDOM_PERCENT) {
                playout.play(state, random.nextInt(playout.count(state)));
            } else {
                var found = search.best(state.withoutPast(), SearchLimits.nodes(NODES), 0);
                playout.playCode(state, found.best());
            }
        }
    }

    private State walked(State from, RandomGenerator random) {
        State state = game.copy(from);
        int end = state.turns() + 1 + random.nextInt(MOST_STEPS);
        while (playout.actor(state) >= 0
                && (state.turns() < end || state.stage() == MorrisStage.TAKE))
            playout.play(state, random.nextInt(playout.count(state)));
        return state;
    }

    private void note(State state) {
        if (state.stage() != MorrisStage.PLACE && state.stage() != MorrisStage.MOVE) return;
        int outcome = tables.outcome(state).orElseThrow();
        int sign = Integer.signum(Outcome.merit(outcome));
        samples[inputs.bucket(state)].add(inputs.of(state), sign + 1);
    }
}
