/** The command that measures how fast Strategos plays. */
@NullMarked
package strategos.app.bench;

import org.jspecify.annotations.NullMarked;
