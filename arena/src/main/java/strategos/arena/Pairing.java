package strategos.arena;

import java.util.List;
import strategos.game.Seed;

/**
 * One match of a contest before it is played.
 *
 * @param match its number, from 0
 * @param seated for each seat the index of the entrant who sits there
 * @param seed the luck of this match alone
 */
public record Pairing(int match, List<Integer> seated, Seed seed) {

    public Pairing {
        seated = List.copyOf(seated);
    }

    Seed chance() {
        return seed.child("chance");
    }

    Seed ofSeat(int seat) {
        return seed.child("seat " + (seat + 1));
    }
}
