@NullMarked
package strategos.bots.conquest.planner;

import org.jspecify.annotations.NullMarked;
