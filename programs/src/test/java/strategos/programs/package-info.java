/** Tests with real programs: they run {@code python3} and {@code node}. */
@NullMarked
package strategos.programs;

import org.jspecify.annotations.NullMarked;
