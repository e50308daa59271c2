package strategos.family.conquest;

import strategos.conquest.board.Board;
import strategos.game.NotationException;

/** Resolves the name of a board: a built-in board, or another kind of name. */
@FunctionalInterface
public interface BoardFinder {
    Board find(String name) throws NotationException;
}
