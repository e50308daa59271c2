package strategos.family.conquest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import strategos.bots.conquest.MatchChances;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.wire.ChanceGraph;
import strategos.wire.ChanceGraph.TurnChances;
import strategos.wire.ChanceGraph.TurningPoint;

/** Follows the chances of all seats through a match that is over. */
final class ChanceCollector {

    /** A smaller loss is no turning point. */
    private static final double NOTABLE = 0.1;

    private static final int MOST_TURNING_POINTS = 5;

    private final Conquest game;
    private final MatchChances chances;
    private final List<TurnChances> turns = new ArrayList<>();
    private final List<Integer> movers = new ArrayList<>();

    ChanceCollector(Conquest game, MatchChances chances) {
        this.game = game;
        this.chances = chances;
    }

    ChanceGraph follow(List<Step<Move>> steps) {
        State state = game.start();
        look(state, 0);
        long seen = 0;
        for (Step<Move> step : steps) {
            State before = game.copy(state);
            game.apply(state, step);
            if (game.seen(before, step, state, new Viewer.Hindsight()).isPresent()) seen++;
            look(state, seen);
        }
        return new ChanceGraph(turns, turningPoints());
    }

    /** A network judges positions as they are when a turn begins. */
    private void look(State state, long step) {
        Turn next = game.turn(state);
        int turn = next instanceof Turn.Over ? state.turns() + 1 : state.turns();
        if (turn < 1 || !turns.isEmpty() && turn <= turns.getLast().turn()) return;
        double[] found =
                next instanceof Turn.Over(Result result) ? outcome(result) : chances.at(state);
        turns.add(new TurnChances(turn, step, Arrays.stream(found).boxed().toList()));
        movers.add(state.stage() == Stage.ORDERS ? -1 : state.seat());
    }

    private double[] outcome(Result result) {
        double[] outcome = new double[game.seats()];
        var winners = result.winners();
        for (Seat winner : winners) outcome[winner.index()] = 1.0 / winners.size();
        return outcome;
    }

    private List<TurningPoint> turningPoints() {
        return IntStream.range(0, turns.size() - 1)
                .mapToObj(this::turningPoint)
                .filter(point -> loss(point) >= NOTABLE)
                .sorted(Comparator.comparingDouble(ChanceCollector::loss).reversed())
                .limit(MOST_TURNING_POINTS)
                .sorted(Comparator.comparingInt(TurningPoint::turn))
                .toList();
    }

    private static double loss(TurningPoint point) {
        return point.before() - point.after();
    }

    /** What a turn cost the seat that lost most by it. */
    private TurningPoint turningPoint(int place) {
        var here = turns.get(place);
        var next = turns.get(place + 1).chances();
        int seat =
                IntStream.range(0, next.size())
                        .boxed()
                        .max(
                                Comparator.comparingDouble(
                                        each -> here.chances().get(each) - next.get(each)))
                        .orElseThrow();
        return new TurningPoint(
                here.turn(),
                here.step(),
                movers.get(place),
                seat,
                here.chances().get(seat),
                next.get(seat));
    }
}
