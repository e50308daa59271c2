/**
 * The state of a match: one mutable object of primitive arrays, cheap to copy, that keeps itself
 * consistent.
 */
@NullMarked
package strategos.conquest.state;

import org.jspecify.annotations.NullMarked;
