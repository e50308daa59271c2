package strategos.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What a viewer sees of any game: the viewer's own legal moves, numbered. */
public interface GameView<M> {

    /** How many legal moves are numbered; none if the viewer does not decide. */
    int count();

    /** The legal move with this number, from 0. */
    M option(int option);

    default List<M> moves() {
        return IntStream.range(0, count()).mapToObj(this::option).toList();
    }

    /** Why the viewer may not make this move now, in words for the player; empty if it may. */
    Optional<String> refusal(M move);

    /** How moves are written in this game. */
    Notation<M> notation();
}
