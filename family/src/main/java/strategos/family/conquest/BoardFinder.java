package strategos.family.conquest;

import strategos.conquest.board.Board;
import strategos.game.NotationException;

/** Finds the board that somebody names: one that ships, or whatever else names mean here. */
@FunctionalInterface
public interface BoardFinder {
    Board find(String name) throws NotationException;
}
