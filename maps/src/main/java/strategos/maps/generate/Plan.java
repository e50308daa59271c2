package strategos.maps.generate;

import strategos.conquest.board.Board;
import strategos.game.Seed;

/**
 * What a board made at random should be like. The same plan gives the same board, to the letter.
 *
 * @param islands how many lands there are with sea between them
 */
public record Plan(int territories, int continents, int islands, Seed seed) {

    /** Fewer do not make a board that one wants to play. */
    public static final int FEWEST = 6;

    /** No continent has fewer territories on average. */
    private static final int FEWEST_PER_CONTINENT = 2;

    private static final int USUAL_PER_CONTINENT = 7;
    private static final int USUAL_ISLANDS = 3;

    public Plan {
        if (territories < FEWEST || territories > Board.LIMIT)
            throw new IllegalArgumentException(
                    "a board at random has %d to %d territories, not %d"
                            .formatted(FEWEST, Board.LIMIT, territories));
        int mostContinents = territories / FEWEST_PER_CONTINENT;
        if (continents < 1 || continents > mostContinents)
            throw new IllegalArgumentException(
                    "%d territories make 1 to %d continents, not %d"
                            .formatted(territories, mostContinents, continents));
        if (islands < 1 || islands > territories / FEWEST_PER_CONTINENT)
            throw new IllegalArgumentException(
                    "%d territories make 1 to %d islands, not %d"
                            .formatted(territories, mostContinents, islands));
    }

    /** So many territories, and all else as usual. */
    public static Plan of(int territories, Seed seed) {
        if (territories < FEWEST) return new Plan(territories, 1, 1, seed);
        int continents = Math.max(2, Math.round((float) territories / USUAL_PER_CONTINENT));
        return new Plan(
                territories, continents, Math.min(USUAL_ISLANDS, territories / FEWEST), seed);
    }

    public Plan withContinents(int count) {
        return new Plan(territories, count, islands, seed);
    }

    public Plan withIslands(int count) {
        return new Plan(territories, continents, count, seed);
    }

    /** The board. */
    public Board board() {
        return Generator.board(this);
    }

    /** What the board is called: the numbers that make it again. */
    String name() {
        Plan usual = of(territories, seed);
        String name = "random-" + territories + "-" + seed.value();
        return equals(usual) ? name : name + "-" + continents + "-" + islands;
    }
}
