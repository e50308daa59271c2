@NullMarked
package strategos.terminal.shell;

import org.jspecify.annotations.NullMarked;
