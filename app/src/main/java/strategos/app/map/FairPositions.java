package strategos.app.map;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import strategos.arena.balance.BalanceTrial;
import strategos.arena.balance.Race;
import strategos.conquest.board.Board;
import strategos.game.Seed;
import strategos.maps.balance.Deal;
import strategos.terminal.shell.BadInput;

/**
 * Finds fair starting positions for a board, by rating many deals and playing matches from some.
 */
final class FairPositions {

    private static final int USUAL = 24;
    private static final int MOST = 1_000;
    private static final int USUAL_SEATS = 3;

    @Option(
            names = "--fairest-of",
            paramLabel = "N",
            description =
                    "Add the fairest of N deals of starting positions, found by matches of bots;"
                            + " 24 take about half a minute.")
    private @Nullable Integer asked;

    @Option(names = "--seats", paramLabel = "N", description = "The number of seats (default: 3).")
    private @Nullable Integer seats;

    /** Whether a person asked for positions. */
    boolean areWanted() {
        if (asked == null && seats != null)
            throw new BadInput("--seats: applies to starting positions only; add --fairest-of");
        return asked != null;
    }

    /** So many seats, if they can be tried on the board. */
    static int checked(Board board, int seats) {
        int most = Math.min(BalanceTrial.MOST_POSITIONS, board.size());
        if (seats < 2 || seats > most)
            throw new BadInput(
                    "--seats: %s can have 2 to %d starting positions, not %d"
                            .formatted(board.name(), most, seats));
        return seats;
    }

    /** The board with the fairest positions that are found. */
    Board on(Board board, Seed seed, int threads) {
        int candidates = asked == null ? USUAL : asked;
        if (candidates < 1 || candidates > MOST)
            throw new BadInput("--fairest-of: 1 to %d deals can be tried".formatted(MOST));
        int sharing = checked(board, seats == null ? USUAL_SEATS : seats);
        try {
            List<Board> dealt =
                    Deal.draw(board, sharing, candidates, seed.child("deals")).stream()
                            .map(deal -> board.withStarts(deal.starts()))
                            .toList();
            return Race.fairest(dealt, seed.child("race"), threads, _ -> {});
        } catch (IllegalArgumentException refused) {
            throw new BadInput(refused);
        }
    }
}
