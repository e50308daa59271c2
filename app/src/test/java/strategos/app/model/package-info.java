/**
 * Hexapawn: the model of a new game, complete and as small as can be. CONTRIBUTING.md explains in
 * which modules the parts of a real one belong.
 */
@NullMarked
package strategos.app.model;

import org.jspecify.annotations.NullMarked;
