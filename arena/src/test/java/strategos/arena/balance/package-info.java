@NullMarked
package strategos.arena.balance;

import org.jspecify.annotations.NullMarked;
