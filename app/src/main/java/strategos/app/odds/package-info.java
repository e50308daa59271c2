/** The command {@code odds}: exact chances of battles, for people and for programs. */
@NullMarked
package strategos.app.odds;

import org.jspecify.annotations.NullMarked;
