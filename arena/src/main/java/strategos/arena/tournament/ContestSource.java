package strategos.arena.tournament;

import strategos.arena.Contest;
import strategos.game.NotationException;

/** Opens the contests of a tournament. */
@FunctionalInterface
public interface ContestSource {

    /** The contest at one table of the schedule. */
    Contest<?, ?, ?> open(Tournament tournament, int table) throws NotationException;
}
