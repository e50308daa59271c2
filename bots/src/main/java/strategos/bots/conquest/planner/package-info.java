/** A bot that plans its whole turn by playing it out, and judges where that leads. */
@NullMarked
package strategos.bots.conquest.planner;

import org.jspecify.annotations.NullMarked;
