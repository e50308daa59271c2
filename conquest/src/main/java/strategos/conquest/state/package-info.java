/**
 * What a match remembers: one mutable object of primitive arrays, cheap to copy, that keeps its own
 * books in order.
 */
@NullMarked
package strategos.conquest.state;

import org.jspecify.annotations.NullMarked;
