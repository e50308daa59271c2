@NullMarked
package strategos.terminal.conquest;

import org.jspecify.annotations.NullMarked;
