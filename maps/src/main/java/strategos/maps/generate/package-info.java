/** Random boards: land, borders, continents, names and bonuses from a seed. */
@NullMarked
package strategos.maps.generate;

import org.jspecify.annotations.NullMarked;
