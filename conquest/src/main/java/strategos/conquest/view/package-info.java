/**
 * Everything a viewer can know of a match: the view with its sheets and snapshot, the fog, what a
 * witness makes out of a step, and the guess of what is hidden.
 */
@NullMarked
package strategos.conquest.view;

import org.jspecify.annotations.NullMarked;
