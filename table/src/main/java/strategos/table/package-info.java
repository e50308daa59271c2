/**
 * One live match: who watches it, who moves, and when bots act.
 *
 * <p>A match is owned by one thread, its table's; everybody else leaves letters for it. Whatever
 * happens is on disk before anybody is told.
 */
@NullMarked
package strategos.table;

import org.jspecify.annotations.NullMarked;
