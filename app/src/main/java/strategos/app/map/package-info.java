/** {@code map}: boards in files, looked at, checked, converted and made. */
@NullMarked
package strategos.app.map;

import org.jspecify.annotations.NullMarked;
