/** How far a program is, shown in a terminal. */
@NullMarked
package strategos.learn.progress;

import org.jspecify.annotations.NullMarked;
