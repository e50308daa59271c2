/** Reading and writing boards in our own format and in those of other programs. */
@NullMarked
package strategos.maps.file;

import org.jspecify.annotations.NullMarked;
