/**
 * How likely each seat wins from a position of Risk: named terms, and networks fitted to the
 * outcomes of matches.
 */
@NullMarked
package strategos.bots.conquest.value;

import org.jspecify.annotations.NullMarked;
