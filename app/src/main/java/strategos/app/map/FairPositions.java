package strategos.app.map;

import java.util.List;
import picocli.CommandLine.Option;
import strategos.app.cli.BadInput;
import strategos.arena.balance.Race;
import strategos.conquest.board.Board;
import strategos.game.Seed;
import strategos.maps.balance.Deal;

/** The choice of fair starting positions for a board, by a look at many and matches from some. */
final class FairPositions {

    private static final int MOST = 1_000;

    @Option(
            names = "--fairest-of",
            paramLabel = "N",
            description =
                    "Give the board the fairest of N deals of starting positions, found by matches"
                            + " of bots; 24 take about half a minute (default: none).")
    private int candidates;

    @Option(
            names = "--seats",
            paramLabel = "N",
            description = "For how many seats (default: ${DEFAULT-VALUE}).",
            defaultValue = "3")
    private int seats;

    boolean areWanted() {
        return candidates != 0;
    }

    /** The board with the fairest positions that are found. */
    Board on(Board board, Seed seed, int threads) {
        if (candidates < 1 || candidates > MOST)
            throw new BadInput("--fairest-of: 1 to %d deals can be tried".formatted(MOST));
        try {
            List<Board> dealt =
                    Deal.draw(board, seats, candidates, seed.child("deals")).stream()
                            .map(deal -> board.withStarts(deal.starts()))
                            .toList();
            return Race.fairest(dealt, seed.child("race"), threads, _ -> {});
        } catch (IllegalArgumentException refused) {
            throw new BadInput(refused);
        }
    }
}
