package strategos.bots.morris;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.State;
import strategos.solve.TableFolder;

/**
 * Matches of a player who follows a book, with every decision looked up. Half of the replies are
 * random, the others random among those that keep the value, so that matches stay balanced.
 */
public final class BookCheck {

    /**
     * What was found.
     *
     * @param decisions of the player of the book
     * @param corrected those in which it did not play the best move of the search
     * @param mistakes those that gave away value
     */
    public record Result(long decisions, long corrected, long mistakes) {

        public static final Result NONE = new Result(0, 0, 0);

        public Result plus(Result more) {
            return new Result(
                    decisions + more.decisions,
                    corrected + more.corrected,
                    mistakes + more.mistakes);
        }
    }

    private final Morris game;
    private final MorrisPlayout playout;
    private final TableMoves values;
    private final BookPlayer player;

    /**
     * @param tables of the rules of the book, as many as it needs to be made
     */
    public BookCheck(TableFolder tables, OpeningBook book) {
        game = new Morris(tables.rules().withoutDraws());
        playout = game.simulation();
        values = new TableMoves(game, tables);
        player = new BookPlayer(book);
    }

    /**
     * Plays a match as far as the book goes.
     *
     * @param seat that plays by the book
     */
    public Result play(int seat, RandomGenerator random) {
        State state = game.emptyBoard(0);
        Result result = Result.NONE;
        while (player.covers(state)) {
            if (state.mover() == seat) result = decide(state, result);
            else playout.play(state, reply(state, random));
        }
        return result;
    }

    private int reply(State state, RandomGenerator random) {
        if (random.nextBoolean()) return random.nextInt(playout.count(state));
        int[] good = good(state);
        return good[random.nextInt(good.length)];
    }

    private int[] good(State state) {
        return TableMoves.good(values.knownSigns(state));
    }

    private Result decide(State state, Result before) {
        int code = player.move(state);
        boolean isGood = Arrays.stream(good(state)).anyMatch(it -> playout.code(state, it) == code);
        var here = new Result(1, player.isCorrected(state) ? 1 : 0, isGood ? 0 : 1);
        playout.playCode(state, code);
        return before.plus(here);
    }
}
