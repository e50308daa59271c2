/** The command line and the wiring: the root command, and beneath it a package a command. */
@NullMarked
package strategos.app;

import org.jspecify.annotations.NullMarked;
