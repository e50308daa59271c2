/** Boards as pictures: where territories lie, their areas, the routes between them, their names. */
@NullMarked
package strategos.maps.picture;

import org.jspecify.annotations.NullMarked;
