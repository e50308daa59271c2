package strategos.bots.morris;

import java.util.Comparator;
import strategos.morris.Move;

/**
 * A move in the memory of a learning player.
 *
 * @param own whether the learning player made it, or its opponent
 * @param played how often it was made
 * @param wins mills that the player who made it closed afterwards
 * @param losses mills that the other closed afterwards
 */
public record Remembered(Move.OnBoard move, boolean own, int played, int wins, int losses) {

    /** The sort key of a list, in descending order. */
    public enum Order {
        PLAYED,
        WINS,
        LOSSES;

        Comparator<Remembered> comparator() {
            return Comparator.comparingInt(this::count)
                    .reversed()
                    .thenComparing(remembered -> remembered.move().toString())
                    .thenComparing(Remembered::own);
        }

        private int count(Remembered remembered) {
            return switch (this) {
                case PLAYED -> remembered.played();
                case WINS -> remembered.wins();
                case LOSSES -> remembered.losses();
            };
        }
    }
}
