package strategos.testkit;

import java.util.random.RandomGenerator;

/** A property of every moment of every match. */
@FunctionalInterface
public interface MomentLaw<S, M, V> {

    /** Fails with an assertion error where the law is broken. */
    void check(GameUnderTest<S, M, V> under, Moment<S, M> moment, RandomGenerator random)
            throws Exception;
}
