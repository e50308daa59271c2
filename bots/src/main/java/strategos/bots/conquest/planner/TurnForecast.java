package strategos.bots.conquest.planner;

import java.util.random.RandomGenerator;
import strategos.bots.conquest.value.Standings;
import strategos.bots.conquest.value.Value;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Viewer;

/**
 * The chances of all seats after a turn that a bot plays to its end, decision by decision, on a
 * copy of the position.
 */
final class TurnForecast {

    private final Conquest game;
    private final Value value;
    private final Bot<Move, View> bot;
    private final Simulation<State> simulation;
    private final State state;

    /**
     * @param value judges the position after the turn
     */
    TurnForecast(Conquest game, Value value, Bot<Move, View> bot) {
        this.game = game;
        this.value = value;
        this.bot = bot;
        simulation = game.simulation();
        state = game.start();
    }

    /** The chances by seat. */
    double[] of(View view, Seed seed) {
        state.copyFrom(game.guess(view, seed.child("guess").random()));
        play(view.seat(), seed.child("dice").random());
        var standings = new Standings(game, value.hands());
        standings.look(state, game.view(state, new Viewer.Hindsight()));
        double[] chances = new double[view.seats()];
        for (int seat = 0; seat < chances.length; seat++)
            chances[seat] = value.chance(seat, standings);
        return chances;
    }

    private void play(int seat, RandomGenerator dice) {
        View view = game.view(state, Viewer.inSeat(seat));
        int turn = state.turns();
        while (state.turns() == turn) {
            int actor = simulation.actor(state);
            if (actor == Simulation.NOBODY) return;
            if (actor == Simulation.NATURE) simulation.roll(state, dice);
            else if (actor == seat) game.move(state, seat, bot.decide(view, Budget.UNLIMITED));
            else simulation.play(state, simulation.count(state) - 1);
        }
    }
}
