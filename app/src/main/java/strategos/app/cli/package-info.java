/** Shared parts of commands: common options and error handling. */
@NullMarked
package strategos.app.cli;

import org.jspecify.annotations.NullMarked;
