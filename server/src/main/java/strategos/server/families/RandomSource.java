package strategos.server.families;

import java.security.SecureRandom;
import java.util.random.RandomGenerator;
import strategos.game.Seed;
import strategos.table.OutcomeSource;

/**
 * The source of randomness for the matches of a server: what is dealt before the first step, the
 * dice, and the choices of bots.
 */
@FunctionalInterface
public interface RandomSource {

    /** The numbers for one use of chance, which has a name as the children of a seed have. */
    RandomGenerator random(String use);

    /** Of the operating system: nobody can know it beforehand. */
    static RandomSource unknown() {
        var random = new SecureRandom();
        return _ -> random;
    }

    /** The same in every match, also after the server was started again. */
    static RandomSource of(Seed seed) {
        return use -> seed.child(use).random();
    }

    default OutcomeSource dice() {
        return (seq, chance) -> chance.draw(random("step " + seq));
    }
}
