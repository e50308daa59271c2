/** Weights of patterns of Morris, learned from the tables of perfect play. */
@NullMarked
package strategos.bots.morris.fit;

import org.jspecify.annotations.NullMarked;
