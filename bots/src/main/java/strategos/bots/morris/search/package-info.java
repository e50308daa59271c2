/** The search of Morris: alpha-beta over packed positions, and its evaluation. */
@NullMarked
package strategos.bots.morris.search;

import org.jspecify.annotations.NullMarked;
