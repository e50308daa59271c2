package strategos.maps.generate;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import strategos.conquest.board.Board;
import strategos.game.Seed;

/**
 * The parameters of a random board. The same plan gives the same board, byte for byte.
 *
 * @param islands the number of islands
 * @param extras boosts and pay of territories; they do not affect the rest of the board
 */
public record Plan(int territories, int continents, int islands, Set<Extra> extras, Seed seed) {

    /** An optional feature of the territories of a random board. */
    public enum Extra {
        /** Supplies and power here and there. */
        BOOSTS,
        /** Every territory pays an amount of its own. */
        PAYS;

        /** What it is called in the name of a board. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Fewer do not make a board that one wants to play. */
    public static final int FEWEST = 6;

    /** No continent has fewer territories on average. */
    private static final int FEWEST_PER_CONTINENT = 2;

    private static final int USUAL_PER_CONTINENT = 7;
    private static final int USUAL_ISLANDS = 3;

    public Plan {
        extras = Collections.unmodifiableSet(copy(extras));
        if (territories < FEWEST || territories > Board.LIMIT)
            throw new IllegalArgumentException(
                    "a random board has %d to %d territories, not %d"
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
        if (territories < FEWEST) return new Plan(territories, 1, 1, Set.of(), seed);
        int continents = Math.max(2, Math.round((float) territories / USUAL_PER_CONTINENT));
        int islands = Math.min(USUAL_ISLANDS, territories / FEWEST);
        return new Plan(territories, continents, islands, Set.of(), seed);
    }

    public Plan withContinents(int count) {
        return new Plan(territories, count, islands, extras, seed);
    }

    public Plan withIslands(int count) {
        return new Plan(territories, continents, count, extras, seed);
    }

    public Plan with(Extra extra) {
        var more = copy(extras);
        more.add(extra);
        return new Plan(territories, continents, islands, more, seed);
    }

    /** Always in the same order. */
    private static EnumSet<Extra> copy(Set<Extra> extras) {
        var copy = EnumSet.noneOf(Extra.class);
        copy.addAll(extras);
        return copy;
    }

    /** Whether continents and islands are as many as usual. */
    boolean isUsual() {
        Plan usual = of(territories, seed);
        return continents == usual.continents && islands == usual.islands;
    }

    /** The board. */
    public Board board() {
        return Generator.board(this);
    }

    /** What the board is called: the numbers that make it again. */
    String name() {
        var name = new StringBuilder("random-" + territories + "-" + seed.value());
        if (!isUsual()) name.append("-" + continents + "-" + islands);
        for (Extra extra : extras) name.append("-" + extra.word());
        return name.toString();
    }
}
