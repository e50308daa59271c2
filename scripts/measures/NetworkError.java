import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import strategos.arena.sample.SampleSetting;
import strategos.bots.conquest.ConquestBots;
import strategos.bots.conquest.Planning;
import strategos.bots.conquest.network.NetworkFile;
import strategos.bots.conquest.network.SeatNetwork;
import strategos.bots.conquest.network.SeatWeights;
import strategos.bots.conquest.network.ShippedNetworks;
import strategos.bots.conquest.planner.Effort;
import strategos.bots.conquest.value.Standings;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Viewer;

/**
 * Compares the chance that a network gives the seat to move with the chances that it gives after
 * the turn, when a planner plays that turn many times with other dice. The turns of a position are
 * two halves, so the noise of the dice can be taken out of the error.
 */
final class NetworkError {

    private static final int TURNS = 16;
    private static final int EARLY = 6;
    private static final double OPEN = 0.05;
    private static final Effort EFFORT =
            new Effort(List.of(2, 4, 8), 24, false, Effort.HALVING.halved());

    private final Conquest game;
    private final SeatWeights weights;
    private final List<Row> rows = new ArrayList<>();

    /** A position: what the network says, and the means of both halves of the turns. */
    private record Row(int turn, int cards, double network, double one, double other) {

        double mean() {
            return (one + other) / 2;
        }

        boolean isOpen() {
            return mean() > OPEN && mean() < 1 - OPEN;
        }
    }

    private NetworkError(Conquest game, SeatWeights weights) {
        this.game = game;
        this.weights = weights;
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 2) {
            System.err.println("usage: scripts/network-error SETTING MATCHES [FILE]");
            System.exit(2);
        }
        try {
            var game = SampleSetting.parse(arguments[0]).game();
            var weights =
                    arguments.length > 2
                            ? NetworkFile.read(Files.readAllBytes(Path.of(arguments[2])))
                            : ShippedNetworks.weights(game);
            var measure = new NetworkError(game, weights);
            for (int match = 0; match < Integer.parseInt(arguments[1]); match++)
                measure.play(new Seed(match));
            measure.print();
        } catch (IllegalArgumentException fault) {
            System.err.println("scripts/network-error: " + fault.getMessage());
            System.exit(2);
        }
    }

    private Bot<Move, View> planner(Seed seed) {
        return Planning.of(game, seed, new SeatNetwork(weights, game), EFFORT);
    }

    private void play(Seed seed) {
        var state = game.start();
        var simulation = game.simulation();
        var chance = seed.child("chance").random();
        var bots =
                IntStream.range(0, game.seats())
                        .mapToObj(seat -> planner(seed.child("seat " + seat)))
                        .toList();
        int last = -1;
        for (int actor = simulation.actor(state);
                actor != Simulation.NOBODY;
                actor = simulation.actor(state)) {
            if (actor == Simulation.NATURE) {
                simulation.roll(state, chance);
                continue;
            }
            if (state.stage() == Stage.REINFORCE && state.turns() != last) {
                last = state.turns();
                if (last <= EARLY * game.seats() / 2 || last % 5 == 0)
                    rows.add(row(state, actor, seed.child("turn " + last)));
            }
            var view = game.view(state, Viewer.inSeat(actor));
            game.move(state, actor, bots.get(actor).decide(view, Budget.UNLIMITED));
        }
    }

    private Row row(State state, int seat, Seed seed) {
        var network = new SeatNetwork(weights, game);
        var standings = new Standings(game, network.hands());
        standings.look(state, game.view(state, new Viewer.Hindsight()));
        var view = game.view(state, Viewer.inSeat(seat));
        double[] halves = new double[2];
        for (int i = 0; i < TURNS; i++)
            halves[i % 2] +=
                    ConquestBots.forecasting(planner(seed.child(i))).orElseThrow().forecast(view)[
                                    seat]
                            * 2
                            / TURNS;
        return new Row(
                state.turns(),
                standings.cards(seat),
                network.chance(seat, standings),
                halves[0],
                halves[1]);
    }

    private void print() {
        System.out.println("positions where the chance is open   error   bias   error without bias");
        print("all", row -> true);
        for (int turn = 1; turn <= EARLY; turn++) {
            int number = turn;
            print("turn " + turn, row -> row.turn() == number);
        }
        for (int cards = 0; cards < 5; cards++) {
            int number = cards;
            print("with " + cards + " cards", row -> row.cards() == number);
        }
    }

    private void print(String name, Predicate<Row> wanted) {
        var found = rows.stream().filter(Row::isOpen).filter(wanted).toList();
        if (found.isEmpty()) return;
        double squares =
                found.stream()
                        .mapToDouble(
                                row -> (row.network() - row.one()) * (row.network() - row.other()))
                        .average()
                        .orElseThrow();
        double bias =
                found.stream()
                        .mapToDouble(row -> row.network() - row.mean())
                        .average()
                        .orElseThrow();
        System.out.printf(
                Locale.ROOT,
                "%-14s %5d %22.3f %7.3f %10.3f%n",
                name,
                found.size(),
                Math.sqrt(Math.max(0, squares)),
                bias,
                Math.sqrt(Math.max(0, squares - bias * bias)));
    }
}
