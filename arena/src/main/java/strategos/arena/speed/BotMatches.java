package strategos.arena.speed;

import java.util.List;
import java.util.stream.IntStream;
import strategos.bots.BotKind;
import strategos.conquest.Conquest;
import strategos.conquest.view.View;
import strategos.conquest.move.Move;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Viewer;

/** Matches of one kind of bot in all seats, through the interface that every bot plays by. */
public final class BotMatches implements Workload {

    private final Conquest game;
    private final BotKind kind;
    private final int maxTurns;
    private final State start;
    private final State state;
    private final List<View> views;

    public BotMatches(Conquest game, BotKind kind, int maxTurns) {
        this.game = game;
        this.kind = kind;
        this.maxTurns = maxTurns;
        this.start = game.start();
        this.state = game.copy(start);
        this.views =
                IntStream.range(0, game.seats())
                        .mapToObj(seat -> game.view(state, Viewer.inSeat(seat)))
                        .toList();
    }

    @Override
    public Tally play(int matches, long seed) {
        var simulation = game.simulation();
        var random = new Seed(seed).random();
        List<Bot<Move, View>> bots =
                IntStream.range(0, game.seats())
                        .mapToObj(seat -> kind.make(game, new Seed(seed).child(seat)))
                        .toList();
        long decisions = 0;
        long turns = 0;
        long rolls = 0;
        long capped = 0;
        for (int match = 0; match < matches; match++) {
            state.copyFrom(start);
            int actor;
            while ((actor = simulation.actor(state)) != Simulation.NOBODY
                    && state.turns() <= maxTurns) {
                if (actor == Simulation.NATURE) {
                    if (state.stage() == Stage.BATTLE) rolls++;
                    simulation.roll(state, random);
                } else {
                    decisions++;
                    var move = bots.get(actor).decide(views.get(actor), Budget.UNLIMITED);
                    game.move(state, actor, move);
                }
            }
            turns += Math.min(state.turns(), maxTurns);
            if (actor != Simulation.NOBODY) capped++;
        }
        return new Tally(matches, decisions, turns, rolls, capped);
    }
}
