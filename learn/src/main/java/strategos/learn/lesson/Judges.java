package strategos.learn.lesson;

import strategos.bots.conquest.network.SeatNetwork;
import strategos.bots.conquest.network.SeatWeights;
import strategos.bots.conquest.value.Standings;
import strategos.bots.conquest.value.Value;
import strategos.bots.conquest.value.WinChances;
import strategos.conquest.Conquest;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.learn.lesson.Notes.Voice;

/** The opinions of the network and of the planner's own value on positions; for one thread. */
final class Judges {

    private final SeatNetwork network;
    private final Value planner;
    private final Standings standings;
    private final Standings counted;

    Judges(Conquest game, SeatWeights weights) {
        network = new SeatNetwork(weights, game);
        planner = WinChances.shipped(game);
        standings = new Standings(game, network.hands());
        counted = new Standings(game, planner.hands());
    }

    /** Looks at a position; the view sees everything in it. */
    Standings look(State state, View all) {
        standings.look(state, all);
        counted.look(state, all);
        return standings;
    }

    /** The chance of a seat in the position that was looked at last. */
    double chance(Voice voice, int seat) {
        return switch (voice) {
            case LEARNED -> network.chance(seat, standings);
            case PLANNER -> planner.chance(seat, counted);
        };
    }
}
