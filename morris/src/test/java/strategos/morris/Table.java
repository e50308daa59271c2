package strategos.morris;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;

/** A match in a test: moves are written as players write them, and each of them is checked. */
final class Table {

    private final Morris game;
    private final State state;

    private Table(Morris game, State state) {
        this.game = game;
        this.state = state;
    }

    /** A new match; player 1 begins. */
    static Table start(Rules rules) {
        var game = new Morris(rules);
        var state = game.start();
        if (game.turn(state) instanceof Turn.Roll) game.apply(state, new Step.Rolled<>(0));
        return new Table(game, state);
    }

    /** All men placed, those of each player on the points with these letters; player 1 moves. */
    static Table moving(Rules rules, String ones, String twos) {
        int onesLost = rules.men() - ones.length();
        int twosLost = rules.men() - twos.length();
        var table = placing(rules, ones, onesLost, twos, twosLost);
        table.state.enter(MorrisStage.MOVE);
        return table;
    }

    /**
     * Men on these points, and this many of each player lost; the others are in hand. Player 1
     * places.
     */
    static Table placing(Rules rules, String ones, int onesLost, String twos, int twosLost) {
        var game = new Morris(rules);
        var state = new State(rules.board(), rules.men());
        state.begin(0);
        place(state, ones, onesLost);
        state.pass();
        place(state, twos, twosLost);
        state.pass();
        state.forget();
        state.enter(MorrisStage.PLACE);
        return new Table(game, state);
    }

    private static void place(State state, String letters, int lost) {
        for (int i = 0; i < lost; i++) {
            int empty = Integer.numberOfTrailingZeros(state.empty());
            state.place(empty);
            state.pass();
            state.take(empty);
            state.pass();
        }
        letters.chars().forEach(letter -> state.place(letter - 'A'));
    }

    /** The mover makes these moves, one after the other. */
    Table play(String... moves) throws NotationException {
        for (String move : moves) {
            refusal(move)
                    .ifPresent(
                            why -> {
                                throw new AssertionError(move + " is refused: " + why);
                            });
            var step = new Step.Moved<>(Seat.of(state.mover()), game.notation().read(move));
            game.apply(state, step);
        }
        return this;
    }

    /** Makes this many random moves that neither close a mill nor end the match. */
    void walk(int moves, RandomGenerator random) throws NotationException {
        for (int i = 0; i < moves; i++) {
            var quiet = options().stream().filter(this::isQuiet).toList();
            play(quiet.get(random.nextInt(quiet.size())));
        }
    }

    private boolean isQuiet(String move) {
        try {
            var after = new Table(game, game.copy(state)).play(move);
            return after.stage() == MorrisStage.MOVE;
        } catch (NotationException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    /** Why the mover may not make this move. */
    Optional<String> refusal(String move) throws NotationException {
        return game.refusal(state, Seat.of(state.mover()), game.notation().read(move));
    }

    /** What the mover can do, as it is written. */
    List<String> options() {
        return game.view(state, Viewer.inSeat(state.mover())).moves().stream()
                .map(game.notation()::write)
                .toList();
    }

    /** The points that the man on a point can go to, as letters in reading order. */
    String targets(String from) {
        return String.join(
                "",
                options().stream()
                        .filter(move -> move.startsWith(from))
                        .map(move -> move.substring(1))
                        .sorted()
                        .toList());
    }

    /** The men of player 1 or 2 as letters. */
    String men(int player) {
        var letters = new StringBuilder();
        for (int point = 0; point < game.rules().board().size(); point++)
            if ((state.men(player - 1) >>> point & 1) != 0)
                letters.append(game.rules().board().letter(point));
        return letters.toString();
    }

    int hand(int player) {
        return state.hand(player - 1);
    }

    /** Whose turn it is, as players are counted: 1 or 2. */
    int mover() {
        return state.mover() + 1;
    }

    MorrisStage stage() {
        return state.stage();
    }

    Turn turn() {
        return game.turn(state);
    }

    State state() {
        return state;
    }

    Morris game() {
        return game;
    }

    /** The moves as they come in a string with spaces. */
    static String[] moves(String text) {
        return Arrays.stream(text.split(" ", -1))
                .filter(move -> !move.isEmpty())
                .toArray(String[]::new);
    }
}
