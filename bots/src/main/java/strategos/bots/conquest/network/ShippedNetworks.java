package strategos.bots.conquest.network;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;

/**
 * The networks that are part of the program: one for {@code world}, one for duels there, and one
 * for other boards.
 */
public final class ShippedNetworks {

    private ShippedNetworks() {}

    /** Read when the first bot needs it. */
    private static final class World {
        static final Board BOARD = ConquestBoards.world();
        static final SeatWeights WEIGHTS = read("world.network");
    }

    /** Read when the first bot needs it. */
    private static final class Duel {
        static final SeatWeights WEIGHTS = read("world-duel.network");
    }

    /** Read when the first bot needs it. */
    private static final class Any {
        static final SeatWeights WEIGHTS = read("any.network");
    }

    /** The network for a game. */
    public static SeatNetwork of(Conquest game) {
        return new SeatNetwork(weights(game), game);
    }

    /** The weights for a game. */
    public static SeatWeights weights(Conquest game) {
        boolean isDuel = game.seats() == 2 && isWorld(game.board());
        return isDuel ? Duel.WEIGHTS : weights(game.board());
    }

    /** The weights for a board, for any number of seats. */
    public static SeatWeights weights(Board board) {
        return isWorld(board) ? World.WEIGHTS : Any.WEIGHTS;
    }

    private static boolean isWorld(Board board) {
        return board.equals(World.BOARD);
    }

    private static SeatWeights read(String name) {
        try (var in =
                Objects.requireNonNull(ShippedNetworks.class.getResourceAsStream(name), name)) {
            return NetworkFile.read(in.readAllBytes());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
