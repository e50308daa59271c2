/** Boards: territories connected by borders and grouped in continents, and their text format. */
@NullMarked
package strategos.conquest.board;

import org.jspecify.annotations.NullMarked;
