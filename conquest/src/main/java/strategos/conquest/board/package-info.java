/**
 * Boards: territories joined by borders and grouped in continents, and the text files they are
 * written in.
 */
@NullMarked
package strategos.conquest.board;

import org.jspecify.annotations.NullMarked;
