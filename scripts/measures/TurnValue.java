import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.arena.sample.SampleSetting;
import strategos.bots.conquest.Planning;
import strategos.bots.conquest.network.SeatNetwork;
import strategos.bots.conquest.network.ShippedNetworks;
import strategos.bots.conquest.planner.Effort;
import strategos.bots.conquest.value.Standings;
import strategos.conquest.Conquest;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Budget;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Viewer;

/**
 * Compares how well planners play a single turn: each plays the same turns with the same dice, and
 * the chance that the network gives it afterwards is the result. A difference that duels show after
 * hours is seen in minutes; but what the network does not know, this does not see.
 */
final class TurnValue {

    /** How often each turn is played. */
    private static final int REPEATS = 3;

    /** Turns that are played before, by a planner that plans once per turn. */
    private static final int MOST_BEFORE = 3;

    private static final double Z95 = 1.96;

    private final Conquest game;
    private final Simulation<State> simulation;
    private final SeatNetwork network;
    private final Standings standings;

    private TurnValue(Conquest game) {
        this.game = game;
        simulation = game.simulation();
        network = ShippedNetworks.of(game);
        standings = new Standings(game, network.hands());
    }

    public static void main(String[] arguments) {
        if (arguments.length < 3) {
            System.err.println("usage: scripts/turns SETTING POSITIONS EFFORT EFFORT…");
            System.exit(2);
        }
        try {
            int positions = Integer.parseInt(arguments[1]);
            var efforts = Stream.of(arguments).skip(2).map(Effort::parse).toList();
            var game = SampleSetting.parse(arguments[0]).game();
            new TurnValue(game).compare(positions, efforts);
        } catch (IllegalArgumentException fault) {
            System.err.println("scripts/turns: " + fault.getMessage());
            System.exit(2);
        }
    }

    private void compare(int positions, List<Effort> efforts) {
        double[][] chances = new double[efforts.size()][positions];
        long[] nanos = new long[efforts.size()];
        for (int i = 0; i < positions; i++) {
            Seed seed = new Seed(i);
            State from = position(seed, 1 + i % (1 + MOST_BEFORE));
            for (int repeat = 0; repeat < REPEATS; repeat++)
                for (int effort = 0; effort < efforts.size(); effort++) {
                    long before = processorTime();
                    chances[effort][i] +=
                            play(from, efforts.get(effort), seed.child(repeat)) / REPEATS;
                    nanos[effort] += processorTime() - before;
                }
        }
        System.out.println("effort                   chance   compared with the first   ms per turn");
        for (int effort = 0; effort < efforts.size(); effort++)
            print(efforts.get(effort), chances[0], chances[effort], nanos[effort]);
    }

    private static void print(Effort effort, double[] first, double[] own, long nanos) {
        double[] differences = new double[own.length];
        Arrays.setAll(differences, i -> own[i] - first[i]);
        double mean = Arrays.stream(differences).average().orElseThrow();
        double squares =
                Arrays.stream(differences).map(each -> (each - mean) * (each - mean)).sum();
        System.out.printf(
                Locale.ROOT,
                "%-22s %7.2f %%   %+6.2f ± %.2f points %16.1f%n",
                effort.text(),
                100 * Arrays.stream(own).average().orElseThrow(),
                100 * mean,
                100 * Z95 * Math.sqrt(squares) / own.length,
                nanos / 1e6 / own.length / REPEATS);
    }

    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** The beginning of a turn, or the end of the match if it comes before. */
    private State position(Seed seed, int turn) {
        var state = game.start();
        var chance = seed.child("chance").random();
        var quick = new Effort(List.of(1, 2, 4), 12, true);
        var bots =
                IntStream.range(0, game.seats())
                        .mapToObj(
                                seat ->
                                        Planning.of(
                                                game,
                                                seed.child("seat " + seat),
                                                ShippedNetworks.of(game),
                                                quick))
                        .toList();
        while (state.stage() != Stage.REINFORCE || state.turns() < turn) {
            int actor = simulation.actor(state);
            if (actor == Simulation.NOBODY) break;
            if (actor == Simulation.NATURE) simulation.roll(state, chance);
            else {
                var view = game.view(state, Viewer.inSeat(actor));
                game.move(state, actor, bots.get(actor).decide(view, Budget.UNLIMITED));
            }
        }
        return state;
    }

    /** The chance of the seat whose turn it is, after a turn with this effort. */
    private double play(State from, Effort effort, Seed seed) {
        State state = game.copy(from);
        int seat = state.seat();
        int turn = state.turns();
        var dice = seed.child("dice").random();
        var bot = Planning.of(game, seed.child("bot"), ShippedNetworks.of(game), effort);
        var view = game.view(state, Viewer.inSeat(seat));
        while (state.turns() == turn) {
            int actor = simulation.actor(state);
            if (actor == Simulation.NOBODY) break;
            if (actor == Simulation.NATURE) simulation.roll(state, dice);
            else if (actor == seat) game.move(state, seat, bot.decide(view, Budget.UNLIMITED));
            else simulation.play(state, simulation.count(state) - 1);
        }
        standings.look(state, game.view(state, new Viewer.Hindsight()));
        return network.chance(seat, standings);
    }
}
