/**
 * What every command shares: options that mean the same everywhere, and the way to answer when
 * something is wrong.
 */
@NullMarked
package strategos.app.cli;

import org.jspecify.annotations.NullMarked;
