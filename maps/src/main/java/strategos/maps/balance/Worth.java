package strategos.maps.balance;

import static java.util.Comparator.comparingDouble;

import java.util.List;
import java.util.stream.IntStream;
import strategos.conquest.board.Board;
import strategos.maps.generate.Bonus;

/**
 * The bonus of a continent compared with its cost.
 *
 * @param pays its bonus
 * @param cost the number of territories to conquer, and how many of them have to be held against
 *     others
 */
public record Worth(String continent, int pays, Bonus cost) {

    /** The continents of a board, the best bargain first. */
    public static List<Worth> of(Board board) {
        var bonuses = Bonus.of(board.territories(), board.continents().size());
        return IntStream.range(0, bonuses.size())
                .mapToObj(
                        c ->
                                new Worth(
                                        board.continents().get(c).name(),
                                        board.bonus(c),
                                        bonuses.get(c)))
                .sorted(comparingDouble(worth -> -worth.value()))
                .toList();
    }

    /** What it pays for each territory that has to be won. */
    public double perTerritory() {
        return (double) pays / cost.size();
    }

    /** What it pays by what the formula of bonuses would: more than 1 is a bargain. */
    public double value() {
        return pays / cost.worth();
    }
}
