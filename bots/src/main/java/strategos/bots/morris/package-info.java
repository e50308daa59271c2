/** Players of Morris that are programs: a random one, two that learn, and one that searches. */
@NullMarked
package strategos.bots.morris;

import org.jspecify.annotations.NullMarked;
