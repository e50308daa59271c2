/** The luck of players in a match: what the dice gave them, compared with the exact odds. */
@NullMarked
package strategos.conquest.luck;

import org.jspecify.annotations.NullMarked;
