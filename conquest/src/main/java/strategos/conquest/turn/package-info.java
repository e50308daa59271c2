/**
 * The rules of turns, one class per phase: how it begins, the legal moves, their effects, and what
 * comes next.
 */
@NullMarked
package strategos.conquest.turn;

import org.jspecify.annotations.NullMarked;
