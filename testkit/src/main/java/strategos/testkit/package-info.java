/**
 * The contract tests of every game, and the seeded generators that tests share.
 *
 * <p>A game's tests describe it once, as a {@link strategos.testkit.GameUnderTest}, and implement
 * {@link strategos.testkit.GameContract}; every contract test is then run on random matches of it.
 */
@NullMarked
package strategos.testkit;

import org.jspecify.annotations.NullMarked;
