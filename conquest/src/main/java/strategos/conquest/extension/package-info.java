/** What extensions add to the rules of a turn: boosts, money, and what happens to all. */
@NullMarked
package strategos.conquest.extension;

import org.jspecify.annotations.NullMarked;
