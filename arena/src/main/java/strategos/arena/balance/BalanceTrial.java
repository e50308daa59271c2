package strategos.arena.balance;

import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
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
 * Matches of {@code modern} from the starting positions of a board, one bot in all seats. Every
 * position is played in every turn order equally often, so the turn cancels out between positions,
 * and the position between turns.
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
    private final Contest<State, Move, View> contest;

    /**
     * Plays at least this number of matches on a board with starting positions, rounded up so that
     * each turn order occurs equally often.
     */
    public BalanceTrial(Board board, int matches, Seed seed) {
        int seats = board.features().starts().size();
        if (seats < 2 || seats > MOST_POSITIONS)
            throw new IllegalArgumentException(
                    "a board needs 2 to %d starting positions, but %s has %d"
                            .formatted(MOST_POSITIONS, board.name(), seats));
        var game = new Conquest(rules(board), board, seats);
        orders = DrawnOrder.all(game);
        int rounds = Math.max(1, Math.ceilDiv(matches, orders.size()));
        contest =
                Contest.of(
                                game,
                                Collections.nCopies(seats, BOT),
                                rounds * orders.size(),
                                MOST_TURNS,
                                seed)
                        .after(ContestOpening.rolled(match -> order(match).rolls()));
    }

    private static Ruleset rules(Board board) {
        int held =
                board.features().starts().stream().mapToInt(start -> start.armies().size()).sum();
        var neutral = held < board.size() ? Setup.Neutral.WITH_TWO_SEATS : Setup.Neutral.NONE;
        return ConquestPresets.MODERN.withSetup(
                new Setup(Setup.Territories.POSITIONS, Setup.Armies.IN_TURN, neutral));
    }

    public int matches() {
        return contest.matches();
    }

    /** Plays all matches, and tells of each as it ends, from any thread. */
    public Balance play(int threads, Consumer<Played> listener) {
        int seats = contest.game().seats();
        int[] byTurn = new int[seats];
        int[] byPosition = new int[seats];
        int draws = 0;
        for (Played played : Arena.play(contest, threads, listener)) {
            if (played.winners().isEmpty()) draws++;
            for (int entrant : played.winners()) {
                int seat = contest.pairing(played.match()).seated().indexOf(entrant);
                byPosition[seat]++;
                byTurn[order(played.match()).place(seat)]++;
            }
        }
        return Balance.of(matches(), draws, byTurn, byPosition);
    }

    private DrawnOrder order(int match) {
        return orders.get(match % orders.size());
    }
}
