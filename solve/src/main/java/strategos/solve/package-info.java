/**
 * Tables with the value of every position of Morris, placing and moving: made, checked and read.
 */
@NullMarked
package strategos.solve;

import org.jspecify.annotations.NullMarked;
