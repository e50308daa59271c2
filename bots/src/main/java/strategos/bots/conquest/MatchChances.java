package strategos.bots.conquest;

import java.util.Optional;
import strategos.bots.conquest.value.Standings;
import strategos.bots.conquest.value.Value;
import strategos.conquest.Conquest;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Viewer;

/**
 * The chances of all seats in the positions of a match, by the network that learned them or, where
 * all seats give orders together, by the value of the planner.
 */
public final class MatchChances {

    private final State state;
    private final View all;
    private final Standings standings;
    private final Value value;

    private MatchChances(Conquest game) {
        state = game.start();
        all = game.view(state, new Viewer.Hindsight());
        value = Planning.learnedValue(game);
        standings = new Standings(game, value.hands());
    }

    /** For the matches of a game; nothing where chances follow from more than territories. */
    public static Optional<MatchChances> of(Conquest game) {
        return Planning.isPlannable(game) && !Planning.hasTeams(game)
                ? Optional.of(new MatchChances(game))
                : Optional.empty();
    }

    /** The chances at the beginning of a turn; those who have resigned have none. */
    public double[] at(State position) {
        state.copyFrom(position);
        standings.look(state, all);
        double[] chances = new double[standings.seats()];
        double sum = 0;
        for (int seat = 0; seat < chances.length; seat++) {
            chances[seat] = state.isPlaying(seat) ? value.chance(seat, standings) : 0;
            sum += chances[seat];
        }
        for (int seat = 0; seat < chances.length && sum > 0; seat++) chances[seat] /= sum;
        return chances;
    }
}
