package strategos.testkit;

import strategos.game.Seed;

/** A property of every match as a whole; the match is the random one of a seed. */
@FunctionalInterface
public interface MatchLaw<S, M, V> {

    /** Fails with an assertion error where the law is broken. */
    void check(GameUnderTest<S, M, V> under, Seed seed) throws Exception;
}
