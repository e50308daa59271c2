package strategos.server.families;

import java.security.SecureRandom;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import strategos.dice.Bytes32;
import strategos.game.Seed;
import strategos.table.OutcomeSource;

/**
 * The source of randomness for the matches of a server: what is dealt before the first step, the
 * dice, and the choices of bots.
 */
@FunctionalInterface
public interface RandomSource {

    /** The numbers for one use of chance, which has a name as the children of a seed have. */
    RandomGenerator generator(String use);

    /** Of the operating system: nobody can know it beforehand. */
    static RandomSource unknown() {
        var random = new SecureRandom();
        return new RandomSource() {
            @Override
            public RandomGenerator generator(String use) {
                return random;
            }

            @Override
            public Optional<Supplier<Bytes32>> secrets() {
                return Optional.of(() -> secret(random));
            }
        };
    }

    private static Bytes32 secret(SecureRandom random) {
        var bytes = new byte[Bytes32.LENGTH];
        random.nextBytes(bytes);
        return Bytes32.of(bytes);
    }

    /** Draws the secrets that dice are sealed with; empty if they could be foreseen. */
    default Optional<Supplier<Bytes32>> secrets() {
        return Optional.empty();
    }

    /** The same in every match, also after the server was started again. */
    static RandomSource of(Seed seed) {
        return use -> seed.child(use).random();
    }

    default OutcomeSource dice() {
        return (seq, chance, _) -> chance.draw(generator("step " + seq));
    }
}
