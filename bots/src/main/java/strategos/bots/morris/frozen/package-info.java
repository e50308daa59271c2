/** The first searcher of Morris, which never changes: later ones are measured by it. */
@NullMarked
package strategos.bots.morris.frozen;

import org.jspecify.annotations.NullMarked;
