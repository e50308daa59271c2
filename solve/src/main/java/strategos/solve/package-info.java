/**
 * Tables with the value of every position of Morris in the moving phase: made, checked and read.
 */
@NullMarked
package strategos.solve;

import org.jspecify.annotations.NullMarked;
