package strategos.learn.lesson;

import java.util.List;
import java.util.stream.IntStream;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Place;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Viewer;
import strategos.learn.lesson.Notes.Voice;

/** Plays a turn out to its end by the script of {@code balanced}, on a copy of a position. */
final class TurnRollout {

    private final Conquest game;
    private final Judges judges;
    private final State state;
    private final View all;
    private final Simulation<State> simulation;
    private final List<View> views;
    private final Bot<Move, View> script;

    TurnRollout(Conquest game, Judges judges) {
        this.game = game;
        this.judges = judges;
        state = game.start();
        all = game.view(state, new Viewer.Hindsight());
        simulation = game.simulation();
        views =
                IntStream.range(0, game.seats())
                        .mapToObj(seat -> game.view(state, Viewer.inSeat(seat)))
                        .toList();
        script = ConquestBots.BALANCED.make(game, new Seed(0));
    }

    /**
     * The chances of a seat after its turn, by {@link Voice}.
     *
     * @param first the first moves of the seat
     * @param territory where new armies go, before the script takes over
     * @param dice a seed, so that several ways to play have the same dice
     */
    double[] chances(State from, int seat, List<Move> first, int territory, Seed dice) {
        state.copyFrom(from);
        var random = dice.random();
        int turn = from.turns();
        int made = 0;
        while (state.turns() == turn) {
            int actor = simulation.actor(state);
            if (actor == Simulation.NOBODY) break;
            if (actor == Simulation.NATURE) simulation.roll(state, random);
            else if (made < first.size()) game.move(state, seat, first.get(made++));
            else if (isPlacing()) game.move(state, seat, new Place(territory, state.left()));
            else game.move(state, actor, script.decide(views.get(actor), Budget.UNLIMITED));
        }
        var standings = judges.look(state, all);
        double[] chances = new double[Voice.values().length];
        for (Voice voice : Voice.values())
            chances[voice.ordinal()] =
                    standings.alive() == 1
                            ? (standings.isAlive(seat) ? 1 : 0)
                            : judges.chance(voice, seat);
        return chances;
    }

    private boolean isPlacing() {
        return state.stage() == Stage.REINFORCE && !state.reinforcingInAttack();
    }
}
