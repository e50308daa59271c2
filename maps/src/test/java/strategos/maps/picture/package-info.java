@NullMarked
package strategos.maps.picture;

import org.jspecify.annotations.NullMarked;
