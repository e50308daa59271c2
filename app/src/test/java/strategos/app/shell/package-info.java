@NullMarked
package strategos.app.shell;

import org.jspecify.annotations.NullMarked;
