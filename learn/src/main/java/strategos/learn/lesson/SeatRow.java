package strategos.learn.lesson;

import strategos.bots.conquest.value.Standings;
import strategos.bots.conquest.value.Term;

/**
 * A seat in a position at the beginning of a turn.
 *
 * @param match a number that the positions of a match share
 * @param stratum a class of seats with about as many armies, of which all or none have the turn
 * @param territories the territories that it holds, as bits
 * @param continents the continents that it holds, as bits
 * @param network its chance to win in the opinion of the network
 * @param planner the same in the opinion of the planner's own value
 */
record SeatRow(
        int match,
        int stratum,
        long territories,
        int continents,
        double network,
        double planner,
        boolean won) {

    private static final int CLASSES = 20;

    static final int STRATA = 2 * CLASSES;

    static SeatRow of(
            int match, Standings standings, int seat, double network, double planner, boolean won) {
        var board = standings.board();
        long territories = 0;
        for (int t = 0; t < board.size(); t++)
            if (standings.owner(t) == seat) territories |= 1L << t;
        int continents = 0;
        for (int c = 0; c < board.continents().size(); c++)
            if (isWhole(standings, c, seat)) continents |= 1 << c;
        return new SeatRow(
                match, stratum(standings, seat), territories, continents, network, planner, won);
    }

    /** The same seat of a match that it has won, or not. */
    SeatRow won(boolean isWinner) {
        return new SeatRow(match, stratum, territories, continents, network, planner, isWinner);
    }

    private static boolean isWhole(Standings standings, int continent, int seat) {
        int others = 0;
        for (int owner = 0; owner <= standings.seats(); owner++)
            if (owner != seat) others += standings.held(continent, owner);
        return others == 0 && standings.held(continent, seat) > 0;
    }

    private static int stratum(Standings standings, int seat) {
        double share = standings.armiesOf(seat) / standings.allArmies();
        int found = Math.min(CLASSES - 1, (int) (share * CLASSES));
        boolean moves = standings.of(seat)[Term.SOON.ordinal()] == 1;
        return moves ? CLASSES + found : found;
    }

    boolean holds(int territory) {
        return (territories >>> territory & 1) == 1;
    }

    boolean holdsContinent(int continent) {
        return (continents >>> continent & 1) == 1;
    }
}
