/** Boards in files: those of other programs beside our own, read and written. */
@NullMarked
package strategos.maps.file;

import org.jspecify.annotations.NullMarked;
