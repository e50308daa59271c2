/** The command {@code odds}: exact odds of battles, as text or JSON. */
@NullMarked
package strategos.app.odds;

import org.jspecify.annotations.NullMarked;
