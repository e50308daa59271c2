/**
 * The rules of turns, one class a phase: how it begins, what may be done in it, what that does,
 * what comes next.
 */
@NullMarked
package strategos.conquest.turn;

import org.jspecify.annotations.NullMarked;
