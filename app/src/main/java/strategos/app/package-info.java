/** The command line and the wiring: the root command, and one package per command. */
@NullMarked
package strategos.app;

import org.jspecify.annotations.NullMarked;
