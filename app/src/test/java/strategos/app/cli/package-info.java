@NullMarked
package strategos.app.cli;

import org.jspecify.annotations.NullMarked;
