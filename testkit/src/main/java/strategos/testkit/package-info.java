/**
 * The contract that every game keeps, and the seeded generators that tests of games share.
 *
 * <p>A game's tests describe it once, as a {@link strategos.testkit.GameUnderTest}, and implement
 * {@link strategos.testkit.GameContract}; every law of the contract is then tried on random matches
 * of it.
 */
@NullMarked
package strategos.testkit;

import org.jspecify.annotations.NullMarked;
