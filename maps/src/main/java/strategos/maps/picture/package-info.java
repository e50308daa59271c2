/**
 * Pictures of boards: the positions of territories, their areas, the routes between them, and their
 * names.
 */
@NullMarked
package strategos.maps.picture;

import org.jspecify.annotations.NullMarked;
