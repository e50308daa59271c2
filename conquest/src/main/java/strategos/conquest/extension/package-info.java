/** Extensions of the rules of a turn: boosts, money and events. */
@NullMarked
package strategos.conquest.extension;

import org.jspecify.annotations.NullMarked;
