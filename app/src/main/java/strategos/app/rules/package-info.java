/** Rules at the command line: listed, shown in full, and checked. */
@NullMarked
package strategos.app.rules;

import org.jspecify.annotations.NullMarked;
