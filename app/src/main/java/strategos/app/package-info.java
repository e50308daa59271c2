/** The command line: one command a class, and the wiring between the modules. */
@NullMarked
package strategos.app;

import org.jspecify.annotations.NullMarked;
