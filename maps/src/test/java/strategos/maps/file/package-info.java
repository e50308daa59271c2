@NullMarked
package strategos.maps.file;

import org.jspecify.annotations.NullMarked;
