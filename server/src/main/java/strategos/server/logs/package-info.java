/** The log of a server: lines that programs can read, and no floods of them. */
@NullMarked
package strategos.server.logs;

import org.jspecify.annotations.NullMarked;
