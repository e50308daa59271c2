package strategos.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import strategos.morris.Board;
import strategos.morris.Rules;
import strategos.morris.Symmetries;

/**
 * The first moves of a game, one of each class of points that are equal by symmetry.
 *
 * @param value of the empty board, for the player who begins
 */
public record Openings(String value, List<OpeningMove> moves) {

    /**
     * A first move.
     *
     * @param alike the number of points that are equal to it by symmetry, itself included
     * @param value for the player who makes it
     */
    public record OpeningMove(String point, int alike, String value) {}

    public Openings {
        moves = List.copyOf(moves);
    }

    /** Reads the values from the tables, which are there. */
    public static Openings of(TableFolder tables) {
        Rules rules = tables.rules();
        Board board = rules.board();
        var symmetries = new Symmetries(board);
        OutcomeTable second = tables.table(new PlacingKey(0, 1, rules.men(), rules.men() - 1));
        List<OpeningMove> moves = new ArrayList<>();
        for (int point = 0; point < board.size(); point++) {
            int[] alike = images(symmetries, point);
            int value = Outcome.afterMove(second.of(0, 1 << point));
            if (alike[0] == point)
                moves.add(new OpeningMove(board.letter(point), alike.length, word(value)));
        }
        OutcomeTable first = tables.table(new PlacingKey(0, 0, rules.men(), rules.men()));
        return new Openings(word(first.of(0, 0)), moves);
    }

    private static int[] images(Symmetries symmetries, int point) {
        return IntStream.range(0, symmetries.size())
                .map(symmetry -> symmetries.point(symmetry, point))
                .sorted()
                .distinct()
                .toArray();
    }

    private static String word(int outcome) {
        return Outcome.isWin(outcome) ? "win" : Outcome.isLoss(outcome) ? "loss" : "draw";
    }
}
