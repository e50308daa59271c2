@NullMarked
package strategos.app.terminal;

import org.jspecify.annotations.NullMarked;
