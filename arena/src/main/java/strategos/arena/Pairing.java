package strategos.arena;

import java.util.List;
import strategos.game.Seed;

/**
 * One match of a contest before it is played.
 *
 * @param match its number, from 0
 * @param seated the index of the entrant in each seat
 * @param seed the seed of this match
 * @param opening the seed of its opening, shared by all matches of a rotation
 * @param luck the seed of its dice and deals
 */
public record Pairing(int match, List<Integer> seated, Seed seed, Seed opening, Seed luck) {

    public Pairing {
        seated = List.copyOf(seated);
    }

    Seed chance() {
        return luck.child("chance");
    }

    Seed openingChance() {
        return opening.child("chance");
    }

    Seed opener() {
        return opening.child("opener");
    }

    Seed ofSeat(int seat) {
        return seed.child("seat " + (seat + 1));
    }
}
