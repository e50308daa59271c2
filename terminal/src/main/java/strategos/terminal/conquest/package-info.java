/** The family of Risk at a terminal: its board drawn, its commands read, its turns told. */
@NullMarked
package strategos.terminal.conquest;

import org.jspecify.annotations.NullMarked;
