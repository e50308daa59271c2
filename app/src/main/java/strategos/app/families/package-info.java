/** The families of games that Strategos plays: one list for all commands. */
@NullMarked
package strategos.app.families;

import org.jspecify.annotations.NullMarked;
