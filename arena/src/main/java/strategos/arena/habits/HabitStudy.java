package strategos.arena.habits;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.arena.WorkerThreads;
import strategos.bots.BotKind;
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
 * Matches between bots that take turns, in which their habits are counted. Seats rotate; apart from
 * times, the same seed gives the same numbers on any number of threads.
 *
 * @param kinds the bots, one per seat
 */
public record HabitStudy(Conquest game, List<BotKind<Conquest, Move, View>> kinds) {

    /** A longer match is given up. */
    private static final int MOST_TURNS = 1_000;

    /** The size from which a stack counts. */
    private static final int STACK = 10;

    public HabitStudy {
        kinds = List.copyOf(kinds);
    }

    /** The habits of each bot over some matches. */
    public List<Habits> count(int matches, int threads, Seed seed) {
        List<Habits> all = Stream.generate(Habits::new).limit(kinds.size()).toList();
        var next = new AtomicInteger();
        WorkerThreads.run(
                threads,
                () -> {
                    for (int i = next.getAndIncrement(); i < matches; i = next.getAndIncrement()) {
                        var found = new Match(i, seed).play();
                        synchronized (all) {
                            for (int bot = 0; bot < all.size(); bot++)
                                all.get(bot).add(found.get(bot));
                        }
                    }
                });
        return all;
    }

    private final class Match {

        private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        private final int shift;
        private final State state = game.start();
        private final Simulation<State> simulation = game.simulation();
        private final RandomGenerator chance;
        private final List<Bot<Move, View>> bots = new ArrayList<>();
        private final List<View> views = new ArrayList<>();
        private final List<Habits> habits = new ArrayList<>();
        private final List<BitSet> continents = new ArrayList<>();
        private final int[] hands = new int[game.seats()];
        private final BitSet living = new BitSet();
        private int turn = -1;
        private int mover = -1;

        Match(int number, Seed seed) {
            int seats = game.seats();
            shift = number % seats;
            var own = seed.child(number / seats);
            chance = own.child("chance").random();
            for (int seat = 0; seat < seats; seat++) {
                var botSeed = own.child("bot " + bot(seat));
                bots.add(kinds.get(bot(seat)).make(game, botSeed));
                views.add(game.view(state, Viewer.inSeat(seat)));
                habits.add(new Habits());
                continents.add(new BitSet());
            }
        }

        /** The bot in a seat. */
        private int bot(int seat) {
            return (seat + shift) % game.seats();
        }

        List<Habits> play() {
            while (state.turns() <= MOST_TURNS) {
                int actor = simulation.actor(state);
                if (actor == Simulation.NOBODY) break;
                if (actor == Simulation.NATURE) simulation.roll(state, chance);
                else decide(actor);
            }
            countDeaths();
            return habits;
        }

        private void decide(int seat) {
            if (state.stage() == Stage.REINFORCE && state.turns() != turn) {
                if (mover >= 0) endTurn();
                beginTurn(seat);
            }
            long before = clock.getCurrentThreadCpuTime();
            Move move = bots.get(seat).decide(views.get(seat), Budget.UNLIMITED);
            habits.get(bot(seat)).spend(clock.getCurrentThreadCpuTime() - before);
            game.move(state, seat, move);
        }

        private void beginTurn(int seat) {
            turn = state.turns();
            mover = seat;
            var held = continents.get(seat);
            int before = held.cardinality();
            int still = (int) held.stream().filter(c -> state.holdsAll(seat, c)).count();
            habits.get(bot(seat)).countContinents(before, still);
            habits.get(bot(seat)).countTurn(views.get(seat).income(seat));
            for (int each = 0; each < hands.length; each++) {
                hands[each] = state.handSize(each);
                living.set(each, state.isAlive(each));
            }
        }

        private void endTurn() {
            var held = continents.get(mover);
            held.clear();
            for (int c = 0; c < game.board().continents().size(); c++)
                held.set(c, state.holdsAll(mover, c));
            int[] stacks =
                    IntStream.range(0, game.board().size())
                            .filter(t -> state.owner(t) == mover && state.armies(t) >= STACK)
                            .toArray();
            int inland = (int) IntStream.of(stacks).filter(this::isInland).count();
            habits.get(bot(mover)).countStacks(stacks.length, inland);
            countDeaths();
        }

        private boolean isInland(int territory) {
            var board = game.board();
            return IntStream.range(board.firstBorder(territory), board.endBorder(territory))
                    .allMatch(b -> views.get(mover).isFriend(state.owner(board.to(b))));
        }

        private void countDeaths() {
            for (int seat = 0; seat < hands.length; seat++) {
                if (!living.get(seat) || state.isAlive(seat)) continue;
                living.clear(seat);
                habits.get(bot(seat)).countContinents(continents.get(seat).cardinality(), 0);
                habits.get(bot(seat)).countDeath(hands[seat]);
            }
        }
    }
}
