package strategos.bots.morris;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import strategos.bots.BotKind;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Viewer;
import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.MorrisStage;
import strategos.morris.Move;
import strategos.morris.State;
import strategos.morris.View;
import strategos.solve.TableFolder;

/**
 * Positions with the value of every move, to compare bots with perfect play. In each of them
 * something can be given away.
 */
public final class GradedPositions {

    /** The number of men that are placed at random, so that matches differ. */
    private static final int RANDOM_MEN = 4;

    /** The values of two outcomes next to each other differ by this. */
    private static final double STEP = 0.5;

    /** A position and the values of its moves: 1, 0 or -1. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Position(State state, int[] values) {

        int best() {
            return Arrays.stream(values).max().orElseThrow();
        }

        boolean isEasy() {
            return Arrays.stream(values).allMatch(value -> value == best());
        }
    }

    private final Morris game;
    private final MorrisPlayout playout;
    private final TableMoves tables;
    private final List<Position> found = new ArrayList<>();

    /**
     * Takes positions from matches of a bot against itself.
     *
     * @param tables all of them are there
     */
    public GradedPositions(
            Morris game,
            TableFolder tables,
            BotKind<Morris, Move, View> bot,
            int positions,
            Seed seed) {
        this.game = game;
        playout = game.simulation();
        this.tables = new TableMoves(new Morris(game.rules().withoutDraws()), tables);
        for (int match = 0; found.size() < positions; match++)
            play(bot, positions, seed.child(match));
    }

    private void play(BotKind<Morris, Move, View> bot, int positions, Seed seed) {
        State state = game.start();
        if (state.stage() == MorrisStage.DRAW) game.apply(state, new Step.Rolled<>(0));
        RandomGenerator random = seed.child("opening").random();
        while (state.turns() < RANDOM_MEN)
            playout.play(state, random.nextInt(playout.count(state)));
        Bot<Move, View> player = bot.make(game, seed.child("bot"));
        while (playout.actor(state) >= 0 && found.size() < positions) {
            var position = new Position(game.copy(state), tables.knownSigns(state.withoutPast()));
            if (!position.isEasy()) found.add(position);
            Move move = player.decide(view(state), Budget.UNLIMITED);
            game.apply(state, new Step.Moved<>(Seat.of(state.mover()), move));
        }
    }

    private View view(State state) {
        return game.view(state, Viewer.inSeat(state.mover()));
    }

    /** What a bot gives away, by what is decided. */
    public List<Grade> grade(BotKind<Morris, Move, View> bot, Budget budget, Seed seed) {
        Map<MorrisStage, Grade> grades = new EnumMap<>(MorrisStage.class);
        for (int i = 0; i < found.size(); i++) {
            Position position = found.get(i);
            Bot<Move, View> player = bot.make(game, seed.child(i));
            Move move = player.decide(view(game.copy(position.state)), budget);
            double loss = STEP * (position.best() - position.values[option(position.state, move)]);
            MorrisStage stage = position.state.stage();
            grades.put(stage, grades.getOrDefault(stage, Grade.none(stage)).plus(loss));
        }
        return List.copyOf(grades.values());
    }

    private int option(State state, Move move) {
        int option = 0;
        while (!playout.decode(state, playout.code(state, option)).equals(move)) option++;
        return option;
    }
}
