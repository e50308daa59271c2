@NullMarked
package strategos.maps.generate;

import org.jspecify.annotations.NullMarked;
