@NullMarked
package strategos.terminal.console;

import org.jspecify.annotations.NullMarked;
