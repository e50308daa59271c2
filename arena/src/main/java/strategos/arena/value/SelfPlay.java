package strategos.arena.value;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import strategos.arena.WorkerThreads;
import strategos.bots.BotKind;
import strategos.bots.conquest.ConquestBots;
import strategos.bots.conquest.planner.Forecasting;
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
 * Matches between bots of a pool, from which positions are taken. In some turns, some decisions are
 * random, and others are played by guests, so that the positions are not only those that the bots
 * bring about.
 *
 * @param games what is played, in turn
 * @param pool the bots, of which each seat gets one by chance
 * @param guests bots that play some turns in place of the seat's own; may be empty
 * @param taken one turn in this number is taken
 * @param taker makes what is kept of a position
 * @param teacher forecasts the chances of every position that is taken, if there is one
 */
public record SelfPlay<P>(
        List<Conquest> games,
        List<BotKind<Conquest, Move, View>> pool,
        List<BotKind<Conquest, Move, View>> guests,
        int taken,
        Function<Standings, P> taker,
        @Nullable BotKind<Conquest, Move, View> teacher) {

    /** A match that is longer teaches nothing. */
    private static final int MOST_TURNS = 500;

    /** One turn in this number has random decisions. */
    private static final int WILD_TURNS = 16;

    /** One decision in this number is random in such a turn. */
    private static final int WILD_DECISIONS = 3;

    /** One turn in this number is played by a guest, if there are any. */
    private static final int GUEST_TURNS = 8;

    /** Matches without guests or forecasts, of which every other turn is taken. */
    public SelfPlay(
            List<Conquest> games,
            List<BotKind<Conquest, Move, View>> pool,
            Function<Standings, P> taker) {
        this(games, pool, List.of(), 2, taker, null);
    }

    /** The positions of some matches, in their order. */
    List<Sample<P>> play(int matches, int threads, Seed seed) {
        List<List<Sample<P>>> found =
                new ArrayList<>(Stream.generate(List::<Sample<P>>of).limit(matches).toList());
        var next = new AtomicInteger();
        WorkerThreads.run(
                threads,
                () -> {
                    for (int i = next.getAndIncrement(); i < matches; i = next.getAndIncrement()) {
                        var samples = match(i, seed);
                        synchronized (found) {
                            found.set(i, samples);
                        }
                    }
                });
        return found.stream().flatMap(List::stream).toList();
    }

    /** The positions of one match; none if it did not come to an end. */
    public List<Sample<P>> match(int number, Seed seed) {
        return new Match(games.get(number % games.size()), seed.child(number)).play();
    }

    /** A position, its living seats in order, and their forecast. */
    private record Taken<P>(P position, List<Integer> living, ForecastChances forecast) {}

    private final class Match {

        private final Conquest game;
        private final Seed seed;
        private final State state;
        private final Simulation<State> simulation;
        private final RandomGenerator chance;
        private final RandomGenerator choice;
        private final List<Bot<Move, View>> bots;
        private final List<View> views;
        private final View all;
        private final Standings standings;
        private final List<Forecasting> forecasters;
        private final List<Taken<P>> kept = new ArrayList<>();
        private int lastTurn = -1;
        private boolean isWild;
        private @Nullable Bot<Move, View> guest;

        Match(Conquest game, Seed seed) {
            this.game = game;
            this.seed = seed;
            state = game.start();
            simulation = game.simulation();
            chance = seed.child("chance").random();
            choice = seed.child("choice").random();
            bots =
                    IntStream.range(0, game.seats())
                            .mapToObj(
                                    seat ->
                                            pool.get(choice.nextInt(pool.size()))
                                                    .make(game, seed.child("seat " + seat)))
                            .toList();
            views =
                    IntStream.range(0, game.seats())
                            .mapToObj(seat -> game.view(state, Viewer.inSeat(seat)))
                            .toList();
            all = game.view(state, new Viewer.Hindsight());
            standings = new Standings(game);
            forecasters = teacher == null ? List.of() : forecasters(teacher);
        }

        private List<Forecasting> forecasters(BotKind<Conquest, Move, View> kind) {
            return IntStream.range(0, game.seats())
                    .mapToObj(seat -> kind.make(game, seed.child("teacher " + seat)))
                    .map(bot -> ConquestBots.forecasting(bot).orElseThrow())
                    .toList();
        }

        List<Sample<P>> play() {
            while (state.turns() <= MOST_TURNS) {
                int actor = simulation.actor(state);
                if (actor == Simulation.NOBODY) return samples();
                if (actor == Simulation.NATURE) simulation.roll(state, chance);
                else decide(actor);
            }
            return List.of();
        }

        private void decide(int seat) {
            if (isTurnOpen() && state.turns() != lastTurn) beginTurn(seat);
            if (isRandom()) simulation.play(state, choice.nextInt(simulation.count(state)));
            else game.move(state, seat, player(seat).decide(views.get(seat), Budget.UNLIMITED));
        }

        private Bot<Move, View> player(int seat) {
            return guest == null ? bots.get(seat) : guest;
        }

        private boolean isTurnOpen() {
            return state.stage() == Stage.REINFORCE || state.stage() == Stage.ORDERS;
        }

        /** A random part of an order is no order, and armies that conquer should move in. */
        private boolean isRandom() {
            return isWild
                    && state.stage() != Stage.ORDERS
                    && choice.nextInt(WILD_DECISIONS) == 0
                    && state.stage() != Stage.OCCUPY;
        }

        private void beginTurn(int seat) {
            lastTurn = state.turns();
            isWild = choice.nextInt(WILD_TURNS) == 0;
            guest = isVisited() ? anyGuest() : null;
            if (choice.nextInt(taken) != 0) return;
            standings.look(state, all);
            if (standings.alive() < 2) return;
            var living =
                    IntStream.range(0, game.seats()).filter(standings::isAlive).boxed().toList();
            kept.add(new Taken<>(taker.apply(standings), living, forecast(seat, living)));
        }

        private ForecastChances forecast(int seat, List<Integer> living) {
            if (forecasters.isEmpty()) return ForecastChances.NONE;
            double[] all = forecasters.get(seat).forecast(views.get(seat));
            float[] chances = new float[living.size()];
            for (int i = 0; i < chances.length; i++) chances[i] = (float) all[living.get(i)];
            return new ForecastChances(chances);
        }

        private boolean isVisited() {
            return !guests.isEmpty() && choice.nextInt(GUEST_TURNS) == 0;
        }

        private Bot<Move, View> anyGuest() {
            return guests.get(choice.nextInt(guests.size()))
                    .make(game, seed.child("guest " + lastTurn));
        }

        private List<Sample<P>> samples() {
            int winner =
                    IntStream.range(0, game.seats())
                            .filter(state::isPlaying)
                            .findFirst()
                            .orElseThrow();
            return kept.stream()
                    .map(
                            it ->
                                    new Sample<>(
                                            it.position(),
                                            it.living().indexOf(winner),
                                            it.forecast()))
                    .toList();
        }
    }
}
