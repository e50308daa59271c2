/** Boards made at random: land, borders, continents, names and bonuses from a seed. */
@NullMarked
package strategos.maps.generate;

import org.jspecify.annotations.NullMarked;
