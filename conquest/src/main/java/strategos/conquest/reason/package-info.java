/** What speaks for a move: facts that follow from the rules and a view, with exact odds. */
@NullMarked
package strategos.conquest.reason;

import org.jspecify.annotations.NullMarked;
