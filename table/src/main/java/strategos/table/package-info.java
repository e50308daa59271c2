/**
 * One live match: who watches it, who moves, and when bots act.
 *
 * <p>A match is owned by one thread, that of its table; all others send it messages. Every step is
 * on disk before any watcher sees it.
 */
@NullMarked
package strategos.table;

import org.jspecify.annotations.NullMarked;
