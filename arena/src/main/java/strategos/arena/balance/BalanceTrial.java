package strategos.arena.balance;

import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import strategos.arena.Arena;
import strategos.arena.Contest;
import strategos.arena.ContestOpening;
import strategos.arena.Played;
import strategos.bots.BotKind;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Setup;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Seed;

/**
 * Matches of {@code modern} on a board, one bot in all seats. Every position is played in every
 * turn order equally often, so the turn cancels out between positions, and the position between
 * turns.
 */
public final class BalanceTrial {

    /** Frozen, so that reports from different days can be compared. */
    public static final BotKind<Conquest, Move, View> BOT =
            ConquestBots.named("balanced-1").orElseThrow();

    /** What the rules are called. */
    public static final String RULES = ConquestPresets.MODERN.name();

    /** A match that goes on for longer is a draw. */
    private static final int MOST_TURNS = 1_000;

    /** There are 720 orders of six seats. */
    public static final int MOST_POSITIONS = 6;

    private final List<DrawnOrder> orders;
    private final int rounds;
    private final Contest<State, Move, View> contest;

    /**
     * Plays at least this number of matches on a board with starting positions, rounded up so that
     * each turn order occurs equally often.
     */
    public BalanceTrial(Board board, int matches, Seed seed) {
        this(new Conquest(fromPositions(board), board, positions(board)), matches, seed);
    }

    private BalanceTrial(Conquest game, int matches, Seed seed) {
        orders = DrawnOrder.all(game);
        rounds = Math.max(1, Math.ceilDiv(matches, orders.size()));
        contest =
                Contest.of(
                                game,
                                Collections.nCopies(game.seats(), BOT),
                                rounds * orders.size(),
                                MOST_TURNS,
                                seed)
                        .after(ContestOpening.rolled(match -> order(match).rolls()));
    }

    /** The same on a board whose territories are dealt anew in each match. */
    public static BalanceTrial dealt(Board board, int seats, int matches, Seed seed) {
        return new BalanceTrial(new Conquest(ConquestPresets.MODERN, board, seats), matches, seed);
    }

    /** Whether the board has starting positions that can be tried. */
    public static boolean hasPositions(Board board) {
        int positions = board.features().starts().size();
        return positions >= 2 && positions <= MOST_POSITIONS;
    }

    private static int positions(Board board) {
        int positions = board.features().starts().size();
        if (!hasPositions(board))
            throw new IllegalArgumentException(
                    "a board needs 2 to %d starting positions, but %s has %d"
                            .formatted(MOST_POSITIONS, board.name(), positions));
        return positions;
    }

    private static Ruleset fromPositions(Board board) {
        int held =
                board.features().starts().stream().mapToInt(start -> start.armies().size()).sum();
        var neutral = held < board.size() ? Setup.Neutral.WITH_TWO_SEATS : Setup.Neutral.NONE;
        return ConquestPresets.MODERN.withSetup(
                new Setup(Setup.Territories.POSITIONS, Setup.Armies.IN_TURN, neutral));
    }

    public int matches() {
        return contest.matches();
    }

    /** The number of rounds; in each, every turn order is played once. */
    public int rounds() {
        return rounds;
    }

    /** Plays all matches, and tells of each as it ends, from any thread. */
    public Balance play(int threads, Consumer<Played> listener) {
        return balance(Arena.play(contest, threads, listener));
    }

    /**
     * Plays one round on this thread.
     *
     * @param observer called after each step; it may wait, and ends the round by throwing
     */
    public List<Played> playRound(int round, Runnable observer) {
        int first = round * orders.size();
        return IntStream.range(first, first + orders.size())
                .mapToObj(match -> Arena.play(contest, match, observer))
                .toList();
    }

    /** The result of complete rounds. */
    public Balance balance(List<Played> matches) {
        int seats = contest.game().seats();
        int[] byTurn = new int[seats];
        int[] byPosition = new int[seats];
        for (Played played : matches) {
            for (int entrant : played.winners()) {
                int seat = contest.pairing(played.match()).seated().indexOf(entrant);
                byPosition[seat]++;
                byTurn[order(played.match()).place(seat)]++;
            }
        }
        return Balance.of(matches, byTurn, byPosition);
    }

    private DrawnOrder order(int match) {
        return orders.get(match % orders.size());
    }
}
